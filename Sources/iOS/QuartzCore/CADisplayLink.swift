internal import DynamicsTiming
public import Foundation

/// A timer that is synchronized with a display; see Apple's `CADisplayLink`.
///
/// Linux has no selectors: pass a closure instead of a target. On the main run loop, the link
/// follows `UIShimClock`. Before the first `advance`, it follows the run loop, if the main thread
/// runs it. As on iOS, it is kept alive until it is invalidated or removed from its last mode.
open class CADisplayLink: NSObject {
  private let link: ClockLink

  /// Makes a link that calls a closure for each frame, once it is added to a run loop.
  public init(handler: @escaping (CADisplayLink) -> Void) {
    weak var owner: CADisplayLink?
    link = ClockLink { if let owner { handler(owner) } }
    super.init()
    owner = self
  }

  /// Linux has no selectors.
  @available(*, unavailable, message: "Linux has no selectors: pass a closure, init(handler:)")
  public init(target: Any, selector: Any) {
    link = ClockLink {}
    super.init()
  }

  /// Sends frames while the run loop runs in a mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    link.add(to: runloop, forMode: mode, keeping: self)
  }

  /// Sends no more frames while the run loop runs in a mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    link.remove(from: runloop, forMode: mode)
  }

  /// Stops the link permanently.
  open func invalidate() { link.invalidate() }

  /// The start of the latest frame, in seconds of `CACurrentMediaTime()`.
  open var timestamp: CFTimeInterval { link.timestamps.latest }
  /// The expected start of the next frame, in seconds of `CACurrentMediaTime()`.
  open var targetTimestamp: CFTimeInterval { link.timestamps.next }
  /// The time between two frames, in seconds.
  open var duration: CFTimeInterval { link.period }

  /// Whether the link is paused.
  open var isPaused: Bool {
    get { link.isPaused }
    set { link.isPaused = newValue }
  }

  /// The preferred number of frames per second; 0, the default, means 60.
  open var preferredFramesPerSecond: Int {
    get { link.framesPerSecond }
    set { link.framesPerSecond = newValue == 0 ? 60 : newValue }
  }

  /// The number of frames of 1/60 s per call, at least 1; the old name.
  open var frameInterval: Int {
    get { max(1, 60 / preferredFramesPerSecond) }
    set { if newValue >= 1 { preferredFramesPerSecond = max(1, 60 / newValue) } }
  }

  /// The preferred range of frame rates, which replaces ``preferredFramesPerSecond``.
  ///
  /// The link uses the preferred rate of the range, or without one its maximum.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let wanted = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
      guard wanted.isFinite else { return preferredFrameRateRange = oldValue }
      preferredFramesPerSecond = Int(min(max(wanted, 0), 1000))
    }
  }
}

/// A range of frame rates, in frames per second; see Apple's `CAFrameRateRange`.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum rate.
  public var minimum: Float
  /// The maximum rate.
  public var maximum: Float
  /// The preferred rate; `nil` for none.
  public var preferred: Float?

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The default rate of the display.
  public static let `default` = Self(minimum: 0, maximum: 0, preferred: 0)
}
