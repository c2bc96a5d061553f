internal import Foundation

/// When frames are due: the n-th belongs to start + n · period, however late those before were.
struct FrameSchedule: Equatable {
  private let start: TimeInterval
  private let period: TimeInterval
  private var lastBeat = 0
  private var lastTimestamp: TimeInterval

  /// - Parameters:
  ///   - start: The beat before the first frame.
  ///   - period: Seconds, more than 0.
  init(start: TimeInterval, period: TimeInterval) {
    self.start = start
    self.period = period
    lastTimestamp = start
  }

  /// When the next frame is due.
  var nextTime: TimeInterval { time(ofBeat: lastBeat + 1) }

  private func time(ofBeat beat: Int) -> TimeInterval { start + TimeInterval(beat) * period }

  /// The frame for a moment at which the clock rang, and the beats that passed without one; `nil`
  /// when it rang too early.
  mutating func frame(at now: TimeInterval) -> (frame: Frame, skipped: Int)? {
    // The division may fall short by a rounding of the beat that `nextTime` gave out.
    var beat = Int(((now - start) / period).rounded(.down))
    if time(ofBeat: beat + 1) <= now { beat += 1 }
    guard beat > lastBeat else { return nil }
    let skipped = beat - lastBeat - 1
    let duration = now - lastTimestamp
    lastBeat = beat
    lastTimestamp = now
    return (Frame(timestamp: now, targetTimestamp: nextTime, duration: duration), skipped)
  }
}
