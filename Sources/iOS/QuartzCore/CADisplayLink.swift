internal import DynamicsTiming
public import Foundation

/// A timer that is synchronized with a display; see Apple's `CADisplayLink`.
///
/// Linux has no selectors: pass a closure instead of a target. On the main run loop, the link
/// follows `UIShimClock`. Before the first `advance`, it follows the run loop, if the main thread
/// runs it. As on iOS, it is kept alive until it is invalidated or removed from its last mode.
open class CADisplayLink: NSObject {
  private let link = DisplayLink()
  private let frames = ClockFrames(followsMainFrameSource: false)
  private let handler: (CADisplayLink) -> Void

  /// Makes a link that calls a closure for each frame, once it is added to a run loop.
  public init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// Linux has no selectors.
  @available(*, unavailable, message: "Linux has no selectors: pass a closure, init(handler:)")
  public init(target: Any, selector: Any) {
    handler = { _ in }
    super.init()
  }

  /// Sends frames while the run loop runs in a mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalidated, modes.insert(mode).inserted else { return }
    // This is a reference cycle until the last mode is removed, so the program need not keep the
    // link.
    if isMain(runloop) {
      followsClock = true
      frames.onFrame = { _ in self.handler(self) }
      frames.isPaused = isPaused
      guard Thread.isMainThread, !frames.isByHand else { return }
    }
    link.onFrame = { [followsClock] _ in
      guard !followsClock || !self.frames.isByHand else { return self.link.invalidate() }
      self.handler(self)
    }
    link.add(to: runloop, forMode: mode)
  }

  /// Whether a run loop is the main one.
  ///
  /// After the main thread has exited, other threads serve the main queue. Their run loops do not
  /// run.
  private func isMain(_ runLoop: RunLoop) -> Bool {
    runLoop === RunLoop.main || MainQueue.isCurrent
  }

  /// Sends no more frames while the run loop runs in a mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard modes.remove(mode) != nil else { return }
    link.remove(from: runloop, forMode: mode)
    if modes.isEmpty { leave() }
  }

  /// Stops the link permanently.
  open func invalidate() {
    isInvalidated = true
    modes = []
    link.invalidate()
    leave()
  }

  private var modes: Set<RunLoop.Mode> = []
  private var isInvalidated = false
  private var followsClock = false

  private func leave() {
    frames.isPaused = true
    frames.onFrame = nil
    link.onFrame = nil
  }

  /// The start of the latest frame, in seconds of `CACurrentMediaTime()`.
  open var timestamp: CFTimeInterval { frames.timestamp ?? link.timestamp }
  /// The expected start of the next frame, in seconds of `CACurrentMediaTime()`.
  open var targetTimestamp: CFTimeInterval {
    frames.timestamp.map { $0 + frames.period } ?? link.targetTimestamp
  }
  /// The time between two frames, in seconds.
  open var duration: CFTimeInterval { followsClock ? frames.period : link.duration }

  /// Whether the link is paused.
  open var isPaused: Bool {
    get { link.isPaused }
    set {
      link.isPaused = newValue
      frames.isPaused = newValue || frames.onFrame == nil
    }
  }

  /// The preferred number of frames per second; 0, the default, means 60.
  open var preferredFramesPerSecond: Int {
    get { link.preferredFramesPerSecond }
    set {
      link.preferredFramesPerSecond = newValue == 0 ? 60 : newValue
      frames.framesPerSecond = link.preferredFramesPerSecond
    }
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
