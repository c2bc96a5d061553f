import DynamicsTestSupport
import DynamicsTiming
import Foundation

extension Chapter {
  static let timedSprings = Chapter(
    title: "Timed animations on springs, and decays",
    experiments: [
      Experiment(
        "springs, response 0.1–2 s, damping fraction 0–4, thrown", against: "the damped oscillator",
        within: 1e-9, "pt"
      ) {
        largestError { note in
          for response in [0.1, 0.5, 2] {
            for ratio in [0, 0.1, 0.5, 0.9, 1, 1.1, 4] {
              let oracle = DampedOscillator(
                displacement: -300, velocity: 2000, angularFrequency: 2 * .pi / response,
                dampingRatio: ratio)
              let display = ManualFrameSource()
              let animation = TimedAnimation(
                from: 100, to: 400, timing: .spring(response: response, dampingFraction: ratio),
                initialVelocity: 2000, frameSource: display, update: { _ in })
              follow(animation, display, for: 240) { time in
                note(animation.value - 400 - oracle.state(after: time).displacement)
              }
            }
          }
        }
      },
      Experiment(
        "a spring retargeted every 0.05 s", against: "the damped oscillator", within: 1e-9, "pt"
      ) {
        largestError { note in
          let display = ManualFrameSource()
          let animation = TimedAnimation(
            from: 0.0, to: 100, timing: .spring(response: 0.5, dampingFraction: 0.5),
            frameSource: display, update: { _ in })
          var (value, velocity, target) = (0.0, 0.0, 100.0)
          var clock = 0.0
          animation.start()
          display.tick(at: clock)
          for turn in 1...50 {
            let oracle = DampedOscillator(
              displacement: value - target, velocity: velocity, angularFrequency: 4 * .pi,
              dampingRatio: 0.5)
            clock += 0.05
            display.tick(at: clock)
            let state = oracle.state(after: 0.05)
            (value, velocity) = (target + state.displacement, state.velocity)
            note(animation.value - value)
            target = turn.isMultiple(of: 2) ? 100 : -250
            animation.retarget(to: target)
          }
        }
      },
      Experiment(
        "decays, deceleration 0.99–0.9999", against: "x₀ + v·(dᵗ − 1)/ln d, t in ms", within: 1e-9,
        "pt"
      ) {
        largestError { note in
          for deceleration in [0.99, 0.998, 0.9999] {
            let display = ManualFrameSource()
            let animation = TimedAnimation(
              from: 50, timing: .decay(deceleration: deceleration), initialVelocity: 1000,
              frameSource: display, update: { _ in })
            follow(animation, display, for: 240) { time in
              let expected = 50 + (pow(deceleration, 1000 * time) - 1) / log(deceleration)
              note(animation.value - expected)
            }
          }
        }
      },
    ])

  /// Calls `look` after each of some frames of 1/60 s in which the animation has not ended.
  private static func follow(
    _ animation: TimedAnimation<Double>, _ display: ManualFrameSource, for frames: Int,
    look: (TimeInterval) -> Void
  ) {
    animation.start()
    for frame in 0...frames {
      display.tick(at: Double(frame) / 60)
      guard animation.isRunning else { return }
      look(Double(frame) / 60)
    }
  }
}
