import Foundation

/// The times at which the beats of one source came, compared to their due times.
///
/// Beat n is due at `start + n × period`. Skipped beats are numbered, too.
struct BeatLog {
  /// The time from which all beats are counted; set when the source starts.
  var start: TimeInterval = 0

  let period: TimeInterval

  /// The number of the last beat to record.
  let last: Int

  /// The delay of each beat, in seconds.
  private(set) var lateness: [TimeInterval] = []

  /// The deviation of the time between two beats from a whole number of periods, in seconds.
  private(set) var jitter: [TimeInterval] = []

  init(period: TimeInterval, last: Int) {
    self.period = period
    self.last = last
  }

  /// The number of beats that never came, once the measurement is complete.
  var skipped: Int { last - lateness.count }

  /// The due time of a beat.
  func time(of beat: Int) -> TimeInterval { start + Double(beat) * period }

  /// Records a beat that came at `time`.
  ///
  /// Beat 0 does not count: a repeating timer of Foundation on Linux fires as soon as it is added.
  mutating func note(beat: Int, at time: TimeInterval) {
    guard (1...last).contains(beat) else { return }
    let late = time - self.time(of: beat)
    if let before = lateness.last { jitter.append(abs(late - before)) }
    lateness.append(late)
  }

  /// The number of the beat that fires at `time`, for a source that does not number its beats.
  ///
  /// It is the newest beat that is due. Timers round their period to whole nanoseconds, and fire
  /// early by the remainder.
  func beat(ringingAt time: TimeInterval) -> Int {
    Int(((time - start) / (period - 1e-9)).rounded(.down))
  }
}
