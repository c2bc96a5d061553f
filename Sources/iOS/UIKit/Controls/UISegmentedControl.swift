internal import DynamicsReporting

/// One of a few; see Apple's `UISegmentedControl`.
///
/// A test sets ``selectedSegmentIndex`` and calls `sendActions(for: .valueChanged)`.
open class UISegmentedControl: UIControl {
  /// The index when none is selected.
  public nonisolated static let noSegment = -1

  private var titles: [String?] = []

  /// Makes a control with a segment for each title; of images, there is nothing to see.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  /// How many segments there are.
  open var numberOfSegments: Int { titles.count }

  /// The segment that is selected; ``noSegment`` by default, and for any that is not there.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      guard !titles.indices.contains(selectedSegmentIndex) else { return }
      if selectedSegmentIndex != Self.noSegment {
        DynamicsDiagnostics.report(
          "there is no segment \(selectedSegmentIndex); none is selected",
          by: "selectedSegmentIndex")
        selectedSegmentIndex = Self.noSegment
      }
    }
  }

  /// The title of a segment; `nil` if it has none or is not there.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Sets the title of a segment; of one that is not there, it is ignored.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }

  /// Puts a segment at a place among the others; beyond the last is the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let place = max(0, min(segment, titles.count))
    titles.insert(title, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
  }
}
