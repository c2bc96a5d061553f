internal import DynamicsGeometry
internal import Foundation

/// The positions of the elements of a flow layout.
///
/// All values are for vertical scrolling; for horizontal scrolling, x and y are swapped.
struct Flow {
  private(set) var elements: [UICollectionViewLayoutAttributes] = []

  /// The total size of the contents.
  var size: CGSize { turned(CGSize(width: width, height: bottom)) }

  private let type: UICollectionViewLayoutAttributes.Type
  private let isVertical: Bool
  private let width: CGFloat
  private var bottom: CGFloat = 0

  // The spacing of the section that is being added.
  private var lineSpacing: CGFloat = 0
  private var inset = UIEdgeInsets.zero

  /// Makes an empty flow.
  init(type: UICollectionViewLayoutAttributes.Type, isVertical: Bool, availableSize: CGSize) {
    self.type = type
    self.isVertical = isVertical
    width = isVertical ? availableSize.width : availableSize.height
  }

  /// Adds a header or a footer, if it has a size.
  mutating func addSupplementaryView(_ kind: String, of section: Int, size: CGSize) {
    let height = turned(size).height
    guard height > 0 else { return }
    let element = type.init()
    element.indexPath = IndexPath(item: 0, section: section)
    element.representedElementKind = kind
    place(element, at: CGRect(x: 0, y: bottom, width: width, height: height))
    bottom += height
  }

  /// Adds the items of a section.
  mutating func addSection(
    _ section: Int, sizes: [CGSize], lineSpacing: CGFloat, itemSpacing: CGFloat,
    inset: UIEdgeInsets
  ) {
    self.lineSpacing = lineSpacing
    self.inset =
      isVertical
      ? inset
      : UIEdgeInsets(
        top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
    let sizes = sizes.map(turned)
    let availableWidth = width - self.inset.left - self.inset.right
    var y = bottom + self.inset.top
    let breaks = LineBreaks(
      widths: sizes.map(\.width), availableWidth: availableWidth, spacing: itemSpacing)
    var lines = breaks.lines[...]
    while let line = lines.popFirst() {
      let height = line.map { sizes[$0].height }.max() ?? 0
      let gap = breaks.gap(in: line)
      var x = self.inset.left + gap.before
      for item in line {
        let size = sizes[item]
        let cell = type.init()
        cell.indexPath = IndexPath(item: item, section: section)
        let top = y + (height - size.height) / 2
        place(cell, at: CGRect(x: x, y: top, width: size.width, height: size.height))
        x += size.width + gap.between
      }
      y += height + (lines.isEmpty ? 0 : lineSpacing)
    }
    bottom = y + self.inset.bottom
  }

  private mutating func place(_ element: UICollectionViewLayoutAttributes, at frame: CGRect) {
    element.frame = CGRect(
      origin: isVertical ? frame.origin : CGPoint(x: frame.minY, y: frame.minX),
      size: turned(frame.size))
    elements.append(element)
  }

  private func turned(_ size: CGSize) -> CGSize {
    isVertical ? size : CGSize(width: size.height, height: size.width)
  }
}
