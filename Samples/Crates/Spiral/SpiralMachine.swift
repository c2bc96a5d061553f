import Dynamics

/// A simulated machine, in which a frame lasts as long as its steps cost.
///
/// Each frame has to simulate the duration of the frame before. If a step costs more time than it
/// simulates, every frame takes longer than the last, unless a limit drops the excess.
struct SpiralMachine {
  let plan: SpiralPlan
  let framesPerSecond: Double
  /// The seconds to simulate per second of real time.
  let speed: Double

  /// A summary of the frames that began in one second.
  struct Second {
    var isLoaded = false
    var frameCount = 0
    var dueSteps = 0
    var takenSteps = 0
    var droppedTime = 0.0
    var longestFrame = 0.0
  }

  /// - Parameters:
  ///   - stepLimit: The maximum number of steps in a frame.
  ///   - onFrame: Called with the time that each frame has to simulate, in seconds.
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
