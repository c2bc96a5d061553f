import Dynamics
import Foundation

extension PlayScene {
  static let rods = PlayScene(
    "rod-and-spring", .behavior, "A pendulum on a rod, a weight on a spring, and a chain of rods."
  ) { stage in
    let bob = stage.ball(140, 55, 26, .ball(0))
    let weight = stage.ball(190, 100, 26, .ball(1))
    let links = (0..<5).map { index in
      stage.ball(255 + 8 * Double(index), 24 + 18 * Double(index), 12, .steel)
    }
    let pendulum = AttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 80, y: 4))
    let spring = AttachmentBehavior(item: weight, attachedToAnchor: CGPoint(x: 190, y: 4))
    (spring.length, spring.frequency, spring.damping) = (60, 1, 0.05)
    stage.add(pendulum, spring)
    stage.add(AttachmentBehavior(item: links[0], attachedToAnchor: CGPoint(x: 250, y: 4)))
    for (upper, lower) in zip(links, links.dropFirst()) {
      stage.add(AttachmentBehavior(item: lower, attachedTo: upper))
    }
  }

  static let rope = PlayScene(
    "rope", .behavior, "A rope does nothing until it is taut. Throw the ball."
  ) { stage in
    let post = stage.box(160, 20, 40, 12, .gray, isFixed: true)
    let ball = stage.ball(230, 50, 30, .ball(0))
    let rope = AttachmentBehavior.limitAttachment(
      with: post, offsetFromCenter: .zero, attachedTo: ball,
      offsetFromCenter: Offset(horizontal: 0, vertical: -15))
    rope.length = 110
    stage.add(rope)
  }

  static let breakingRope = PlayScene(
    "breaking-rope", .behavior, "Ropes that hold 40 N: one ball is too heavy. Pull at the other."
  ) { stage in
    let beam = stage.box(160, 12, 200, 10, .wood, isFixed: true)
    let balls = [stage.ball(100, 40, 26, .ball(0)), stage.ball(220, 40, 44, .ball(1))]
    for ball in balls {
      let rope = AttachmentBehavior.limitAttachment(
        with: ball, offsetFromCenter: .zero, attachedTo: beam,
        offsetFromCenter: Offset(horizontal: ball.center.x - 160, vertical: 0))
      rope.length = 100
      rope.breakingForce = 40  // newtons
      stage.keep(rope)
      stage.add(rope)
    }
  }

  static let pin = PlayScene(
    "pin", .behavior, "A door on a hinge with a range of 60° and friction. Slam it."
  ) { stage in
    stage.gravity.magnitude = 0.3
    let wall = stage.box(60, 60, 20, 90, .gray, isFixed: true)
    let door = stage.box(140, 40, 140, 16, .wood)
    let hinge = AttachmentBehavior.pinAttachment(
      with: door, attachedTo: wall, attachmentAnchor: CGPoint(x: 70, y: 40))
    hinge.attachmentRange = FloatRange(minimum: 0, maximum: .pi / 3)
    hinge.frictionTorque = 0.05
    stage.add(hinge)
  }

  static let slide = PlayScene(
    "slide", .behavior, "A cart on a rail, between two stops. Push it up again."
  ) { stage in
    stage.gravity.magnitude = 0.4
    let cart = stage.box(50, 50, 40, 28, .plain(0))
    let rail = AttachmentBehavior.slidingAttachment(
      with: cart, attachmentAnchor: cart.center, axisOfTranslation: CGVector(dx: 2, dy: 1))
    rail.attachmentRange = FloatRange(minimum: 0, maximum: 220)
    stage.add(rail)
  }

  static let press = PlayScene(
    "press", .behavior, "A motor on a slide presses until it feels 25 N, and goes back up."
  ) { stage in
    let plate = stage.box(160, 30, 90, 20, .steel)
    stage.box(160, 160, 40, 40, .crate)
    stage.gravity.removeItem(plate)
    let guide = AttachmentBehavior.slidingAttachment(
      with: plate, attachmentAnchor: plate.center, axisOfTranslation: CGVector(dx: 0, dy: 1))
    guide.attachmentRange = FloatRange(minimum: 0, maximum: 130)
    stage.add(guide, motor: AttachmentBehavior.Motor(speed: 120, maximum: 30))
    guide.action = { [unowned guide] in
      if guide.reactionForce.dy > 25 { guide.motor?.speed = -60 }
      if plate.center.y < 31 { guide.motor?.speed = 120 }
    }
  }

  static let weld = PlayScene(
    "weld", .behavior, "A hammer of two welded items. d breaks it apart."
  ) { stage in
    stage.gravity.magnitude = 0.5
    let head = stage.box(110, 40, 60, 26, .steel)
    let handle = stage.box(110, 93, 14, 80, .wood)
    stage.add(
      AttachmentBehavior.fixedAttachment(
        with: head, attachedTo: handle, attachmentAnchor: CGPoint(x: 110, y: 53)))
    stage.material.addAngularVelocity(3, for: head)
    for item in [head, handle] {
      stage.material.addLinearVelocity(CGPoint(x: 80, y: 0), for: item)
    }
  }

  static let car = PlayScene(
    "car", .behavior, "Motors turn the wheels. m turns them off, arrows push."
  ) { stage in
    let body = stage.box(60, 150, 80, 20, .plain(1))
    let wheels = [35.0, 85].map { stage.ball($0, 164, 28, .steel) }
    for wheel in wheels {
      let axle = AttachmentBehavior.pinAttachment(
        with: wheel, attachedTo: body, attachmentAnchor: wheel.center)
      stage.add(axle, motor: AttachmentBehavior.Motor(speed: 9, maximum: 0.04))
    }
    let tires = DynamicItemBehavior(items: wheels)
    tires.friction = 1
    stage.add(tires)
    stage.walls.addBoundary(
      withIdentifier: "hill", from: CGPoint(x: 150, y: 180), to: CGPoint(x: 320, y: 140))
    stage.ball(200, 100, 16, .ball(2))
  }
}
