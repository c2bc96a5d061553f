import Foundation

/// When the beats of one source came, against when they were due.
///
/// Beat n is due at `start + n × period`. Beats that never came count: they have numbers too.
struct BeatLog {
  /// The moment from which all beats are counted; set when the source starts.
  var start: TimeInterval = 0

  let period: TimeInterval

  /// The number of the last beat to write down.
  let last: Int

  /// How much later than due each beat came, in seconds.
  private(set) var lateness: [TimeInterval] = []

  /// How far the time between two beats was from as many whole periods, in seconds.
  private(set) var jitter: [TimeInterval] = []

  init(period: TimeInterval, last: Int) {
    self.period = period
    self.last = last
  }

  /// How many beats never came, once all is over.
  var skipped: Int { last - lateness.count }

  /// When a beat is due.
  func time(of beat: Int) -> TimeInterval { start + Double(beat) * period }

  /// Writes down that a beat came at `time`.
  ///
  /// Beat 0 does not count: a repeating timer of Foundation on Linux rings as soon as it is added.
  mutating func note(beat: Int, at time: TimeInterval) {
    guard (1...last).contains(beat) else { return }
    let late = time - self.time(of: beat)
    if let before = lateness.last { jitter.append(abs(late - before)) }
    lateness.append(late)
  }

  /// The beat that something rings for at `time`, where it does not say so itself.
  ///
  /// It is the newest one due. Timers take their period in whole nanoseconds, and come the rest early.
  func beat(ringingAt time: TimeInterval) -> Int {
    Int(((time - start) / (period - 1e-9)).rounded(.down))
  }
}
