import Dynamics
import Foundation

/// Recipes with ropes and rods.
extension PlayScene {
  static let ropeBridge = PlayScene(
    "rope-bridge", .recipe, "Planks on ropes. Roll more balls over it, or cut a plank by d.",
    size: CGSize(width: 340, height: 150)
  ) { stage in
    let cliffs = [-60.0, 300].map { x in
      BasicItem(frame: CGRect(x: x, y: 60, width: 100, height: 140))
    }
    for cliff in cliffs { stage.add(cliff, .gray, isFixed: true) }
    let planks = (0..<13).map { stage.box(50 + 20 * Double($0), 70, 18, 7, .wood) }
    let balls = [(14.0, 46.0), (326, 46), (326, 20)].enumerated().map { index, place in
      stage.ball(place.0, place.1, 26, .ball(index))
    }
    let wood = DynamicItemBehavior(items: planks)
    (wood.density, wood.angularResistance) = (4, 2)  // light planks sag more
    let rolling = DynamicItemBehavior(items: balls)
    (rolling.friction, rolling.angularResistance) = (0.8, 0)
    rolling.addLinearVelocity(CGPoint(x: 95, y: 0), for: balls[0])
    rolling.addAngularVelocity(95 / 13, for: balls[0])
    stage.add(wood, rolling)

    // Ropes between the planks, a little longer than the gaps, so that the bridge sags.
    let (left, right) = (Offset(horizontal: -9, vertical: 0), Offset(horizontal: 9, vertical: 0))
    let chain = [cliffs[0]] + planks + [cliffs[1]]
    for (a, b) in zip(chain, chain.dropFirst()) {
      let from = a === cliffs[0] ? Offset(horizontal: 50, vertical: -66) : right
      let to = b === cliffs[1] ? Offset(horizontal: -50, vertical: -66) : left
      let rope = AttachmentBehavior.limitAttachment(
        with: a, offsetFromCenter: from, attachedTo: b, offsetFromCenter: to)
      rope.length = 2.6
      stage.add(rope)
    }
  }

  static let hangingSign = PlayScene(
    "hanging-sign", .recipe, "A sign on ropes, and a smaller one below. Pull at it.",
    size: CGSize(width: 300, height: 210), ground: .paper
  ) { stage in
    let beam = stage.box(150, 21, 220, 10, .wood, isFixed: true)
    let sign = stage.box(150, 97, 160, 62, Look(.plain, Look.color(0), label: "OPEN"))
    let plate = stage.box(150, 160, 90, 28, Look(.plain, Look.color(1), label: "until 6"))
    stage.material.resistance = 0.4
    stage.material.angularResistance = 0.4
    func hang(_ item: BasicItem, on support: BasicItem, inset: CGFloat) {
      for side in [-1.0, 1] {
        let x = item.center.x + side * (item.bounds.width / 2 - inset)
        let top = support.center.y + support.bounds.height / 2
        let rope = AttachmentBehavior.limitAttachment(
          with: support,
          offsetFromCenter: Offset(
            horizontal: x - support.center.x, vertical: top - support.center.y),
          attachedTo: item,
          offsetFromCenter: Offset(
            horizontal: x - item.center.x, vertical: -item.bounds.height / 2))
        rope.length = item.center.y - item.bounds.height / 2 - top
        stage.add(rope)
      }
    }
    hang(sign, on: beam, inset: 16)
    hang(plate, on: sign, inset: 12)
    stage.material.addLinearVelocity(CGPoint(x: 120, y: 0), for: plate)
  }

  static let newtonsCradle = PlayScene(
    "newtons-cradle", .recipe, "As many balls rise on the other side. Lift one yourself.",
    size: CGSize(width: 300, height: 190)
  ) { stage in
    let (radius, length, lifted) = (16.0, 120.0, 2)
    let distance = 2 * radius + 0.5  // a small gap, so that they strike one after the other
    stage.box(150, 28, 190, 8, .wood, isFixed: true)
    for index in 0..<5 {
      let x = 150 + distance * Double(index - 2)
      let ball = stage.ball(x, 30 + length, 2 * radius, .steel)
      if index < lifted {
        ball.center = CGPoint(x: x - length * sin(0.6), y: 30 + length * cos(0.6))
      }
      stage.add(AttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: x, y: 30)))
    }
    stage.material.elasticity = 1  // no energy is lost
    stage.material.friction = 0
    stage.material.resistance = 0
  }

  static let confetti = PlayScene(
    "confetti", .recipe, "Bursts of paper in air with a breeze, every four seconds.",
    size: CGSize(width: 300, height: 220), ground: .night
  ) { stage in
    stage.gravity.magnitude = 0.35
    stage.material.resistance = 1.8  // paper is slow in air
    stage.material.angularResistance = 0.5
    let breeze = FieldBehavior.noiseField(smoothness: 0.4, animationSpeed: 1)
    breeze.position = CGPoint(x: 150, y: 110)
    breeze.strength = 0.012
    stage.add(breeze)
    let count = 23
    let pieces = (0..<2 * count).map { index in
      let piece = stage.box(index < count ? 20 : 280, 208, 9, 5, .plain(index))
      breeze.addItem(piece)
      return piece
    }
    // Pieces fly past each other, and not out of the scene.
    stage.walls.collisionMode = .boundaries
    let burst = { [unowned stage] in
      for (index, piece) in pieces.enumerated() where stage.isLoose(piece) {
        let (number, isLeft) = (index % count, index < count)
        let spread = Double(number * 7 % count) / Double(count) - 0.5
        let angle = (isLeft ? -1.1 : .pi + 1.1) + 1.1 * spread
        let speed = 320 + 380 * Double(number * 5 % count) / Double(count)
        let old = stage.material.linearVelocity(for: piece)
        stage.material.addLinearVelocity(
          CGPoint(x: speed * cos(angle) - old.x, y: speed * sin(angle) - old.y), for: piece)
        stage.material.addAngularVelocity(
          14 * spread - stage.material.angularVelocity(for: piece), for: piece)
      }
    }
    burst()
    stage.onTick = { [unowned stage] in
      guard stage.tickCount.isMultiple(of: 480) else { return }
      for (index, piece) in pieces.enumerated() {
        stage.place(piece, at: CGPoint(x: index < count ? 20 : 280, y: 208))
      }
      burst()
    }
    stage.isBusy = { true }
  }
}
