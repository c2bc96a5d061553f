internal import DynamicsTiming
public import Foundation

/// The heartbeat of a display; see Apple's `CADisplayLink`.
///
/// Linux has no selectors: make one with a closure instead of a target. On the main run loop it follows
/// the time of `UIShimClock`, and before the first `advance` that of the run loop, if the main thread
/// runs it. As on iOS, it lives until it is invalidated, or in no mode any more.
open class CADisplayLink: NSObject {
  private let link = DisplayLink()
  private let frames = ClockFrames(followsBeat: false)
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

  /// Delivers frames while the run loop runs in this mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalidated, modes.insert(mode).inserted else { return }
    // Cycles, until it is in no mode: who made the link need not keep it.
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
  /// Once the main thread is gone, the main queue lives on others, whose own run loops nobody runs.
  private func isMain(_ runLoop: RunLoop) -> Bool {
    runLoop === RunLoop.main || MainQueue.isCurrent
  }

  /// Delivers no more frames while the run loop runs in this mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard modes.remove(mode) != nil else { return }
    link.remove(from: runloop, forMode: mode)
    if modes.isEmpty { leave() }
  }

  /// Ends the frames for good.
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

  /// When the latest frame began, in seconds of `CACurrentMediaTime()`.
  open var timestamp: CFTimeInterval { frames.timestamp ?? link.timestamp }

  /// When the next frame is due.
  open var targetTimestamp: CFTimeInterval {
    frames.timestamp.map { $0 + frames.period } ?? link.targetTimestamp
  }

  /// The seconds between two frames.
  open var duration: CFTimeInterval { followsClock ? frames.period : link.duration }

  /// Whether frames are held back.
  open var isPaused: Bool {
    get { link.isPaused }
    set {
      link.isPaused = newValue
      frames.isPaused = newValue || frames.onFrame == nil
    }
  }

  /// How many frames a second are wanted; 0 is the display's own, 60.
  open var preferredFramesPerSecond: Int {
    get { link.preferredFramesPerSecond }
    set {
      link.preferredFramesPerSecond = newValue == 0 ? 60 : newValue
      frames.framesPerSecond = link.preferredFramesPerSecond
    }
  }

  /// Which frames of 60 a second are taken: every one for 1, every other for 2; the old name.
  open var frameInterval: Int {
    get { max(1, 60 / preferredFramesPerSecond) }
    set { if newValue >= 1 { preferredFramesPerSecond = max(1, 60 / newValue) } }
  }

  /// The range of frames a second that is good, in place of ``preferredFramesPerSecond``: the
  /// preferred number is taken, or the most without one.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let wanted = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
      guard wanted.isFinite else { return preferredFrameRateRange = oldValue }
      preferredFramesPerSecond = Int(min(max(wanted, 0), 1000))
    }
  }
}

/// A range of frames a second; see Apple's `CAFrameRateRange`.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest frames.
  public var minimum: Float
  /// The most frames.
  public var maximum: Float
  /// The best number; `nil` for none.
  public var preferred: Float?

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The display's own choice.
  public static let `default` = Self(minimum: 0, maximum: 0, preferred: 0)
}
