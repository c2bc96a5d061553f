public import Foundation

/// One beat of a frame source.
public struct Frame: Hashable, Codable, Sendable {
  /// When this frame began, in seconds of its source's clock; ``MediaTime`` for a display link.
  public let timestamp: TimeInterval

  /// When the next frame is expected to begin, in seconds of the same clock.
  public let targetTimestamp: TimeInterval

  /// The time since the previous frame began, in seconds; longer when frames were missed.
  public let duration: TimeInterval

  /// Makes a frame from its times, in seconds.
  public init(timestamp: TimeInterval, targetTimestamp: TimeInterval, duration: TimeInterval) {
    self.timestamp = timestamp
    self.targetTimestamp = targetTimestamp
    self.duration = duration
  }
}
