internal import Dynamics
public import DynamicsRecording
public import Foundation

extension UIDynamicAnimator {
  /// Advances the animator by seconds, and records the motion with the debug view.
  ///
  /// Not in UIKit. A test can attach the recording. Actions are called once per frame. Views are
  /// recorded with their background colors and corner radii, and stacked as in the tree of views. Their
  /// text is the accessibility label, or else that of their labels and buttons. A number of seconds
  /// that is negative or not finite is reported.
  public func record(for seconds: TimeInterval, framesPerSecond: Double = 60) -> Recording {
    record(upTo: seconds, framesPerSecond) { _ in true }
  }

  /// Advances the animator until it is at rest, up to a limit in seconds, and records the motion
  /// likewise.
  public func recordUntilPaused(limit: TimeInterval, framesPerSecond: Double = 60) -> Recording {
    record(upTo: limit, framesPerSecond) { $0.isRunning }
  }

  private func record(
    upTo seconds: TimeInterval, _ rate: Double, while goesOn: (DynamicAnimator) -> Bool
  ) -> Recording {
    let overlay = DebugOverlayBehavior()
    core.addBehavior(overlay)
    defer { core.removeBehavior(overlay) }
    let stacking = { withoutIsolation(self) { $0.stackedItems } }
    return core.record(upTo: seconds, rate, look, stacking, while: goesOn)
  }

  /// The items that are views in the tree of the reference view, from the lowest to the topmost.
  private var stackedItems: [any DynamicItem] {
    var views: [ObjectIdentifier: any DynamicItem] = [:]
    for item in core.items {
      if let view = ItemAdapter.item(of: item) as? UIView { views[ObjectIdentifier(view)] = item }
    }
    return (referenceView?.stackedTree ?? []).compactMap { views[ObjectIdentifier($0)] }
  }
}

extension UIView {
  /// The view and its descendants, from the lowest to the topmost.
  fileprivate var stackedTree: [UIView] {
    let places = subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }
    return [self] + places.flatMap(\.element.stackedTree)
  }

  /// What screen readers read, or else the text of the labels and buttons in the view.
  fileprivate var shownText: String? {
    if let accessibilityLabel { return accessibilityLabel }
    if let label = self as? UILabel { return label.text }
    let texts = subviews.filter { !$0.isHidden }.compactMap(\.shownText)
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }
}

private func look(of item: any DynamicItem) -> RecordingAppearance? {
  withoutIsolation(item) { item in
    guard let view = ItemAdapter.item(of: item) as? UIView else { return nil }
    let (color, text) = (view.backgroundColor?.cgColor.components, view.shownText)
    guard color != nil || text != nil else { return nil }
    let parts = (color ?? []).map { UInt8($0 > 0 ? min($0, 1) * 255 : 0) }
    return RecordingAppearance(
      fill: parts.count < 4
        ? nil : .init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]),
      cornerRadius: view.layer.cornerRadius, label: text)
  }
}
