import Dynamics
import Foundation

extension PlayScene {
  /// A scene of balls in a field at the center.
  private static func field(
    _ name: String, _ hint: String, resistance: CGFloat = 0.2, isWeightless: Bool = true,
    _ make: @escaping @Sendable () -> FieldBehavior
  ) -> PlayScene {
    PlayScene(name, .field, hint, ground: .night) { stage in
      stage.isWeightless = isWeightless
      stage.material.resistance = resistance
      stage.material.elasticity = 0.6
      let field = make()
      field.position = CGPoint(x: 160, y: 90)
      for index in 0..<8 {
        let angle = Double(index) * .pi / 4
        let ball = stage.ball(
          160 + 90 * cos(angle), 90 + 55 * sin(angle), index.isMultiple(of: 2) ? 16 : 24,
          .ball(index))
        field.addItem(ball)
      }
      stage.add(field)
    }
  }

  static let radialGravity = PlayScene(
    "radial-gravity", .field, "A planet, its moon and a comet. Throw another moon.",
    ground: .night
  ) { stage in
    stage.isWeightless = true
    let planet = FieldBehavior.radialGravityField(position: CGPoint(x: 160, y: 90))
      .with(strength: 1, minimumRadius: 12)
    stage.box(160, 90, 10, 10, .plain(3), isFixed: true)
    stage.material.resistance = 0
    let (moon, comet) = (stage.ball(160, 40, 12, .ball(5)), stage.ball(280, 90, 10, .ball(4)))
    stage.material.addLinearVelocity(CGPoint(x: 141, y: 0), for: moon)  // √(S / r) m/s: a circle
    stage.material.addLinearVelocity(CGPoint(x: 0, y: 62), for: comet)
    for item in [moon, comet, stage.ball(40, 150, 14, .ball(2))] { planet.addItem(item) }
    stage.add(planet)
  }

  static let linearGravity = field(
    "linear-gravity", "A field that pulls everywhere in one direction: up and to the right."
  ) {
    .linearGravityField(direction: CGVector(dx: 1, dy: -0.5)).with(strength: 2)
  }

  static let springField = field("spring-field", "The farther away, the stronger the pull.") {
    .springField().with(strength: 0.4)
  }

  static let vortex = PlayScene(
    "vortex-field", .field,
    "A vortex turns them; a spring field holds them, or they would fly off.",
    ground: .night
  ) { stage in
    stage.isWeightless = true
    stage.material.resistance = 1
    let (vortex, center) = (FieldBehavior.vortexField(), FieldBehavior.springField())
    (vortex.strength, center.strength) = (0.004, 0.4)
    for field in [vortex, center] { field.position = CGPoint(x: 160, y: 90) }
    for (index, place) in [(110, 90), (160, 40), (210, 90), (160, 150)].enumerated() {
      let bubble = stage.ball(Double(place.0), Double(place.1), 20, .ball(index))
      vortex.addItem(bubble)
      center.addItem(bubble)
    }
    stage.add(vortex, center)
  }

  static let dragField = PlayScene(
    "drag-field", .field, "Water in the lower half slows items by the square of their speed.",
    ground: .night
  ) { stage in
    stage.isWeightless = true
    let water = FieldBehavior.dragField()
    water.position = CGPoint(x: 160, y: 135)
    water.region = Region(size: CGSize(width: 320, height: 90))
    stage.areas = [CGRect(x: 0, y: 90, width: 320, height: 90)]
    water.strength = 0.1
    stage.material.elasticity = 1
    stage.material.resistance = 0
    for (index, y) in [45.0, 135].enumerated() {
      for column in 0..<2 {
        let ball = stage.ball(30 + 50 * Double(column), y, 30, .ball(index))
        water.addItem(ball)
        stage.material.addLinearVelocity(CGPoint(x: 250, y: 0), for: ball)
      }
    }
    stage.add(water)
  }

  static let velocityField = PlayScene(
    "velocity-field", .field, "A stream in the middle takes along all that falls into it.",
    ground: .slate
  ) { stage in
    stage.gravity.magnitude = 0.3
    let stream = FieldBehavior.velocityField(direction: CGVector(dx: 1, dy: 0))
    stream.position = CGPoint(x: 130, y: 90)
    stream.region = Region(size: CGSize(width: 200, height: 50))
    stage.areas = [CGRect(x: 30, y: 65, width: 200, height: 50)]
    for index in 0..<4 {
      stream.addItem(stage.box(36 + 44 * Double(index), 24, 26, 26, .crate))
    }
    stage.add(stream)
  }

  static let electric = PlayScene(
    "electric-field", .field,
    "Two balls are charged +1, two −1; the field's source is positive.",
    ground: .night
  ) { stage in
    stage.isWeightless = true
    let source = FieldBehavior.electricField().with(strength: 2, minimumRadius: 40)
    source.position = CGPoint(x: 160, y: 90)
    stage.box(160, 90, 12, 12, .plain(3, "+"), isFixed: true)
    for (index, charge) in [1.0, -1, 1, -1].enumerated() {
      let ball = stage.ball(
        40, 36 + 36 * Double(index), 24,
        Look(.ball, Look.color(charge > 0 ? 1 : 0), label: charge > 0 ? "+" : "−"))
      let particle = DynamicItemBehavior(items: [ball])
      (particle.charge, particle.density, particle.resistance) = (charge, 20, 0)
      particle.addLinearVelocity(CGPoint(x: 150, y: 0), for: ball)
      source.addItem(ball)
      stage.add(particle)
    }
    stage.add(source)
  }

  static let magnetic = PlayScene(
    "magnetic-field", .field, "Charges go in circles, the negative ones the other way around.",
    ground: .night
  ) { stage in
    stage.isWeightless = true
    let magnet = FieldBehavior.magneticField().with(strength: 0.0658, falloff: 0)  // ω = S · q / m
    for (index, charge) in [1.0, -1].enumerated() {
      let ball = stage.ball(
        90 + 140 * Double(index), 45 + 90 * Double(index), 20,
        Look(.ball, Look.color(index), label: charge > 0 ? "+" : "−"))
      let particle = DynamicItemBehavior(items: [ball])
      (particle.charge, particle.resistance) = (charge, 0)
      particle.addLinearVelocity(CGPoint(x: 120, y: 0), for: ball)
      magnet.addItem(ball)
      stage.add(particle)
    }
    stage.add(magnet)
  }

  static let noise = field("noise-field", "Bubbles in a wind that changes.", resistance: 2) {
    .noiseField(smoothness: 1, animationSpeed: 1).with(strength: 3)
  }

  static let turbulence = field(
    "turbulence-field", "Noise that grows with speed. Throw a ball to feel it.", resistance: 0.5
  ) {
    .turbulenceField(smoothness: 0.6, animationSpeed: 1).with(strength: 6)
  }

  static let water = PlayScene(
    "custom-field", .field, "Your own formula: below the middle, water lifts and brakes.",
    ground: .night
  ) { stage in
    stage.gravity.magnitude = 0.5
    let water = FieldBehavior.water(level: 90)
    stage.areas = [CGRect(x: 0, y: 90, width: 320, height: 90)]
    for item in [
      stage.box(60, 30, 26, 26, .plain(3)), stage.box(150, 40, 90, 16, .wood),
      stage.ball(240, 30, 30, .ball(1)),
    ] { water.addItem(item) }
    stage.add(water)
  }
}
