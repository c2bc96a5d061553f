package import Dynamics
package import Foundation

/// Plays scenes with this package, through its public API.
package struct SwiftDynamics: Engine {
  package init() {}

  package var name: String { "swift-dynamics" }

  package func play(_ scene: Scene) -> Trace {
    let stage = Stage(scene)
    var trace = Trace(of: scene)
    for step in 1...max(1, scene.steps) {
      stage.animator.step()
      for (a, b) in stage.takeHits() { trace.append(Trace.Hit(step: step, a: a, b: b)) }
      if step.isMultiple(of: scene.stepsPerState) { trace.append(stage.states) }
    }
    return trace
  }
}

/// A scene in an animator.
package final class Stage: CollisionBehaviorDelegate {
  package let animator: DynamicAnimator
  /// One for each body.
  package let items: [BasicItem]
  /// One for each item.
  private let properties: [DynamicItemBehavior]
  private let numbers: [ObjectIdentifier: Int]
  private var hits: [(Int, Int?)] = []

  /// - Parameter bounds: What is seen of it in a recording; it changes nothing else.
  package init(
    _ scene: Scene, in bounds: CGRect = CGRect(x: 0, y: 0, width: 1000, height: 1000)
  ) {
    animator = DynamicAnimator(referenceBounds: bounds)
    animator.timeStep = scene.timeStep
    items = scene.bodies.map(BasicItem.init)
    properties = zip(items, scene.bodies).map(DynamicItemBehavior.init)
    numbers = Dictionary(
      uniqueKeysWithValues: zip(items.map(ObjectIdentifier.init), items.indices))
    for behavior in properties { animator.addBehavior(behavior) }
    if scene.gravity != 0 { addGravity(scene.gravity) }
    addCollisions(scene)
    for joint in scene.joints { animator.addBehavior(attachment(joint, scene)) }
    for (item, body) in zip(items, scene.bodies) {
      if let shake = body.shake { self.shake(item, from: body.center, by: shake) }
    }
  }

  var states: [Trace.State] {
    zip(items, properties).map { item, properties in
      let velocity = properties.linearVelocity(for: item)
      return Trace.State(
        position: Vector(item.center), angle: item.angle, velocity: Vector(velocity),
        spin: properties.angularVelocity(for: item))
    }
  }

  /// The contacts that began since the last call.
  func takeHits() -> [(Int, Int?)] {
    defer { hits.removeAll() }
    return hits
  }

  private func addGravity(_ acceleration: Double) {
    let gravity = GravityBehavior(items: items)
    gravity.magnitude = acceleration / 1000
    animator.addBehavior(gravity)
  }

  private func addCollisions(_ scene: Scene) {
    guard scene.bodiesCollide || !scene.walls.isEmpty else { return }
    let collision = CollisionBehavior(items: items)
    collision.collisionMode = scene.bodiesCollide ? .everything : .boundaries
    for (number, wall) in scene.walls.enumerated() {
      collision.addBoundary(withIdentifier: number, for: BezierPath(wall))
    }
    collision.collisionDelegate = self
    animator.addBehavior(collision)
  }

  private func attachment(_ joint: Joint, _ scene: Scene) -> AttachmentBehavior {
    let offsetA = Offset(from: scene.bodies[joint.a], to: joint.endA)
    let attachment: AttachmentBehavior
    if let b = joint.b {
      attachment =
        joint.kind == .pin
        ? .pinAttachment(
          with: items[joint.a], attachedTo: items[b], attachmentAnchor: CGPoint(joint.endA))
        : AttachmentBehavior(
          item: items[joint.a], offsetFromCenter: offsetA, attachedTo: items[b],
          offsetFromCenter: Offset(from: scene.bodies[b], to: joint.endB))
    } else {
      attachment = AttachmentBehavior(
        item: items[joint.a], offsetFromCenter: offsetA, attachedToAnchor: CGPoint(joint.endB))
    }
    if let length = joint.length { attachment.length = length }
    if case .spring(let frequency, let damping) = joint.kind {
      let body = scene.bodies[joint.a]
      let omega = 2 * .pi * frequency
      // Of one body and a fixed point, as all scenes have it.
      precondition(joint.b == nil)
      attachment.stiffness = body.mass * omega * omega
      attachment.dampingCoefficient = 2 * damping * body.mass * omega
    }
    return attachment
  }

  /// Moves an item up and down, each step to where it is at the end of it.
  private func shake(_ item: BasicItem, from lowest: Vector, by shake: Shake) {
    let behavior = KinematicBehavior(items: [item])
    animator.addBehavior(behavior)
    let moveOn = { [unowned animator, unowned behavior] in
      let time = animator.elapsedTime + animator.timeStep
      let place = lowest - Vector(0, shake.height(at: time))
      behavior.follow(item, to: CGPoint(place), at: time)
    }
    moveOn()
    behavior.action = moveOn
  }

  // MARK: Contacts

  package func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at point: CGPoint
  ) {
    guard let a = number(of: item1), let b = number(of: item2) else { return }
    hits.append((min(a, b), max(a, b)))
  }

  package func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at point: CGPoint
  ) {
    guard let a = number(of: item) else { return }
    hits.append((a, nil))
  }

  private func number(of item: any DynamicItem) -> Int? { numbers[ObjectIdentifier(item)] }
}

extension BasicItem {
  fileprivate convenience init(_ body: Body) {
    let center = CGPoint(body.center)
    switch body.shape {
    case .box(let width, let height):
      self.init(center: center, size: CGSize(width: width, height: height))
    case .disc(let radius):
      self.init(
        center: center, size: CGSize(width: 2 * radius, height: 2 * radius),
        collisionBoundsType: .ellipse)
    case .polygon(let corners):
      let path = BezierPath(Wall.lines(corners, isClosed: true))
      self.init(center: center, size: path.bounds.size, collisionBoundsType: .path)
      collisionBoundingPath = path
    }
    if body.angle != 0 { angle = body.angle }
  }
}

extension DynamicItemBehavior {
  fileprivate convenience init(_ item: BasicItem, _ body: Body) {
    self.init(items: [item])
    (resistance, angularResistance) = (0, 0)
    (density, elasticity, friction) = (body.density, body.elasticity, body.friction)
    (allowsRotation, isAnchored) = (body.turns, body.isAnchored)
    usesPreciseCollisionDetection = body.isPrecise
    addLinearVelocity(CGPoint(body.velocity), for: item)
    addAngularVelocity(body.spin, for: item)
  }
}

extension BezierPath {
  fileprivate convenience init(_ wall: Wall) {
    self.init()
    move(to: CGPoint(wall.start))
    for piece in wall.pieces {
      switch piece {
      case .line(let end): addLine(to: CGPoint(end))
      case .arc(let center, let radius, let from, let to):
        addArc(
          withCenter: CGPoint(center), radius: radius, startAngle: from, endAngle: to,
          clockwise: to > from)
      case .curve(let end, let c1, let c2):
        addCurve(to: CGPoint(end), controlPoint1: CGPoint(c1), controlPoint2: CGPoint(c2))
      }
    }
    if wall.isClosed { close() }
  }
}

extension Offset {
  /// From the center of a body to a point of it, as if the body were not turned.
  fileprivate init(from body: Body, to point: Vector) {
    let offset = (point - body.center).turned(by: -body.angle)
    self.init(horizontal: offset.x, vertical: offset.y)
  }
}

extension CGPoint {
  fileprivate init(_ vector: Vector) { self.init(x: vector.x, y: vector.y) }
}

extension Vector {
  fileprivate init(_ point: CGPoint) { self.init(point.x, point.y) }
}
