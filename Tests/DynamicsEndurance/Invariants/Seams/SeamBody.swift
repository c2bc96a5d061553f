import Dynamics

/// An item with its outline as seen from outside.
struct SeamBody {
  let item: any DynamicItem
  /// The corners of its convex parts, in its own coordinates.
  let parts: [[CGPoint]]
  /// How far it reaches from its center to the wall, and away from it.
  let front: CGFloat
  let back: CGFloat
  let size: CGSize

  /// - Parameter size: Along and across the drive.
  init(
    _ shape: SeamPlan.Feature?, _ size: CGSize, corners: Int, at place: CGPoint, in frame: SeamFrame
  ) {
    let own = Self.parts(shape, size, corners: corners)
    parts = own.map { $0.map(frame.turned) }
    front = own.joined().reduce(0) { max($0, $1.x) }
    back = own.joined().reduce(0) { max($0, -$1.x) }
    self.size = size
    let center = frame.room(place.x, place.y)
    let turned = frame.turned(size)
    switch shape {
    case .disc, .ellipse:
      item = BasicItem(center: center, size: turned, collisionBoundsType: .ellipse)
    case .rounded, .hull:
      let basic = BasicItem(center: center, size: turned, collisionBoundsType: .path)
      basic.collisionBoundingPath = Outline.polygon(parts[0]).makePath()
      item = basic
    case .group:
      item = DynamicItemGroup(
        items: parts.map { part in
          let (low, high) = (
            part.min { $0.x + $0.y < $1.x + $1.y }!, part.max { $0.x + $0.y < $1.x + $1.y }!
          )
          return BasicItem(
            center: CGPoint(
              x: center.x + (low.x + high.x) / 2, y: center.y + (low.y + high.y) / 2),
            size: CGSize(width: high.x - low.x, height: high.y - low.y))
        })
    default: item = BasicItem(center: center, size: turned)
    }
    if frame.tilt != 0 { item.transform = CGAffineTransform(rotationAngle: frame.tilt) }
  }

  private static func parts(
    _ shape: SeamPlan.Feature?, _ size: CGSize, corners: Int
  ) -> [[CGPoint]] {
    let (x, y) = (size.width / 2, size.height / 2)
    func box(_ low: CGFloat, _ high: CGFloat) -> [CGPoint] {
      [(-x, low), (x, low), (x, high), (-x, high)].map { CGPoint(x: $0, y: $1) }
    }
    switch shape {
    case .disc, .ellipse: return [Outline.corners(64, in: size)]
    case .hull: return [Outline.corners(corners, in: size)]
    case .rounded:
      return [rounded(x, y, radius: min(x, y) / 2)]
    // Two bars with a slot between them.
    case .group: return [box(-y, -y / 4), box(y / 4, y)]
    default: return [box(-y, y)]
    }
  }

  /// Three points at each corner.
  private static func rounded(_ x: CGFloat, _ y: CGFloat, radius r: CGFloat) -> [CGPoint] {
    let (half, cut) = (CGPoint(x: x - r, y: y - r), 0.3 * r)
    let corner = [
      CGPoint(x: x, y: half.y), CGPoint(x: x - cut, y: y - cut), CGPoint(x: half.x, y: y),
    ]
    let left = corner.reversed().map { CGPoint(x: -$0.x, y: $0.y) }
    let top = left.reversed().map { CGPoint(x: $0.x, y: -$0.y) }
    let right = corner.reversed().map { CGPoint(x: $0.x, y: -$0.y) }
    return corner + left + top + right
  }

  var outlines: [ConvexOutline] { parts.map { ConvexOutline($0.map { item.place($0) }) } }

  /// How deep the two are inside each other, in points.
  func depth(in other: SeamBody) -> CGFloat {
    let others = other.outlines
    return outlines.reduce(0) { worst, outline in
      others.reduce(worst) { max($0, outline.depth(in: $1)) }
    }
  }
}

extension DynamicItem {
  /// Where a point of the item is in the room.
  func place(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: center.x + transform.a * point.x + transform.c * point.y,
      y: center.y + transform.b * point.x + transform.d * point.y)
  }

  /// Where a point of the room is in the item.
  func own(_ place: CGPoint) -> CGPoint {
    let (x, y) = (place.x - center.x, place.y - center.y)
    return CGPoint(
      x: transform.a * x + transform.b * y, y: transform.c * x + transform.d * y)
  }
}
