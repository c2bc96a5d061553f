@_spi(Samples) import DynamicsRecording

/// A scene after its demo, with all data for the output formats.
struct PlayRun {
  let request: PlayRequest
  let stage: Playground
  let recording: Recording

  /// Plays the demo of a scene and records it.
  ///
  /// - Parameter progress: Called after each frame, with the fraction that is done.
  init(_ request: PlayRequest, progress: (Double) -> Void = { _ in }) {
    self.request = request
    stage = Playground(request.scene)
    stage.showsXray = request.showsXray
    var demo = Demo(seed: request.seed)
    let recorder = Recorder(
      stage.animator, framesPerSecond: request.framesPerSecond, appearance: stage.appearance)
    // The recording has the times of the screen, also while nothing moves.
    recorder.followsSteps = false
    recorder.start()
    let frameCount = max(1, Int((request.seconds * request.framesPerSecond).rounded()))
    for frame in 1...frameCount {
      let time = Double(frame) / request.framesPerSecond
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
