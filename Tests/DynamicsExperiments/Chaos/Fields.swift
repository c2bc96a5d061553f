import Dynamics
import DynamicsTestSupport

extension ChaoticRun {
  static func fields(seed: UInt64) -> ChaoticRun {
    var random = SeededGenerator(seed: seed)
    let arena = CGRect(x: 0, y: 0, width: 520, height: 400)
    let items = random.items(18, in: arena.insetBy(dx: 110, dy: 90))
    let log = ContactLog()
    let collision = CollisionBehavior(items: items)
    collision.addBoundary(withIdentifier: "oval", for: BezierPath(ovalIn: arena))
    collision.collisionDelegate = log

    let positive = DynamicItemBehavior(items: items.enumerated().filter { $0.0 % 2 == 0 }.map(\.1))
    positive.charge = 0.8
    let negative = DynamicItemBehavior(items: items.enumerated().filter { $0.0 % 2 == 1 }.map(\.1))
    negative.charge = -1.3
    for charged in [positive, negative] {
      charged.elasticity = 0.9
      random.throwAll(charged.items, with: charged, speed: 400)
    }

    let animator = DynamicAnimator(referenceBounds: arena)
    animator.addBehaviors([collision, positive, negative])
    let fields = allFields(&random)
    for (index, field) in fields.enumerated() {
      // Each item feels about a third of them.
      for (number, item) in items.enumerated() where (number + index) % 3 == 0 {
        field.addItem(item)
      }
    }
    animator.addBehaviors(fields)
    return ChaoticRun(animator, log, length: 360) { step in
      if step == 100 { fields[0].strength = -4 }
      if step == 160 { fields[5].position = CGPoint(x: 150, y: 220) }
      if step == 220 { animator.removeBehavior(fields[4]) }
    }
  }

  private static func allFields(_ random: inout SeededGenerator) -> [FieldBehavior] {
    let middle = CGPoint(x: 260, y: 200)
    let radial = FieldBehavior.radialGravityField(position: middle)
    radial.strength = 5
    radial.falloff = 1.3
    radial.minimumRadius = 20
    let vortex = FieldBehavior.vortexField()
    vortex.position = middle
    vortex.strength = 0.02
    vortex.falloff = 0.5
    vortex.region = Region(radius: 140)
    let noise = FieldBehavior.noiseField(smoothness: 0.3, animationSpeed: 2)
    noise.strength = 6
    let turbulence = FieldBehavior.turbulenceField(smoothness: 0.6, animationSpeed: 1)
    turbulence.strength = 4
    turbulence.position = middle
    let velocity = FieldBehavior.velocityField(direction: CGVector(dx: 3, dy: -1))
    velocity.position = CGPoint(x: 400, y: 120)
    velocity.region = Region(size: CGSize(width: 60, height: 40))
    let spring = FieldBehavior.springField()
    spring.position = middle
    spring.strength = 2
    let electric = FieldBehavior.electricField()
    electric.position = CGPoint(x: 180, y: 260)
    electric.strength = 1.5
    electric.falloff = 1.7
    let magnetic = FieldBehavior.magneticField()
    magnetic.position = CGPoint(x: 330, y: 160)
    magnetic.strength = 0.4
    let drag = FieldBehavior.dragField()
    drag.strength = 0.02
    let linear = FieldBehavior.linearGravityField(direction: CGVector(dx: 0.3, dy: 4))
    linear.region = Region(radius: 300).byDifference(from: Region(radius: 120))
    linear.position = middle
    let custom = FieldBehavior.field { field, place, velocity, mass, charge, time in
      CGVector(
        dx: mass * charge * velocity.dy / 40 - place.x / 900,
        dy: mass * (field.strength + time) - velocity.dx / 900)
    }
    custom.strength = random.double(in: 0.5...2)
    return [
      radial, vortex, noise, turbulence, velocity, spring, electric, magnetic, drag, linear, custom,
    ]
  }
}
