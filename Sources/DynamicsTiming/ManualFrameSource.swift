import DynamicsReporting
public import Foundation

/// A frame source that beats when it is told to: for tests, servers and other toolkits.
///
/// ```swift
/// let source = ManualFrameSource { frame in print(frame.duration) }
/// source.tick(at: 10)    // 0.0
/// source.tick(at: 10.5)  // 0.5
/// ```
public final class ManualFrameSource: FrameSource {
  /// Whether ticks are held back; `false` by default.
  ///
  /// A tick that comes while paused is not delivered, but the next one counts its duration from it.
  public var isPaused = false

  /// What is called for each tick; `nil` by default.
  public var onFrame: ((Frame) -> Void)? {
    get { listener }
    // Whoever goes with what is replaced may set this, too.
    set { withExtendedLifetime(listener) { listener = newValue } }
  }

  private var listener: ((Frame) -> Void)?
  private var previousTick: TimeInterval?

  /// Makes a source that has not ticked yet.
  ///
  /// - Parameter onFrame: What is called for each tick.
  public init(_ onFrame: ((Frame) -> Void)? = nil) {
    listener = onFrame
  }

  /// Begins a frame.
  ///
  /// Its duration is the time since the tick before, 0 for the first, and the next frame is
  /// expected after as long again.
  ///
  /// - Parameter time: When the frame begins, in seconds of any clock. A time before the tick
  ///   before, one that is not finite, and one too far from it to measure are diagnosed and ignored.
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
