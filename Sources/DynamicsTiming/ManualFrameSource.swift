internal import DynamicsReporting
public import Foundation

/// A frame source that beats when it is told to: for tests, servers and other toolkits' loops.
///
/// ```swift
/// let source = ManualFrameSource()
/// source.onFrame = { frame in print(frame.duration) }
/// source.tick(at: 0)        // 0.0
/// source.tick(at: 1 / 60)   // 0.016666666666666666
/// ```
public final class ManualFrameSource: FrameSource {
  /// Whether frames are held back; `false` by default.
  ///
  /// Ticks while paused are not delivered; they still count as the moment from which the duration
  /// of the next frame is measured.
  public var isPaused = false

  /// Called for each tick while the source is not paused.
  public var onFrame: ((Frame) -> Void)?

  private var lastTimestamp: TimeInterval?

  /// Makes a source that has not ticked yet.
  public init() {}

  /// Delivers a frame that begins at a time.
  ///
  /// Its duration is the time since the tick before, 0 for the first, and the next frame is expected
  /// after as long again.
  ///
  /// - Parameter timestamp: Seconds, of any clock that does not go back. A time that is not finite,
  ///   or before the last tick, is diagnosed and ignored.
  public func tick(at timestamp: TimeInterval) {
    guard timestamp.isFinite, timestamp >= lastTimestamp ?? timestamp else {
      DynamicsDiagnostics.report("\(timestamp) is not a time at or after the last tick")
      return
    }
    let duration = timestamp - (lastTimestamp ?? timestamp)
    lastTimestamp = timestamp
    guard !isPaused else { return }
    onFrame?(
      Frame(
        timestamp: timestamp, targetTimestamp: timestamp + duration, duration: duration))
  }
}
