import Dynamics
import DynamicsTestSupport
import Foundation

extension Chapter {
  static let fall = Chapter(
    title: "Falling, thrown, spinning",
    experiments: [
      Experiment(
        "thrown, resistance 0–20, 600 steps", against: "the exact discrete solution",
        within: 1e-6, "pt"
      ) {
        largestError { note in
          for resistance in [0, 0.1, 1, 7.5, 20] {
            let lab = Laboratory(.crate(10, 20))
            lab.properties.resistance = resistance
            lab.throwItem(at: CGVector(dx: 300, dy: -900))
            lab.addGravity()
            let oracle = DiscreteProjectile(
              center: CGPoint(x: 10, y: 20), velocity: CGVector(dx: 300, dy: -900),
              acceleration: CGVector(dx: 0, dy: 1000), resistance: resistance)
            for steps in 1...600 {
              lab.step()
              note(distance(lab.item.center, oracle.center(afterSteps: steps)))
            }
          }
        }
      },
      Experiment(
        "spinning, angular resistance 0–20, 600 steps", against: "ω·(1 + c·h)⁻ⁿ", within: 1e-9,
        "rad/s"
      ) {
        largestError { note in
          for resistance in [0, 0.1, 1, 7.5, 20] {
            let lab = Laboratory(.box(0, 0, 80, 30))
            lab.properties.angularResistance = resistance
            lab.throwItem(at: .zero, spin: 12)
            for steps in 1...600 {
              guard lab.animator.isRunning else { break }
              lab.step()
              note(lab.spin() - 12 * pow(1 + resistance * Laboratory.step, -Double(steps)))
            }
          }
        }
      },
      Experiment(
        "sliding on a floor, friction 0.1–0.9", against: "v − n·h·μ·g, then rest", within: 1e-6,
        "pt/s"
      ) {
        largestError { note in
          for friction in [0.1, 0.5, 0.9] {
            let lab = Laboratory(
              [.box(200, 275.05, 100, 50)], bounds: CGRect(x: 0, y: 0, width: 5000, height: 300))
            lab.properties.friction = friction
            lab.properties.elasticity = 0
            lab.properties.allowsRotation = false
            lab.addWalls()
            lab.addGravity()
            lab.step(10)
            lab.throwItem(at: CGVector(dx: 600, dy: 0))
            for steps in 1...400 {
              lab.step()
              let slowed = 600 - Double(steps) * Laboratory.step * friction * 1000
              note(lab.velocity().dx - max(0, slowed))
            }
          }
        }
      },
    ])

  static let springs = Chapter(
    title: "Springs",
    experiments: [
      Experiment(
        "springs to an anchor, 0.5–20 Hz, ζ 0–2, length 0", against: "the discrete recurrence",
        within: 1e-6, "pt"
      ) {
        largestError { note in
          eachSpring { frequency, damping in
            let lab = spring(frequency, damping, length: 0)
            let oracle = recurrence(frequency, damping, stretch: 150)
            for steps in 1...240 where lab.animator.isRunning {
              lab.step()
              guard lab.animator.isRunning else { break }
              note(lab.item.center.x - oracle.state(afterSteps: steps).displacement)
              note(lab.item.center.y)
            }
          }
        }
      },
      Experiment(
        "springs to an anchor, 0.5–20 Hz, ζ 0–2, length 200", against: "the discrete recurrence",
        within: 1e-6, "pt"
      ) {
        largestError { note in
          eachSpring { frequency, damping in
            let lab = spring(frequency, damping, length: 200)
            let oracle = recurrence(frequency, damping, stretch: -50)
            for steps in 1...240 where lab.animator.isRunning {
              lab.step()
              guard lab.animator.isRunning else { break }
              note(lab.item.center.x - 200 - oracle.state(afterSteps: steps).displacement)
            }
          }
        }
      },
      Experiment(
        "two items on a spring, masses 1 : 4", against: "the discrete recurrence", within: 1e-6,
        "pt"
      ) {
        let lab = Laboratory([.box(0, 0, 50, 50), .box(200, 0, 100, 100)])
        let spring = AttachmentBehavior(item: lab.items[0], attachedTo: lab.items[1])
        spring.length = 120
        spring.frequency = 2
        lab.add(spring)
        let oracle = recurrence(2, 0, stretch: 80)
        return largestError { note in
          for steps in 1...240 {
            lab.step()
            let (light, heavy) = (lab.items[0].center.x, lab.items[1].center.x)
            let stretch: Double = heavy - light - 120
            note(stretch - oracle.state(afterSteps: steps).displacement)
            note((light + 4 * heavy - 800) / 5)
          }
        }
      },
      Experiment(
        "spring under gravity at rest", against: "g/ω²", within: 1e-4, "pt"
      ) {
        let lab = spring(3, 1, length: 0, at: CGPoint(x: 0, y: 0))
        lab.addGravity()
        lab.step(600)
        return lab.item.center.y - 1000 / pow(6 * .pi, 2)
      },
      Experiment(
        "snaps of 0.5–20 Hz, ζ 0–1", against: "the discrete recurrence", within: 1e-6, "pt"
      ) {
        largestError { note in
          eachSpring { frequency, damping in
            guard damping <= 1 else { return }
            let lab = Laboratory(.crate(150, 0))
            let snap = SnapBehavior(item: lab.item, snapTo: .zero)
            snap.frequency = frequency
            snap.damping = damping
            lab.add(snap)
            let oracle = recurrence(frequency, damping, stretch: 150)
            for steps in 1...240 {
              lab.step()
              guard lab.animator.isRunning else { break }
              note(lab.item.center.x - oracle.state(afterSteps: steps).displacement)
            }
          }
        }
      },
    ])

