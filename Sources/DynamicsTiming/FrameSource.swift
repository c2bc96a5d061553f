public import Foundation

/// A display's heartbeat, or anything else that can stand in for one.
public protocol FrameSource: AnyObject {
  /// Whether frames are held back; a paused source costs nothing.
  var isPaused: Bool { get set }

  /// Called for each frame while the source is not paused.
  var onFrame: ((Frame) -> Void)? { get set }
}

/// One beat of a ``FrameSource``, as measured.
public struct Frame: Hashable, Sendable {
  /// When the frame began, in seconds of its source's clock.
  public var timestamp: TimeInterval

  /// When the next frame is expected, in seconds of its source's clock.
  public var targetTimestamp: TimeInterval

  /// The seconds since the frame before, measured and never assumed.
  public var duration: TimeInterval

  /// Makes a frame from its three times, in seconds.
  public init(timestamp: TimeInterval, targetTimestamp: TimeInterval, duration: TimeInterval) {
    self.timestamp = timestamp
    self.targetTimestamp = targetTimestamp
    self.duration = duration
  }
}
