import Dynamics

/// Items of one material in a room, with what is known of each from outside: mass, inertia, outline, pins.
final class Stage {
  /// The shapes that items have.
  enum Form: CaseIterable { case box, disc, egg, triangle, hexagon }

  struct Material {
    var elasticity: CGFloat = 0
    var friction: CGFloat = 0.2
    var resistance: CGFloat = 0
  }

  struct Body {
    let item: BasicItem
    let form: Form
    let mass: CGFloat
    let inertia: CGFloat
    /// Where it was before the step.
    var last: CGPoint
  }

  /// Two items, or an item and a point, that share a point.
  struct Pin {
    let first: BasicItem
    let second: BasicItem?
    /// In the items' own coordinates; for no second item in those of the room.
    let onFirst: CGPoint
    let onSecond: CGPoint
  }

  static let gravity: CGFloat = 1000

  let animator: DynamicAnimator
  let collision = CollisionBehavior()
  let properties = DynamicItemBehavior()
  let anchored = DynamicItemBehavior()
  private let gravity = GravityBehavior()
  let laws: MotionLaws
  let size: CGSize
  private(set) var bodies: [Body] = []
  private(set) var pins: [Pin] = []

  init(size: CGSize = CGSize(width: 560, height: 640), material: Material) {
    self.size = size
    animator = DynamicAnimator(referenceBounds: CGRect(origin: .zero, size: size))
    collision.translatesReferenceBoundsIntoBoundary = true
    properties.elasticity = material.elasticity
    properties.friction = material.friction
    properties.resistance = material.resistance
    properties.angularResistance = material.resistance
    anchored.isAnchored = true
    anchored.friction = material.friction
    anchored.elasticity = material.elasticity
    for behavior in [collision, gravity, properties, anchored] { animator.addBehavior(behavior) }
    laws = MotionLaws(animator, collision)
  }

  @discardableResult
  func add(_ form: Form, at center: CGPoint, _ size: CGSize, angle: CGFloat = 0) -> BasicItem {
    let item = Self.item(form, at: center, size)
    item.angle = angle
    let (area, spread) = Self.measures(of: form, size)
    let mass = area / 10_000
    bodies.append(Body(item: item, form: form, mass: mass, inertia: mass * spread, last: center))
    gravity.addItem(item)
    properties.addItem(item)
    collision.addItem(item)
    laws.watch(item, isPulled: true)
    return item
  }

  @discardableResult
  func addAnchored(at center: CGPoint, _ size: CGSize, angle: CGFloat = 0) -> BasicItem {
    let item = Self.item(.box, at: center, size)
    item.angle = angle
    collision.addItem(item)
    anchored.addItem(item)
    return item
  }

  /// Pins an item to another, or to the room.
  func pin(
    _ first: BasicItem, to second: BasicItem?, at place: CGPoint, range: ClosedRange<CGFloat>?
  ) {
    let attachment: AttachmentBehavior
    if let second {
      attachment = .pinAttachment(with: first, attachedTo: second, attachmentAnchor: place)
      if let range {
        attachment.attachmentRange = FloatRange(
          minimum: range.lowerBound, maximum: range.upperBound)
      }
    } else {
      let offset = first.local(place)
      attachment = AttachmentBehavior(
        item: first, offsetFromCenter: Offset(horizontal: offset.x, vertical: offset.y),
        attachedToAnchor: place)
    }
    animator.addBehavior(attachment)
    if let second { laws.link(first, second) } else { laws.hold(first) }
    pins.append(
      Pin(
        first: first, second: second, onFirst: first.local(place),
        onSecond: second?.local(place) ?? place))
  }

  func step() {
    for index in bodies.indices { bodies[index].last = bodies[index].item.center }
    laws.step()
  }

  // MARK: Measures

  func velocity(of item: BasicItem) -> CGPoint { properties.linearVelocity(for: item) }

  var topSpeed: CGFloat {
    bodies.reduce(0) { max($0, hypot(velocity(of: $1.item).x, velocity(of: $1.item).y)) }
  }

  /// Kinetic and potential, half a step before the end of the last step, where velocities belong, in kg·pt²/s².
  var energy: CGFloat {
    bodies.reduce(0) { sum, body in
      let (velocity, spin) = (
        velocity(of: body.item), properties.angularVelocity(for: body.item)
      )
      let height = size.height - (body.item.center.y + body.last.y) / 2
      return sum + body.mass * (velocity.x * velocity.x + velocity.y * velocity.y) / 2
        + body.inertia * spin * spin / 2 + body.mass * Self.gravity * height
    }
  }

  /// How far the worst pin is open, in points.
  var worstGap: CGFloat {
    pins.reduce(0) { worst, pin in
      let a = pin.first.room(pin.onFirst)
      let b = pin.second?.room(pin.onSecond) ?? pin.onSecond
      return max(worst, a.distance(to: b))
    }
  }

  /// How far the worst two items are inside each other, in points.
  var worstOverlap: CGFloat {
    let outlines = bodies.map { ConvexOutline(of: $0) }
    var worst: CGFloat = 0
    for (index, outline) in outlines.enumerated() {
      for other in outlines[..<index] { worst = max(worst, outline.depth(in: other)) }
    }
    return worst
  }

  private static func item(_ form: Form, at center: CGPoint, _ size: CGSize) -> BasicItem {
    switch form {
    case .box: return BasicItem(center: center, size: size)
    case .disc, .egg:
      return BasicItem(center: center, size: size, collisionBoundsType: .ellipse)
    case .triangle, .hexagon:
      let item = BasicItem(center: center, size: size, collisionBoundsType: .path)
      item.collisionBoundingPath = Outline.polygon(corners(of: form, size)).makePath()
      return item
    }
  }

  /// Of a triangle or a hexagon, which are as high as wide.
  static func corners(of form: Form, _ size: CGSize) -> [CGPoint] {
    Outline.corners(form == .triangle ? 3 : 6, in: size)
  }

  /// The area, in pt², and the moment of inertia for each kilogram, in pt².
  private static func measures(of form: Form, _ size: CGSize) -> (CGFloat, CGFloat) {
    let (w, h, r) = (size.width, size.height, size.width / 2)
    switch form {
    case .box: return (w * h, (w * w + h * h) / 12)
    case .disc, .egg: return (.pi * w * h / 4, (w * w + h * h) / 16)
    case .triangle: return (3 * 3.squareRoot() / 4 * r * r, r * r / 4)
    case .hexagon: return (3 * 3.squareRoot() / 2 * r * r, 5 * r * r / 12)
    }
  }
}

extension BasicItem {
  /// Where a place of the room is in the item's own coordinates.
  fileprivate func local(_ place: CGPoint) -> CGPoint {
    let (x, y) = (place.x - center.x, place.y - center.y)
    return CGPoint(x: x * cos(angle) + y * sin(angle), y: y * cos(angle) - x * sin(angle))
  }

  /// Where a place of the item is in the room.
  func room(_ place: CGPoint) -> CGPoint {
    CGPoint(
      x: center.x + place.x * cos(angle) - place.y * sin(angle),
      y: center.y + place.x * sin(angle) + place.y * cos(angle))
  }
}
