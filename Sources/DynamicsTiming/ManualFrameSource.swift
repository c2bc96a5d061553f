import DynamicsReporting
public import Foundation

/// A frame source that sends a frame when the program calls ``tick(at:)``.
///
/// Use it for tests, servers and other toolkits.
///
/// ```swift
/// let source = ManualFrameSource { frame in print(frame.duration) }
/// source.tick(at: 10)    // 0.0
/// source.tick(at: 10.5)  // 0.5
/// ```
public final class ManualFrameSource: FrameSource {
  /// Whether the source is paused.
  ///
  /// The default is `false`. A tick during a pause is not sent, but the next frame's duration
  /// counts from it.
  public var isPaused = false

  /// The closure that is called for each frame; the default is `nil`.
  public var onFrame: ((Frame) -> Void)? {
    // Releasing the old closure may run code that sets this property again, so it is released last.
    didSet { withExtendedLifetime(oldValue) {} }
  }

  private var previousTick: TimeInterval?

  /// Makes a source that has sent no frame yet.
  ///
  /// - Parameter onFrame: The closure that is called for each frame.
  public init(_ onFrame: ((Frame) -> Void)? = nil) {
    self.onFrame = onFrame
  }

  /// Sends a frame.
  ///
  /// The duration of the frame is the time since the previous tick, and 0 for the first. The next
  /// frame is expected after the same time again.
  ///
  /// - Parameter time: The start of the frame in seconds, by any clock; not before the previous
  ///   tick.
  /// - Complexity: O(*n*), where *n* is the number of listeners that share the source, besides
  ///   their own work.
  public func tick(at time: TimeInterval) {
    let duration = time - (previousTick ?? time)
    let frame = Frame(timestamp: time, targetTimestamp: time + duration, duration: duration)
    guard duration >= 0, frame.targetTimestamp.isFinite else {
      DynamicsDiagnostics.report(
        "a tick at \(time) s is not finite, not after the last one, or too far from it; ignored")
      return
    }
    previousTick = time
    if !isPaused { onFrame?(frame) }
  }
}
