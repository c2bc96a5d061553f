public import Foundation

/// One frame of a frame source.
public struct Frame: Hashable, Codable, Sendable {
  /// The start of the frame in seconds, by the clock of its source; ``MediaTime`` for a display
  /// link.
  public let timestamp: TimeInterval

  /// The expected start of the next frame, in seconds by the same clock.
  public let targetTimestamp: TimeInterval

  /// The time since the start of the previous frame, in seconds; longer if frames were skipped.
  public let duration: TimeInterval

  /// Makes a frame from its times, in seconds.
  public init(timestamp: TimeInterval, targetTimestamp: TimeInterval, duration: TimeInterval) {
    self.timestamp = timestamp
    self.targetTimestamp = targetTimestamp
    self.duration = duration
  }
}
