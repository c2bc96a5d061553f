package import Foundation

/// The offsets of a view that scrolls, from one corner to another.
package struct ScrollRange {
  package let start, end: CGPoint

  /// The offsets that show no area of a view beyond its contents and insets, in points.
  package init(contents: CGSize, insets: EdgeInsets, view: CGSize) {
    start = CGPoint(x: -insets.left, y: -insets.top)
    end = CGPoint(
      x: max(start.x, contents.width + insets.right - view.width),
      y: max(start.y, contents.height + insets.bottom - view.height))
  }

  package func nearest(to offset: CGPoint) -> CGPoint {
    CGPoint(x: min(max(offset.x, start.x), end.x), y: min(max(offset.y, start.y), end.y))
  }

  /// The page at which a drag ends: the next one in its direction, or else the nearest.
  ///
  /// - Parameter size: The size of a page, in points.
  package func page(
    from start: CGPoint, to current: CGPoint, velocity: CGPoint, size: CGSize
  ) -> CGPoint {
    func page(
      _ start: CGFloat, _ current: CGFloat, _ velocity: CGFloat, _ size: CGFloat
    ) -> CGFloat {
      guard size > 0 else { return current }
      let before = (start / size).rounded()
      let nearest = (current / size).rounded()
      let next = velocity == 0 ? nearest : before + (velocity > 0 ? 1 : -1)
      return min(max(next, before - 1), before + 1) * size
    }
    return nearest(
      to: CGPoint(
        x: page(start.x, current.x, velocity.x, size.width),
        y: page(start.y, current.y, velocity.y, size.height)))
  }
}

extension CGPoint {
  /// The offset of a view that shows an item at a fraction of the room within insets: 0 at its
  /// start, 1 at its end; `nil` keeps a coordinate.
  package func showing(
    _ item: CGRect, at fractionX: CGFloat?, _ fractionY: CGFloat?, in view: CGSize,
    _ insets: EdgeInsets
  ) -> CGPoint {
    let room = CGSize(
      width: view.width - insets.left - insets.right,
      height: view.height - insets.top - insets.bottom)
    return CGPoint(
      x: fractionX.map { item.minX - insets.left + $0 * (item.width - room.width) } ?? x,
      y: fractionY.map { item.minY - insets.top + $0 * (item.height - room.height) } ?? y)
  }
}
