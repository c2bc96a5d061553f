import ArgumentParser
import Dynamics

/// The way to divide a frame into steps.
enum StepMode: String, CaseIterable, ExpressibleByArgument {
  /// As many steps of 1/120 s as fit, the animator's default.
  case fixed
  /// One step with the length of the frame, as in simple programs.
  case variable
}

/// Advances a box by frames, in one of the modes.
struct Stepper {
  let mode: StepMode
  /// The simulated time, in seconds.
  private(set) var time = 0.0
  private(set) var stepCount = 0
  /// The number of steps that were due, including those that were dropped.
  private(set) var dueCount = 0
  private(set) var droppedTime = 0.0
  /// The largest penetration of a wall by a crate after any step, in points.
  private(set) var deepest = 0.0
  private var clock: FixedStepClock

  /// The range of steps that the animator accepts, in seconds.
  private static let lengths = 0.0001...0.1

  /// - Parameter stepLimit: The most fixed steps in a frame; `.max` drops no time.
  init(_ mode: StepMode, stepLimit: Int) {
    self.mode = mode
    clock = FixedStepClock(maximumStepsPerFrame: stepLimit)
  }

  /// Advances the box by a frame.
  ///
  /// - Parameter afterStep: Called after each step.
  mutating func simulate(
    _ frame: Double, in box: CrateBox, tilt: TiltSource, afterStep: () -> Void = {}
  ) {
    switch mode {
    case .fixed:
      let stepsBefore = stepCount
      for _ in 0..<clock.advance(by: frame) {
        take(clock.step, in: box, tilt: tilt)
        time = Double(stepCount) * clock.step
        afterStep()
      }
      dueCount += stepCount - stepsBefore
      dueCount += Int(((clock.droppedTime - droppedTime) / clock.step).rounded())
      droppedTime = clock.droppedTime
    case .variable:
      let length = min(Self.lengths.upperBound, frame)
      guard length >= Self.lengths.lowerBound else { return }
      take(length, in: box, tilt: tilt)
      time += length
      dueCount += 1
      droppedTime += frame - length
      afterStep()
    }
  }

  /// Takes a step; the tilt changes with each step, so that it does not depend on the ends of
  /// frames.
  private mutating func take(_ length: Double, in box: CrateBox, tilt: TiltSource) {
    box.tilt = tilt.tilt(at: time)
    box.animator.timeStep = length
    box.animator.step()
    deepest = max(deepest, box.wallDepth)
    stepCount += 1
  }
}
