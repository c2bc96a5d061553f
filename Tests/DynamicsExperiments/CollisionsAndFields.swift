import Dynamics
import DynamicsTestSupport
import Foundation

extension Chapter {
  static let collisions = Chapter(
    title: "Collisions",
    experiments: [
      Experiment(
        "two discs head on, masses 1 : 1 to 1 : 9, elasticity 0–1",
        against: "momentum and Newton's law of restitution", within: 1e-6, "pt/s"
      ) {
        largestError { note in
          for (sizes, elasticity) in [
            ((50.0, 50.0), 1.0), ((50, 100), 1), ((150, 50), 1), ((50, 50), 0), ((50, 150), 0.5),
          ] {
            let lab = Laboratory([.disc(200, 500, sizes.0), .disc(500, 500, sizes.1)])
            lab.properties.elasticity = elasticity
            lab.add(CollisionBehavior(items: lab.items))
            lab.throwItem(0, at: CGVector(dx: 300, dy: 0))
            lab.throwItem(1, at: CGVector(dx: -90, dy: 0))
            lab.step(120)
            let (a, b) = (lab.mass(0), lab.mass(1))
            let common = (300 * a - 90 * b) / (a + b)
            note(lab.velocity(0).dx - (common - elasticity * 390 * b / (a + b)))
            note(lab.velocity(1).dx - (common + elasticity * 390 * a / (a + b)))
          }
        }
      },
      Experiment(
        "two discs off center, elastic, without friction", against: "momentum and energy",
        within: 1e-9, "of each"
      ) {
        let lab = Laboratory([.disc(200, 480, 60), .disc(500, 510, 90)])
        lab.properties.elasticity = 1
        lab.properties.friction = 0
        lab.add(CollisionBehavior(items: lab.items))
        lab.throwItem(0, at: CGVector(dx: 400, dy: 0))
        func momentum() -> CGVector {
          CGVector(
            dx: lab.mass(0) * lab.velocity(0).dx + lab.mass(1) * lab.velocity(1).dx,
            dy: lab.mass(0) * lab.velocity(0).dy + lab.mass(1) * lab.velocity(1).dy)
        }
        let (before, energy) = (momentum(), lab.kineticEnergy)
        lab.step(120)
        return largestError { note in
          note(momentum().dx / before.dx - 1)
          note(momentum().dy / before.dx)
          note(lab.kineticEnergy / energy - 1)
        }
      },
      Experiment(
        "bounces of elasticity 0.5 and 0.9 off a floor", against: "v′ = −e·v", within: 1e-6,
        "of the speed"
      ) {
        largestError { note in
          for elasticity: CGFloat in [0.5, 0.9] {
            let lab = Laboratory(.box(500, 500, 40, 40))
            lab.properties.elasticity = elasticity
            lab.addWalls()
            lab.throwItem(at: CGVector(dx: 0, dy: 700))
            lab.step(120)
            note(lab.velocity().dy / (-elasticity * 700) - 1)
          }
        }
      },
      Experiment(
        "ball between walls of elasticity 1 and 0.5 to it alone, after 6 rounds",
        against: "v′ = v·0.5ⁿ", within: 1e-6, "of the speed"
      ) {
        let lab = Laboratory(.disc(500, 500, 40))
        let walls = CollisionBehavior(items: lab.items)
        for (name, x, elasticity): (String, Double, CGFloat) in [
          ("left", 400, 1), ("right", 600, 0.5),
        ] {
          walls.addBoundary(
            withIdentifier: name, from: CGPoint(x: x, y: 0), to: CGPoint(x: x, y: 1000))
          walls.setElasticity(elasticity, between: lab.item, andBoundary: name)
        }
        lab.add(walls)
        lab.throwItem(at: CGVector(dx: 4000, dy: 0))
        var turns = 0
        var before = lab.velocity().dx
        while turns < 12 {
          lab.step()
          if lab.velocity().dx * before < 0 { turns += 1 }
          before = lab.velocity().dx
        }
        return largestError { note in note(lab.velocity().dx / (4000 / 64) - 1) }
      },
      Experiment(
        "box that slides to rest, friction 0.2–0.8 of the pair alone",
        against: "v²/(2·μ·g) − v·h/2, since the first step is slower", within: 1e-3, "of the way"
      ) {
        largestError { note in
          for friction: CGFloat in [0.2, 0.4, 0.8] {
            let lab = Laboratory(.box(200, 980, 60, 40))
            let walls = CollisionBehavior(items: lab.items)
            walls.translatesReferenceBoundsIntoBoundary = true
            walls.setFriction(friction, between: lab.item, andBoundary: nil)
            lab.add(walls)
            lab.addGravity()
            lab.step(30)
            let start = lab.item.center.x
            lab.throwItem(at: CGVector(dx: 400, dy: 0))
            lab.step(360)
            let way = 400 * 400 / (2 * friction * 1000) - 400 * CGFloat(Laboratory.step) / 2
            note((lab.item.center.x - start) / way - 1)
          }
        }
      },
      Experiment(
        "disc in an explosion, 0.1 to 50 pt wide, 60 to 900 pt away",
        against: "∫ cos θ · r(θ) dθ between the tangents", within: 1e-6, "of the speed"
      ) {
        largestError { note in
          for (distance, radius): (CGFloat, CGFloat) in [(200, 20), (60, 50), (900, 0.1)] {
            let lab = Laboratory([.disc(500, 500 - distance, 2 * radius)])
            let explosion = ExplosionBehavior(items: lab.items)
            explosion.position = CGPoint(x: 500, y: 500)
            explosion.radius = 2000
            explosion.falloff = 0
            lab.add(explosion)
            lab.step()
            let half = asin(radius / distance)
            let impulse =
              distance * (half + sin(half) * cos(half)) - .pi * radius * radius / (2 * distance)
            note(lab.velocity().dy * lab.mass() / -impulse - 1)
          }
        }
      },
      Experiment(
        "flat side in an explosion, half of it behind a wall",
        against: "d·atan(w/2d) along, −d·ln cos across, no moment about the place", within: 1e-6,
        "of each"
      ) {
        let lab = Laboratory([.box(725, 500, 50, 160)])
        let explosion = ExplosionBehavior(items: lab.items)
        explosion.position = CGPoint(x: 500, y: 500)
        explosion.radius = 2000
        explosion.falloff = 0
        let wall = CollisionBehavior(items: [])
        wall.addBoundary(
          withIdentifier: "wall", from: CGPoint(x: 600, y: 500), to: CGPoint(x: 600, y: 900))
        lab.add(wall, explosion)
        lab.step()
        let (distance, angle): (CGFloat, CGFloat) = (200, atan(80.0 / 200))
        let across = distance * log(cos(angle))
        return largestError { note in
          note(lab.velocity().dx * lab.mass() / (distance * angle) - 1)
          note(lab.velocity().dy * lab.mass() / across - 1)
          note(lab.spin() * lab.moment() / (-225 * across) - 1)
        }
      },
      Experiment(
        "total impulse of a crate on a floor after 0.8 s of gravity, landing included",
        against: "m·g·t", within: 1e-3, "of the impulse"
      ) {
        let lab = Laboratory(.crate(500, 850))
        lab.properties.elasticity = 0
        let walls = CollisionBehavior(items: lab.items)
        walls.translatesReferenceBoundsIntoBoundary = true
        walls.minimumImpulse = 1e-9
        lab.add(walls)
        lab.addGravity()
        lab.step(96)
        return largestError { note in
          note((walls.contactStrength(between: lab.item, andBoundary: nil)?.total ?? 0) / 8 - 1)
        }
      },
      Experiment(
        "item at rest on a floor", against: "touching", within: 0.2, "pt"
      ) {
        largestError { note in
          for item in [BasicItem.box(500, 900, 60, 40), .disc(500, 900, 60)] {
            let lab = Laboratory([item])
            lab.addWalls()
            lab.addGravity()
            lab.animator.advanceUntilPaused(limit: 20)
            note(1000 - item.center.y - item.bounds.height / 2)
          }
        }
      },
    ])

