import Dynamics

/// A machine that exists on paper: a frame lasts as long as its steps cost.
///
/// Each frame has to simulate the time that the one before took. Where steps cost more than they
/// simulate, every frame takes longer than the last, unless something drops what is too much.
struct SpiralMachine {
  let plan: SpiralPlan
  let framesPerSecond: Double
  /// Seconds to simulate for each that passes.
  let speed: Double

  /// What the frames that began in one second were like.
  struct Second {
    var isLoaded = false
    var frameCount = 0
    var dueSteps = 0
    var takenSteps = 0
    var droppedTime = 0.0
    var longestFrame = 0.0
  }

  /// - Parameters:
  ///   - stepLimit: The guard: the most steps in a frame.
  ///   - onFrame: Told the seconds that each frame had to simulate.
  func run(stepLimit: Int, onFrame: (Double) -> Void = { _ in }) -> [Second] {
    var seconds = [Second](repeating: Second(), count: Int(plan.seconds.rounded(.up)))
    for second in seconds.indices { seconds[second].isLoaded = plan.isLoaded(at: Double(second)) }
    var clock = FixedStepClock(maximumStepsPerFrame: stepLimit)
    var now = 0.0
    var length = 1 / framesPerSecond
    while now < plan.seconds {
      let droppedBefore = clock.droppedTime
      let steps = clock.advance(by: length * speed)
      onFrame(length * speed)
      let dropped = clock.droppedTime - droppedBefore
      length = max(1 / framesPerSecond, Double(steps) * plan.stepCost(at: now))
      let second = Int(now)
      seconds[second].frameCount += 1
      seconds[second].takenSteps += steps
      seconds[second].dueSteps += steps + Int((dropped / clock.step).rounded())
      seconds[second].droppedTime += dropped
      seconds[second].longestFrame = max(seconds[second].longestFrame, length)
      now += length
    }
    return seconds
  }
}
