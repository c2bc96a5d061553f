import Dynamics
import DynamicsTestSupport
import Foundation

extension Chapter {
  /// Rows of numbers that others measured on Apple's classes from outside, at 60 frames a second.
  static let measuredOnApple = Chapter(
    title: "Measured on Apple's classes",
    experiments: [
      Experiment(
        "free fall, frames 1–5", against: "measured on iOS", within: 1e-4, "pt"
      ) {
        let lab = Laboratory(.crate(150, 50), timeStep: FixedStepClock.appleStep)
        lab.addGravity()
        return largestError { note in
          for y in [50.0694466, 50.4166718, 51.0416679, 51.9444466, 53.1250076] {
            lab.showFrames()
            note(lab.item.center.y - y)
            note(lab.item.center.x - 150)
          }
        }
      },
      Experiment(
        "free fall, frames 1–120", against: "g·h²·n(n+1)/2, n = 2·frame − 1", within: 1e-6, "pt"
      ) {
        let lab = Laboratory(.crate(150, 50), timeStep: FixedStepClock.appleStep)
        lab.addGravity()
        let oracle = DiscreteMotion(
          position: 50, acceleration: 1000, step: FixedStepClock.appleStep)
        return largestError { note in
          for frame in 1...120 {
            lab.showFrames()
            note(lab.item.center.y - oracle.position(afterSteps: 2 * frame - 1))
          }
        }
      },
      Experiment(
        "continuous push, frames 1–4", against: "measured on iOS", within: 1e-5, "of the speed"
      ) {
        let lab = Laboratory(.crate(150, 50), timeStep: FixedStepClock.appleStep)
        let push = PushBehavior(items: lab.items, mode: .continuous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        lab.add(push)
        return largestError { note in
          for speed in [0.833333373, 2.50000024, 4.16666698, 5.83333349] {
            lab.showFrames()
            note(lab.velocity().dx / speed - 1)
          }
        }
      },
      Experiment(
        "continuous pushes on 0.04–9 kg, frames 1–60", against: "v = n·h·F/m", within: 1e-12,
        "of the speed"
      ) {
        largestError { note in
          for side: CGFloat in [20, 100, 300] {
            let lab = Laboratory(.box(0, 0, side, side), timeStep: FixedStepClock.appleStep)
            let push = PushBehavior(items: lab.items, mode: .continuous)
            push.setAngle(0.7, magnitude: 3)
            lab.add(push)
            for frame in 1...60 {
              lab.showFrames()
              let time = Double(2 * frame - 1) * FixedStepClock.appleStep
              let speed = time * 300 / lab.mass()
              note(hypot(lab.velocity().dx, lab.velocity().dy) / speed - 1)
            }
          }
        }
      },
      Experiment(
        "rod under gravity, frames 1, 10, 30", against: "measured on iOS", within: 0.05, "pt"
      ) {
        let lab = Laboratory(.box(200, 100, 40, 40), timeStep: FixedStepClock.appleStep)
        lab.add(AttachmentBehavior(item: lab.item, attachedToAnchor: CGPoint(x: 100, y: 100)))
        lab.addGravity()
        let rows: [Int: CGPoint] = [
          1: CGPoint(x: 199.999969, y: 100.069443), 10: CGPoint(x: 199.132126, y: 113.146225),
          30: CGPoint(x: 139.359573, y: 191.92836),
        ]
        return largestError { note in
          for frame in 1...30 {
            lab.showFrames()
            if let row = rows[frame] { note(distance(lab.item.center, row)) }
          }
        }
      },
      Experiment(
        "snap, way in frame 1", against: "measured on iOS", within: 0.05, "of the way"
      ) {
        let lab = snapLaboratory()
        lab.showFrames()
        return max(
          abs((lab.item.center.x - 100) / 13.265648 - 1),
          abs((lab.item.center.y - 100) / 6.623589 - 1))
      },
      Experiment(
        "snap, frame 200", against: "measured on iOS", within: 1e-3, "pt"
      ) {
        let lab = snapLaboratory()
        lab.showFrames(200)
        return distance(lab.item.center, CGPoint(x: 299.999969, y: 199.999222))
      },
      Experiment(
        "rest without forces", against: "frame 31", within: 0, "frames"
      ) {
        let lab = Laboratory(.crate(0, 0), timeStep: FixedStepClock.appleStep)
        var frames = 0
        while lab.animator.isRunning, frames < 100 {
          lab.showFrames()
          frames += 1
        }
        return Double(frames - 31)
      },
      Experiment(
        "elapsed time of four frames", against: "the sum of their intervals", within: 1e-9, "s"
      ) {
        let lab = Laboratory(.crate(0, 0))
        lab.addGravity()
        lab.showFrames(4)
        return lab.animator.elapsedTime - 0.0666666667
      },
    ])

  private static func snapLaboratory() -> Laboratory {
    let lab = Laboratory(.box(100, 100, 100, 50), timeStep: FixedStepClock.appleStep)
    let snap = SnapBehavior(item: lab.item, snapTo: CGPoint(x: 300, y: 200))
    snap.damping = 0.5
    lab.add(snap)
    lab.properties.resistance = 0.1
    lab.properties.angularResistance = 0.1
    return lab
  }
}
