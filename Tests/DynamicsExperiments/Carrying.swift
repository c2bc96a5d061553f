import Dynamics
import DynamicsTestSupport
import Foundation

extension Chapter {
  /// Items that the program moves, and fast items.
  static let carrying = Chapter(
    title: "Kinematic and fast items",
    experiments: [
      Experiment(
        "box on a conveyor of 150 pt/s, 2 s", against: "the speed of the belt", within: 0.01,
        "of the speed"
      ) {
        let lab = Laboratory(.box(500, 480, 40, 40))
        let belt = BasicItem.box(500, 510, 4000, 20)
        let conveyor = KinematicBehavior(items: [belt])
        lab.addGravity()
        lab.add(conveyor, CollisionBehavior(items: [belt, lab.item]))
        conveyor.setLinearVelocity(CGPoint(x: 150, y: 0), for: belt)
        lab.step(240)
        let speed: Double = lab.velocity().dx
        return abs(speed / 150 - 1)
      },
      Experiment(
        "disc hit by a paddle of 200 pt/s, elasticity 0–1", against: "v′ = u + e·(u − v)",
        within: 1e-6, "pt/s"
      ) {
        largestError { note in
          for elasticity: CGFloat in [0, 0.5, 1] {
            let lab = Laboratory(.disc(500, 500, 20))
            let paddle = BasicItem.box(400, 500, 20, 80)
            let hand = KinematicBehavior(items: [paddle])
            lab.properties.elasticity = elasticity
            lab.properties.addItem(paddle)
            lab.add(hand, CollisionBehavior(items: [paddle, lab.item]))
            hand.setLinearVelocity(CGPoint(x: 200, y: 0), for: paddle)
            lab.throwItem(at: CGVector(dx: -100, dy: 0))
            lab.step(60)
            note(lab.velocity().dx - (200 + elasticity * 300))
          }
        }
      },
      Experiment(
        "two fast discs head on, ±20 000 pt/s, elastic, with precise collision detection",
        against: "exchanged velocities", within: 1e-6, "pt/s"
      ) {
        largestError { note in
          for start: CGFloat in [0, 17.3, 99] {
            let lab = Laboratory([.disc(start - 900, 500, 20), .disc(1900, 500, 20)])
            lab.properties.elasticity = 1
            lab.properties.usesPreciseCollisionDetection = true
            lab.add(CollisionBehavior(items: lab.items))
            lab.throwItem(0, at: CGVector(dx: 20_000, dy: 0))
            lab.throwItem(1, at: CGVector(dx: -20_000, dy: 0))
            lab.step(20)
            note(lab.velocity(0).dx + 20_000)
            note(lab.velocity(1).dx - 20_000)
          }
        }
      },
      Experiment(
        "bullet of 50 000 pt/s at a free plate 1 pt thick, elasticity 0–1",
        against: "momentum and Newton's law of restitution", within: 1e-9, "of the speed"
      ) {
        largestError { note in
          for elasticity: CGFloat in [0, 0.5, 1] {
            let lab = Laboratory([.disc(-500, 500, 8), .box(540, 500, 1, 200)])
            lab.properties.elasticity = elasticity
            lab.properties.usesPreciseCollisionDetection = true
            lab.add(CollisionBehavior(items: lab.items))
            lab.throwItem(0, at: CGVector(dx: 50_000, dy: 0))
            lab.step(30)
            let share = lab.mass(0) / (lab.mass(0) + lab.mass(1))
            note(lab.velocity(1).dx / 50_000 - share * (1 + elasticity))
          }
        }
      },
    ])
}
