package import Foundation

/// The frames of boxes that are placed one after another in lines, section by section.
///
/// All values are for vertical scrolling; for horizontal scrolling, x and y are swapped.
package struct FlowFrames {
  /// A box of a section.
  package struct Element {
    package let section: Int
    /// The number of the box in its section.
    package let item: Int
    /// The kind of a box that takes a whole line; `nil` for those that flow.
    package let kind: String?
    package let frame: CGRect
  }

  package private(set) var elements: [Element] = []

  /// The total size of the contents.
  package var size: CGSize { turned(CGSize(width: width, height: bottom)) }

  private let isVertical: Bool
  private let width: CGFloat
  private var bottom: CGFloat = 0

  /// Makes an empty flow.
  package init(isVertical: Bool, availableSize: CGSize) {
    self.isVertical = isVertical
    width = isVertical ? availableSize.width : availableSize.height
  }

  /// Adds a header or a footer, if it has a size.
  package mutating func addLine(_ kind: String, of section: Int, size: CGSize) {
    let height = turned(size).height
    guard height > 0 else { return }
    add(section, 0, kind, at: CGRect(x: 0, y: bottom, width: width, height: height))
    bottom += height
  }

  /// Adds the items of a section.
  package mutating func addSection(
    _ section: Int, sizes: [CGSize], lineSpacing: CGFloat, itemSpacing: CGFloat,
    inset: EdgeInsets
  ) {
    let inset =
      isVertical
      ? inset
      : EdgeInsets(
        top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
    let sizes = sizes.map(turned)
    let availableWidth = width - inset.left - inset.right
    var y = bottom + inset.top
    let breaks = LineBreaks(
      widths: sizes.map(\.width), availableWidth: availableWidth, spacing: itemSpacing)
    var lines = breaks.lines[...]
    while let line = lines.popFirst() {
      let height = line.map { sizes[$0].height }.max() ?? 0
      let gap = breaks.gap(in: line)
      var x = inset.left + gap.before
      for item in line {
        let size = sizes[item]
        let top = y + (height - size.height) / 2
        add(section, item, nil, at: CGRect(x: x, y: top, width: size.width, height: size.height))
        x += size.width + gap.between
      }
      y += height + (lines.isEmpty ? 0 : lineSpacing)
    }
    bottom = y + inset.bottom
  }

  private mutating func add(_ section: Int, _ item: Int, _ kind: String?, at frame: CGRect) {
    let origin = isVertical ? frame.origin : CGPoint(x: frame.minY, y: frame.minX)
    let frame = CGRect(origin: origin, size: turned(frame.size))
    elements.append(Element(section: section, item: item, kind: kind, frame: frame))
  }

  private func turned(_ size: CGSize) -> CGSize {
    isVertical ? size : CGSize(width: size.height, height: size.width)
  }
}