  static let fields = Chapter(
    title: "Fields",
    experiments: [
      Experiment(
        "the sample of each field, after one step", against: "the laws", within: 1e-9,
        "of the acceleration"
      ) {
        largestError { note in
          for sample in FieldSample.all { note(sample.error()) }
        }
      },
      Experiment(
        "spring field, period of 1 kg", against: "2π·√(m/S)", within: 1e-3, "of the period"
      ) {
        let lab = Laboratory(.crate(700, 500))
        let spring = FieldBehavior.springField()
        spring.position = CGPoint(x: 500, y: 500)
        spring.strength = 9
        spring.addItem(lab.item)
        lab.add(spring)
        var crossings: [Double] = []
        var before = 200.0
        for step in 1...2400 where crossings.count < 3 {
          lab.step()
          let now = lab.item.center.x - 500
          if before * now < 0 { crossings.append(Double(step) - now / (now - before)) }
          before = now
        }
        let period = crossings.count == 3 ? (crossings[2] - crossings[0]) / 120 : .nan
        return period / (2 * .pi / 3) - 1
      },
      Experiment(
        "drag field, speed over 5 s", against: "v₀/(1 + v₀·t·S/m)", within: 0.01, "of the speed"
      ) {
        let lab = Laboratory(.crate(0, 0))
        let drag = FieldBehavior.dragField()
        drag.addItem(lab.item)
        lab.add(drag)
        lab.throwItem(at: CGVector(dx: 300, dy: 0))
        return largestError { note in
          for steps in 1...600 {
            lab.step()
            note(lab.velocity().dx / (300 / (1 + 3 * Double(steps) / 120)) - 1)
          }
        }
      },
      Experiment(
        "charge in an even magnetic field, radius", against: "m·v/(S·q)", within: 1e-3,
        "of the radius"
      ) {
        let lab = Laboratory(.crate(500, 500))
        lab.properties.charge = 2
        let field = FieldBehavior.magneticField()
        field.falloff = 0
        field.strength = 1
        field.addItem(lab.item)
        lab.add(field)
        lab.throwItem(at: CGVector(dx: 200, dy: 0))
        var lowest = 0.0
        for _ in 0..<400 {
          lab.step()
          lowest = max(lowest, lab.item.center.y)
        }
        return (lowest - 500) / 2 / 100 - 1
      },
      Experiment(
        "charge in a magnetic field, speed over 60 s", against: "the speed at the start",
        within: 1e-12, "of the speed"
      ) {
        let lab = Laboratory(.crate(500, 500))
        lab.properties.charge = 2
        let field = FieldBehavior.magneticField()
        field.position = CGPoint(x: 480, y: 550)
        field.strength = 7
        field.addItem(lab.item)
        lab.add(field)
        lab.throwItem(at: CGVector(dx: 120, dy: -50))
        return largestError { note in
          for _ in 0..<7200 {
            lab.step()
            note(hypot(lab.velocity().dx, lab.velocity().dy) / 130 - 1)
          }
        }
      },
    ])
}

