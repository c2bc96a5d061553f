import DynamicsRecording

/// The last seconds of a stage, recorded while it is played.
///
/// Two recorders take turns, so that memory has a limit: the older one always has enough.
final class RecentFilm {
  /// In seconds.
  static let length = 30.0

  private let stage: Playground
  private var older: Recorder
  private var newer: Recorder?
  private var start: Int

  init(_ stage: Playground) {
    self.stage = stage
    older = Self.recorder(of: stage)
    start = stage.tickCount
  }

  private static func recorder(of stage: Playground) -> Recorder {
    let recorder = Recorder(stage.animator, appearance: stage.appearance)
    recorder.start()
    return recorder
  }

  /// Lets the recorders take turns; called after each frame.
  func update() {
    guard Double(stage.tickCount - start) * Playground.tick >= Self.length else { return }
    start = stage.tickCount
    if let newer { older = newer }
    newer = Self.recorder(of: stage)
  }

  /// The last seconds, in which the animator ran.
  var recording: Recording {
    let all = older.recording
    return stage.withCaptions(
      all.trimmed(to: max(0, all.duration - Self.length)...all.duration))
  }
}
