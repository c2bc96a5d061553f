import Dynamics

/// Real time, less pauses; all moments are seconds of one clock.
struct Stopwatch {
  private var runningSince: TimeInterval?
  private var before: TimeInterval = 0

  /// A watch that is started at a moment.
  init(startedAt moment: TimeInterval) {
    runningSince = moment
  }

  /// The seconds counted until a moment.
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