  private static func eachSpring(_ body: (_ frequency: Double, _ damping: Double) -> Void) {
    for frequency in [0.5, 1, 3.3, 8, 20] {
      for damping in [0, 0.1, 0.7, 1, 2] { body(frequency, damping) }
    }
  }

  private static func spring(
    _ frequency: Double, _ damping: Double, length: CGFloat,
    at place: CGPoint = CGPoint(x: 150, y: 0), timeStep: Double = Laboratory.step
  ) -> Laboratory {
    let lab = Laboratory(.crate(place.x, place.y), timeStep: timeStep)
    let spring = AttachmentBehavior(item: lab.item, attachedToAnchor: .zero)
    spring.length = length
    spring.frequency = frequency
    spring.damping = damping
    lab.add(spring)
    return lab
  }

  private static func recurrence(
    _ frequency: Double, _ damping: Double, stretch: Double
  ) -> DiscreteSpring {
    DiscreteSpring(
      displacement: stretch, angularFrequency: 2 * .pi * frequency, dampingRatio: damping)
  }

  /// As the step shrinks, errors against motion in continuous time shrink in proportion.
  static let convergence = Chapter(
    title: "Convergence",
    experiments: [
      Experiment(
        "springs of 0.5–2 Hz, ζ 0–2, h from 1/2400 to 1/4800", against: "first order: error × ½",
        within: 0.05, "of the ratio"
      ) {
        largestError { note in
          for frequency in [0.5, 1, 2.0] {
            for damping in [0, 0.3, 1, 2] {
              let errors = [2400, 4800].map { rate in
                springError(frequency, damping, stepsPerSecond: rate)
              }
              note(errors[1] / errors[0] / 0.5 - 1)
            }
          }
        }
      },
      Experiment(
        "spring of 1 Hz, ζ 0.3, h = 1/9600", against: "the damped oscillator", within: 0.2, "pt"
      ) { springError(1, 0.3, stepsPerSecond: 9600) },
      Experiment(
        "free fall, h from 1/120 to 1/240", against: "first order: error × ½", within: 1e-6,
        "of the ratio"
      ) {
        let errors = [120, 240].map { rate -> Double in
          let lab = Laboratory(.crate(0, 0), timeStep: 1 / Double(rate))
          lab.addGravity()
          lab.step(rate)
          return lab.item.center.y - 500
        }
        return errors[1] / errors[0] / 0.5 - 1
      },
    ])

  /// Against the damped oscillator after a second, from 150 pt out.
  private static func springError(
    _ frequency: Double, _ damping: Double, stepsPerSecond rate: Int
  ) -> Double {
    let lab = spring(frequency, damping, length: 0, timeStep: 1 / Double(rate))
    let oracle = DampedOscillator(
      displacement: 150, angularFrequency: 2 * .pi * frequency, dampingRatio: damping)
    return largestError { note in
      for steps in 1...rate {
        lab.step()
        let time = Double(steps) / Double(rate)
        note(lab.item.center.x - oracle.state(after: time).displacement)
      }
    }
  }
}
