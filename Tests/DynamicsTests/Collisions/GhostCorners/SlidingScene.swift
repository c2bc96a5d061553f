import Dynamics
import DynamicsTestSupport
import Foundation

/// An item that slides on a floor, wall or ceiling, pressed against it.
///
/// Positions are in the axes of the floor: x along it, y up from it. The whole scene is rotated by
/// `angle`.
struct SlidingScene {
  enum Kind: CaseIterable { case disc, ellipse, box }

  let animator = DynamicAnimator(referenceBounds: .zero)
  let angle: Double
  let origin: CGPoint
  let collision: CollisionBehavior
  let motion: DynamicItemBehavior
  let item: BasicItem

  init(
    _ kind: Kind, _ size: CGSize, at x: Double, height: Double = 0, speed: Double,
    elasticity: Double = 0, angle: Double = 0, origin: CGPoint = .zero
  ) {
    (self.angle, self.origin) = (angle, origin)
    let size = kind == .disc ? CGSize(width: size.width, height: size.width) : size
    item = BasicItem(
      center: .zero, size: size, collisionBoundsType: kind == .box ? .rectangle : .ellipse)
    item.angle = angle
    let up = height + size.height / 2
    item.center = CGPoint(
      x: origin.x + x * cos(angle) + up * sin(angle),
      y: origin.y + x * sin(angle) - up * cos(angle))
    collision = CollisionBehavior(items: [item])
    animator.addBehavior(collision)
    motion = animator.withoutResistance(item)
    motion.friction = 0
    motion.elasticity = elasticity
    let gravity = GravityBehavior(items: [item])
    gravity.gravityDirection = CGVector(dx: -sin(angle), dy: cos(angle))
    animator.addBehavior(gravity)
    motion.addLinearVelocity(
      CGPoint(x: speed * cos(angle), y: speed * sin(angle)), for: item)
  }

  func place(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(
      x: origin.x + x * cos(angle) + y * sin(angle), y: origin.y + x * sin(angle) - y * cos(angle))
  }

  /// A tile below the floor unless `bottom` says otherwise.
  func tile(_ x: ClosedRange<Double>, bottom: Double = -20, top: Double = 0) -> BasicItem {
    let tile = BasicItem(
      center: place((x.lowerBound + x.upperBound) / 2, (top + bottom) / 2),
      size: CGSize(width: x.upperBound - x.lowerBound, height: top - bottom))
    tile.angle = angle
    return tile
  }

  func anchor(_ items: [any DynamicItem]) {
    for item in items { collision.addItem(item) }
    let anchors = DynamicItemBehavior(items: items)
    anchors.isAnchored = true
    (anchors.friction, anchors.elasticity) = (0, 0)
    animator.addBehavior(anchors)
  }

  /// A row of tiles of given widths.
  func row(from start: Double, widths: [Double]) -> [BasicItem] {
    var x = start
    return widths.map { width in
      defer { x += width }
      return tile(x...(x + width))
    }
  }

  func addLine(_ points: [(Double, Double)], name: String = "line") {
    let path = BezierPath()
    path.move(to: place(points[0].0, points[0].1))
    for point in points.dropFirst() { path.addLine(to: place(point.0, point.1)) }
    collision.addBoundary(withIdentifier: name, for: path)
  }

  /// The position of the item's center along the floor.
  var x: Double {
    (item.center.x - origin.x) * cos(angle) + (item.center.y - origin.y) * sin(angle)
  }

  /// The height of the item's lowest point, if it has not turned.
  var height: Double {
    (item.center.x - origin.x) * sin(angle) - (item.center.y - origin.y) * cos(angle)
      - item.bounds.height / 2
  }

  /// The speed along the floor, in pt/s.
  var speed: Double {
    let velocity = motion.linearVelocity(for: item)
    return velocity.x * cos(angle) + velocity.y * sin(angle)
  }

  /// The lowest and highest speed and height while the item slides to `end`.
  func slide(to end: Double, steps: Int = 150) -> (
    speeds: ClosedRange<Double>, heights: ClosedRange<Double>
  ) {
    var (speeds, heights) = (speed...speed, height...height)
    for _ in 0..<steps where x < end {
      animator.step()
      speeds = min(speeds.lowerBound, speed)...max(speeds.upperBound, speed)
      heights = min(heights.lowerBound, height)...max(heights.upperBound, height)
    }
    return (speeds, heights)
  }
}
