import Dynamics

// From plans to items and behaviors.

extension EscapeScene.Item {
  func makeItem() -> any DynamicItem {
    let item = BasicItem(center: center, size: size, collisionBoundsType: boundsType)
    switch shape {
    case .rectangle, .ellipse: break
    case .triangle:
      item.collisionBoundingPath = Outline.polygon(Outline.corners(3, in: size)).makePath()
    case .hexagon:
      item.collisionBoundingPath = Outline.polygon(Outline.corners(6, in: size)).makePath()
    case .group: return makeGroup()
    }
    item.angle = angle
    return item
  }

  private var boundsType: DynamicItemCollisionBoundsType {
    switch shape {
    case .ellipse: .ellipse
    case .triangle, .hexagon: .path
    case .rectangle, .group: .rectangle
    }
  }

  /// An L of three.
  private func makeGroup() -> DynamicItemGroup {
    let part = CGSize(width: size.width / 2, height: size.height / 2)
    let offsets = [(-1.0, -1.0), (-1, 1), (1, 1)]
    return DynamicItemGroup(
      items: offsets.map { x, y in
        BasicItem(
          center: CGPoint(x: center.x + x * size.width / 4, y: center.y + y * size.height / 4),
          size: part, collisionBoundsType: x < 0 ? .rectangle : .ellipse)
      })
  }
}

extension EscapeRun.Body {
  func applyProperties() {
    properties.density = plan.density
    properties.elasticity = plan.elasticity
    properties.friction = plan.friction
    properties.resistance = plan.resistance
    properties.angularResistance = plan.resistance
    properties.allowsRotation = plan.turns
    properties.isAnchored = plan.isAnchored
    properties.charge = 1
    properties.addLinearVelocity(plan.velocity, for: item)
    properties.addAngularVelocity(plan.spin, for: item)
  }

  /// More than its greatest width, however it is turned.
  var width: CGFloat { 2 * hypot(plan.size.width, plan.size.height) }
}

extension EscapeRun {
  /// `nil` when the items are not there.
  func makeBehaviors(_ pull: EscapeScene.Pull) -> [DynamicBehavior]? {
    switch pull {
    case .gravity(let vector):
      let gravity = GravityBehavior(items: bodies.map(\.item))
      gravity.gravityDirection = vector
      return [gravity]
    case .push(let name, let vector, let offset, let isContinuous):
      guard let item = body(name)?.item else { return nil }
      let push = PushBehavior(items: [item], mode: isContinuous ? .continuous : .instantaneous)
      push.pushDirection = vector
      push.setTargetOffsetFromCenter(offset, for: item)
      return [push]
    case .snap(let name, let point, let damping):
      guard let item = body(name)?.item else { return nil }
      let snap = SnapBehavior(item: item, snapTo: point)
      snap.damping = damping
      return [snap]
    case .drag(let name, _):
      return body(name).map { [DragBehavior(item: $0.item, grabbedAt: $0.item.center)] }
    case .anchor(let name, let offset, let point, let length, let frequency, let damping):
      guard let item = body(name)?.item else { return nil }
      let attachment = AttachmentBehavior(
        item: item, offsetFromCenter: offset, attachedToAnchor: point)
      attachment.length = length
      attachment.frequency = frequency
      attachment.damping = damping
      return [attachment]
    case .rail(let name, let point, let axis):
      return body(name).map {
        [
          AttachmentBehavior.slidingAttachment(
            with: $0.item, attachmentAnchor: point, axisOfTranslation: axis)
        ]
      }
    case .tie(let tie, let first, let second, let frequency):
      guard first != second, let a = body(first)?.item, let b = body(second)?.item else {
        return nil
      }
      return [makeTie(tie, a, b, frequency: frequency)]
    case .field(let kind, let position, let direction, let strength):
      let field = makeField(kind, position, direction)
      field.strength = strength
      for body in bodies { field.addItem(body.item) }
      return [field]
    }
  }

  private func makeTie(
    _ tie: EscapeScene.Tie, _ a: any DynamicItem, _ b: any DynamicItem, frequency: CGFloat
  ) -> AttachmentBehavior {
    let middle = CGPoint(x: (a.center.x + b.center.x) / 2, y: (a.center.y + b.center.y) / 2)
    switch tie {
    case .rod: return AttachmentBehavior(item: a, attachedTo: b)
    case .spring:
      let spring = AttachmentBehavior(item: a, attachedTo: b)
      spring.frequency = frequency > 0 ? frequency : 3
      spring.damping = 0.1
      return spring
    case .rope:
      return .limitAttachment(
        with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero)
    case .pin: return .pinAttachment(with: a, attachedTo: b, attachmentAnchor: middle)
    case .weld: return .fixedAttachment(with: a, attachedTo: b, attachmentAnchor: middle)
    case .slide:
      return .slidingAttachment(
        with: a, attachedTo: b, attachmentAnchor: middle,
        axisOfTranslation: CGVector(dx: 1, dy: 0.5))
    }
  }

  private func makeField(
    _ kind: EscapeScene.Field, _ position: CGPoint, _ direction: CGVector
  ) -> FieldBehavior {
    let field: FieldBehavior =
      switch kind {
      case .drag: .dragField()
      case .vortex: .vortexField()
      case .radial: .radialGravityField(position: position)
      case .linear: .linearGravityField(direction: direction)
      case .velocity: .velocityField(direction: direction)
      case .noise: .noiseField(smoothness: 0.3, animationSpeed: 2)
      case .turbulence: .turbulenceField(smoothness: 0.3, animationSpeed: 2)
      case .spring: .springField()
      case .electric: .electricField()
      case .magnetic: .magneticField()
      case .custom: .field { _, place, _, _, _, _ in CGVector(dx: 1e6 * place.x, dy: -1e5) }
      }
    field.position = position
    return field
  }
}