/// What a field does to an item of 100 × 100 pt at (300, 400), in pt/s².
private struct FieldSample {
  let field: FieldBehavior
  var mass: CGFloat = 1
  var charge: CGFloat = 0
  var velocity = CGPoint.zero
  let acceleration: CGVector

  /// A field as strong everywhere as at 1000 pt.
  private static func wide(_ field: FieldBehavior) -> FieldBehavior {
    field.strength = 2
    field.falloff = 1
    field.minimumRadius = 1000
    return field
  }

  static var all: [FieldSample] {
    let charged = CGPoint(x: 100, y: 0)
    return [
      FieldSample(
        field: .linearGravityField(direction: CGVector(dx: 3, dy: 4)),
        acceleration: CGVector(dx: 300, dy: 400)),
      FieldSample(
        field: .linearGravityField(direction: CGVector(dx: 3, dy: 4)), mass: 3,
        acceleration: CGVector(dx: 300, dy: 400)),
      FieldSample(
        field: .radialGravityField(position: .zero), acceleration: CGVector(dx: -2.4, dy: -3.2)),
      FieldSample(field: .springField(), acceleration: CGVector(dx: -300, dy: -400)),
      FieldSample(
        field: .springField(), mass: 3, acceleration: CGVector(dx: -100, dy: -400.0 / 3)),
      FieldSample(field: .vortexField(), acceleration: CGVector(dx: -80, dy: 60)),
      FieldSample(
        field: .vortexField(), mass: 3, acceleration: CGVector(dx: -80.0 / 9, dy: 60.0 / 9)),
      FieldSample(
        field: .dragField(), velocity: charged, acceleration: CGVector(dx: -100, dy: 0)),
      FieldSample(field: .electricField(), charge: 2, acceleration: CGVector(dx: 24, dy: 32)),
      FieldSample(
        field: wide(.radialGravityField(position: .zero)),
        acceleration: CGVector(dx: -12, dy: -16)),
      FieldSample(field: wide(.vortexField()), acceleration: CGVector(dx: -16, dy: 12)),
    ]
  }

  func error() -> Double {
    let lab = Laboratory(.crate(300, 400))
    lab.properties.density = mass
    lab.properties.charge = charge
    lab.throwItem(at: CGVector(dx: velocity.x, dy: velocity.y))
    field.addItem(lab.item)
    lab.add(field)
    lab.step()
    let felt = CGVector(
      dx: (lab.velocity().dx - velocity.x) * 120, dy: (lab.velocity().dy - velocity.y) * 120)
    return hypot(felt.dx - acceleration.dx, felt.dy - acceleration.dy)
      / hypot(acceleration.dx, acceleration.dy)
  }
}
