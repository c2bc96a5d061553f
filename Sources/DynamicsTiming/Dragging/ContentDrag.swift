package import DynamicsGeometry
package import Foundation

/// How the contents of a scroll view follow a finger, and where they come to rest.
package struct ContentDrag {
  private let range: ScrollRange
  private let size: CGSize
  private let bounces: Bool
  private let scrolls: (x: Bool, y: Bool)

  /// - Parameters:
  ///   - size: The size of the view, in points.
  ///   - alwaysScrolls: Whether contents that fit can be dragged along each axis.
  package init(
    range: ScrollRange, size: CGSize, bounces: Bool, alwaysScrolls: (x: Bool, y: Bool)
  ) {
    self.range = range
    self.size = size
    self.bounces = bounces
    scrolls = (
      range.start.x < range.end.x || alwaysScrolls.x, range.start.y < range.end.y || alwaysScrolls.y
    )
  }

  /// The offset after a finger has moved; along axes that do not scroll, it stays.
  package func offset(
    from start: CGPoint, movedBy translation: CGPoint, else present: CGPoint
  ) -> CGPoint {
    let (least, most) = (range.start, range.end)
    return CGPoint(
      x: scrolls.x
        ? stretched(start.x - translation.x, within: least.x...most.x, size.width) : present.x,
      y: scrolls.y
        ? stretched(start.y - translation.y, within: least.y...most.y, size.height) : present.y)
  }

  /// The offset while contents are dragged past an edge.
  private func stretched(
    _ offset: CGFloat, within range: ClosedRange<CGFloat>, _ size: CGFloat
  ) -> CGFloat {
    let nearest = min(max(offset, range.lowerBound), range.upperBound)
    guard bounces, offset != nearest, size > 0 else { return nearest }
    return nearest + RubberBand(dimension: size).stretched(offset - nearest)
  }

  /// The velocity of the offset in points per millisecond, along axes that scroll.
  package func velocityOfOffset(at speed: CGPoint) -> CGPoint {
    CGPoint(x: scrolls.x ? -speed.x / 1000 : 0, y: scrolls.y ? -speed.y / 1000 : 0)
  }

  /// The offset at which the view comes to rest (Apple, "Designing Fluid Interfaces", WWDC 2018).
  ///
  /// - Parameter rate: The factor by which the speed falls in each millisecond.
  package func restingOffset(from offset: CGPoint, velocity: CGPoint, rate: CGFloat) -> CGPoint {
    let rate = min(max(rate, 0), 0.9999)
    let distancePerVelocity = rate / (1 - rate)
    return range.nearest(
      to: CGPoint(
        x: offset.x + velocity.x * distancePerVelocity,
        y: offset.y + velocity.y * distancePerVelocity))
  }
}
