import Dynamics
import DynamicsGTK

/// A widget that hangs on springs from the upper edge of the window.
@MainActor
struct Hanging {
  private let item: WidgetItem
  private let fraction: CGFloat
  private let springs: [AttachmentBehavior]
  private let offsets: [CGFloat]
  private let lengths: [CGFloat]

  /// In points.
  private static let (margin, drop): (CGFloat, CGFloat) = (12, 150)

  init(
    _ item: WidgetItem, across fraction: CGFloat, on springs: [AttachmentBehavior],
    from offsets: [CGFloat]
  ) {
    (self.item, self.fraction, self.springs, self.offsets) = (item, fraction, springs, offsets)
    lengths = springs.map(\.length)
  }

  /// Moves the anchors; where the widget would not be right of the one before, it hangs lower.
  ///
  /// - Parameters:
  ///   - width: Of the window.
  ///   - free: From where nothing hangs at the same height.
  /// - Returns: The same for the next widget.
  func fit(into width: CGFloat, after free: CGFloat) -> CGFloat {
    let reach = item.bounds.width / 2 + Self.margin
    let middle = max(min(fraction * width, width - reach), reach)
    let isBeside = middle - reach >= free
    for (index, spring) in springs.enumerated() {
      let anchor = CGPoint(x: middle + offsets[index], y: 0)
      let length = lengths[index] + (isBeside ? 0 : Self.drop)
      if spring.anchorPoint != anchor { spring.anchorPoint = anchor }
      if spring.length != length { spring.length = length }
    }
    return middle + reach
  }
}
