import Dynamics

/// An attachment, and how far it is open as seen from outside.
struct SeamJoint {
  enum Kind { case rod, rope, pin, weld, slide, soft }

  let attachment: AttachmentBehavior
  let kind: Kind
  let first: any DynamicItem
  let second: (any DynamicItem)?
  let onFirst: CGPoint
  /// In the second item, or in the room.
  let onSecond: CGPoint
  /// Of a slide, in the second item or in the room.
  var axis = CGPoint(x: 1, y: 0)
  let length: CGFloat
  let angle: CGFloat

  init(
    _ attachment: AttachmentBehavior, _ kind: Kind, _ first: any DynamicItem,
    _ second: (any DynamicItem)?, at place: CGPoint, and other: CGPoint
  ) {
    (self.attachment, self.kind, self.first, self.second) = (attachment, kind, first, second)
    onFirst = first.own(place)
    onSecond = second?.own(other) ?? other
    length = place.distance(to: other)
    angle = Self.angle(of: first) - (second.map(Self.angle) ?? 0)
  }

  private static func angle(of item: any DynamicItem) -> CGFloat {
    atan2(item.transform.b, item.transform.a)
  }

  /// In points; a radian of a weld counts as 10.
  var opening: CGFloat {
    let a = first.place(onFirst)
    let b = second?.place(onSecond) ?? onSecond
    let distance = a.distance(to: b)
    switch kind {
    case .rod: return abs(distance - length)
    case .rope: return max(0, distance - length)
    case .pin: return distance
    case .weld: return max(distance, 10 * turn)
    case .slide:
      let start = second?.place(.zero) ?? .zero
      let end = second?.place(axis) ?? axis
      let (x, y) = (end.x - start.x, end.y - start.y)
      return max(abs((a.x - b.x) * y - (a.y - b.y) * x), 10 * turn)
    case .soft: return 0
    }
  }

  private var turn: CGFloat {
    let turn = Self.angle(of: first) - (second.map(Self.angle) ?? 0) - angle
    return abs(turn - (turn / (2 * .pi)).rounded() * 2 * .pi)
  }
}
