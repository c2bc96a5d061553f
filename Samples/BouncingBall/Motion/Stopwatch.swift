import Dynamics

/// Measures real time without pauses; all times are seconds of one clock.
struct Stopwatch {
  private var runningSince: TimeInterval?
  private var before: TimeInterval = 0

  /// Makes a watch that starts at a time.
  init(startedAt moment: TimeInterval) {
    runningSince = moment
  }

  /// The measured seconds up to a time.
  func reading(at moment: TimeInterval) -> TimeInterval {
    before + (runningSince.map { moment - $0 } ?? 0)
  }

  mutating func stop(at moment: TimeInterval) {
    before = reading(at: moment)
    runningSince = nil
  }

  mutating func start(at moment: TimeInterval) {
    if runningSince == nil { runningSince = moment }
  }
}
