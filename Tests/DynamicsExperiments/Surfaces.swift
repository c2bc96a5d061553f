import Dynamics
import DynamicsTestSupport
import Foundation

extension Chapter {
  /// Belts, platforms and rolling resistance.
  static let surfaces = Chapter(
    title: "Surfaces",
    experiments: [
      Experiment(
        "box dropped on a belt of 200 pt/s, friction 0.4, while it slides", against: "v = μ·g·t",
        within: 1e-9, "of the speed"
      ) {
        let lab = onBelt(.box(0, 480, 40, 40), speed: 200, friction: 0.4)
        return largestError { note in
          for count in 1..<60 {
            lab.step()
            let speed: CGFloat = 400 * CGFloat(count) / 120
            note(lab.velocity().dx / speed - 1)
          }
        }
      },
      Experiment(
        "the same, how far it slides on the belt", against: "v² / (2·μ·g) − v·h / 2", within: 1e-4,
        "pt"
      ) {
        let lab = onBelt(.box(0, 480, 40, 40), speed: 200, friction: 0.4)
        lab.step(120)
        let slid: CGFloat = 200 - lab.item.center.x
        return abs(slid - 50 + 200 * CGFloat(Laboratory.step) / 2)
      },
      Experiment(
        "disc dropped on a belt of 300 pt/s", against: "v/3 and −2·v / (3·r) when it rolls",
        within: 1e-9, "of the speed"
      ) {
        let lab = onBelt(.disc(0, 480, 40), speed: 300, friction: 0.4)
        lab.step(120)
        let error: CGFloat = max(abs(lab.velocity().dx - 100), abs(lab.spin() * 20 + 200))
        return error / 300
      },
      Experiment(
        "box that jumps up through a platform", against: "the same jump without it", within: 0, "pt"
      ) {
        let labs = [true, false].map { hasPlatform in
          let lab = Laboratory(.box(500, 680, 40, 40))
          let collision = CollisionBehavior(items: lab.items)
          if hasPlatform {
            collision.addBoundary(
              withIdentifier: "platform", from: CGPoint(x: 0, y: 500), to: CGPoint(x: 1000, y: 500))
            collision.setSolidSide(.left, forBoundaryWithIdentifier: "platform")
          }
          lab.addGravity()
          lab.add(collision)
          lab.throwItem(at: CGVector(dx: 30, dy: -800))
          return lab
        }
        return largestError { note in
          for _ in 0..<90 {
            for lab in labs { lab.step() }
            note(distance(labs[0].item.center, labs[1].item.center))
          }
        }
      },
      Experiment(
        "disc that rolls on level ground, rolling resistance 0.05", against: "v = v₀ − 2/3·c·g·t",
        within: 1e-6, "of the speed"
      ) {
        let lab = onBelt(.disc(0, 480, 40), speed: 0, friction: 1)
        lab.properties.rollingResistance = 0.05
        lab.throwItem(at: CGVector(dx: 200, dy: 0), spin: 10)
        return largestError { note in
          for count in 1...120 {
            lab.step()
            let slowed: CGFloat = 1000 * 0.05 * 2 / 3 * CGFloat(count) / 120
            note((lab.velocity().dx - 200 + slowed) / 200)
          }
        }
      },
    ])

  /// An item on a floor at y = 500, whose surface moves.
  private static func onBelt(
    _ item: BasicItem, speed: CGFloat, friction: CGFloat
  ) -> Laboratory {
    let lab = Laboratory(item)
    lab.properties.friction = friction
    lab.properties.elasticity = 0
    let floor = CollisionBehavior(items: [item])
    floor.addBoundary(
      withIdentifier: "belt", from: CGPoint(x: -4000, y: 500), to: CGPoint(x: 4000, y: 500))
    floor.setSurfaceSpeed(speed, forBoundaryWithIdentifier: "belt")
    lab.addGravity()
    lab.add(floor)
    return lab
  }
}
