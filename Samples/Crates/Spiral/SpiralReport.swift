import SampleSupport

/// Compares a program with a limit of steps per frame and one without, second by second.
enum SpiralReport {
  /// The animator's limit of steps per frame.
  static let stepLimit = 30

  static func write(_ plan: SpiralPlan, _ request: CrateRequest) -> String {
    let machine = SpiralMachine(
      plan: plan, framesPerSecond: request.framesPerSecond, speed: request.speed)
    let box = CrateBox(request.scene)
    var stepper = Stepper(.fixed, stepLimit: stepLimit)
    var tilt = request.tilt
    let guarded = machine.run(stepLimit: stepLimit) { frame in
      tilt.update()
      stepper.simulate(frame, in: box, tilt: tilt)
    }
    let unguarded = machine.run(stepLimit: .max)
    let rows = zip(guarded, unguarded).enumerated().map { index, seconds in
      [
        "\(index + 1)", seconds.0.isLoaded ? "on" : "off", "\(seconds.0.frameCount)",
        "\(seconds.0.dueSteps)", "\(seconds.0.takenSteps)", seconds.0.droppedTime.fixed(3),
        frame(seconds.0), frame(seconds.1),
      ]
    }
    let head = [
      "second", "load", "frames", "steps due", "taken", "dropped s", "longest frame",
      "without the guard",
    ]
    return """
      Under load a step of 8.333 ms costs \((plan.loadedCost * 1000).decimal(3)) ms; \
      a frame may take \(stepLimit) steps.
      \(Columns.align([head] + rows))\(TextFormat.write(box, stepper))
      """
  }

  private static func frame(_ second: SpiralMachine.Second) -> String {
    second.frameCount == 0 ? "none began" : (second.longestFrame * 1000).decimal(0) + " ms"
  }
}
