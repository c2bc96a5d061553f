import DynamicsTiming
import Foundation

extension DraggableValue {
  /// Drags the value evenly for 0.08 s, so that it is let go at `time` with a velocity.
  ///
  /// - Returns: Where it will land.
  @discardableResult
  func flick(_ velocity: Value, until time: TimeInterval) -> Value {
    let begin = begin(at: time - 0.08)
    for event in 1...8 {
      move(
        to: begin.adding(velocity, times: 0.01 * Double(event)),
        at: time - 0.08 + 0.01 * Double(event))
    }
    return end(at: time)
  }
}

extension ManualFrameSource {
  /// Sends frames from one time to another, and returns the time of the last one.
  @discardableResult
  func run(from start: TimeInterval, to end: TimeInterval, framesPerSecond: Double = 60)
    -> TimeInterval
  {
    var time = start
    for frame in 0...Int((end - start) * framesPerSecond) {
      time = start + Double(frame) / framesPerSecond
      tick(at: time)
    }
    return time
  }
}
