@_spi(Samples) import DynamicsRecording

/// A scene after its demo, with all data for the output formats.
struct PlayRun {
  let stage: Playground
  let recording: Recording

  /// Plays the demo of a scene and records it.
  ///
  /// - Parameters:
  ///   - seed: The seed of the hand that plays it.
  ///   - progress: Called after each frame, with the fraction that is done.
  init(
    _ scene: PlayScene, seed: UInt64, seconds: Double, framesPerSecond: Double,
    showsXray: Bool = false, progress: (Double) -> Void = { _ in }
  ) {
    stage = Playground(scene)
    stage.showsXray = showsXray
    var demo = Demo(seed: seed)
    let recorder = Recorder(
      stage.animator, framesPerSecond: framesPerSecond, appearance: stage.appearance)
    // The recording has the times of the screen, also while nothing moves.
    recorder.followsSteps = false
    recorder.start()
    let frameCount = max(1, Int((seconds * framesPerSecond).rounded()))
    for frame in 1...frameCount {
      let time = Double(frame) / framesPerSecond
      while Double(stage.tickCount + 1) * Playground.tick <= time + Self.rounding {
        for action in demo.actions(for: stage) { stage.perform(action) }
        stage.tick()
      }
      recorder.wait(until: time)
      progress(Double(frame) / Double(frameCount))
    }
    recorder.stop()
    recording = stage.withCaptions(recorder.recording)
  }

  /// The largest rounding error of a sum of ticks, in seconds.
  private static let rounding = 1e-9
}
