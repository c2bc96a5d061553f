internal import DynamicsReporting
public import Foundation

/// A frame source on a run loop, locked to a rate.
///
/// As `CADisplayLink`. The n-th frame belongs to start + n · period: a late frame does not delay
/// those after it, and a missed one is skipped and counted, not made up for.
///
/// ```swift
/// let link = DisplayLink { frame in print(frame.duration) }
/// link.add(to: .main, forMode: .common)
/// ```
///
/// A link belongs to the thread of its run loop. The run loop does not keep it alive; while it is
/// paused, nothing wakes up.
public final class DisplayLink: FrameSource {
  /// Called for each frame while the link is not paused.
  public var onFrame: ((Frame) -> Void)?

  /// Whether frames are held back; `false` by default.
  ///
  /// Going on starts the beat anew.
  public var isPaused = false {
    didSet { if isPaused != oldValue { restart() } }
  }

  /// The beats per second, from 1 to 1000; 60 by default.
  ///
  /// Another number is diagnosed and changes nothing. A new rate starts the beat anew.
  public var preferredFramesPerSecond = 60 {
    didSet {
      guard preferredFramesPerSecond != oldValue else { return }
      guard (1...1000).contains(preferredFramesPerSecond) else {
        DynamicsDiagnostics.report("\(preferredFramesPerSecond) is not a rate from 1 to 1000")
        return preferredFramesPerSecond = oldValue
      }
      restart()
    }
  }

  /// How many beats there are to a frame: 1, the default, is every one, 2 every other.
  ///
  /// A number not from 1 to 1000 is diagnosed and changes nothing. A new interval starts the beat
  /// anew.
  public var frameInterval = 1 {
    didSet {
      guard frameInterval != oldValue else { return }
      guard (1...1000).contains(frameInterval) else {
        DynamicsDiagnostics.report("\(frameInterval) is not a number of beats from 1 to 1000")
        return frameInterval = oldValue
      }
      restart()
    }
  }

  /// When the last frame began, in seconds of ``MediaTime``; 0 before the first.
  public var timestamp: TimeInterval { lastFrame?.timestamp ?? 0 }

  /// When the frame after the last is expected, in seconds of ``MediaTime``; 0 before the first.
  public var targetTimestamp: TimeInterval { lastFrame?.targetTimestamp ?? 0 }

  /// The measured seconds from the frame before the last, or from the start, to the last; 0 before
  /// the first.
  public var duration: TimeInterval { lastFrame?.duration ?? 0 }

  /// The frames that were due and came to nothing, since the run loop was busy.
  public private(set) var skippedFrames = 0

  private var lastFrame: Frame?
  private var schedule: FrameSchedule?
  private var runLoop: RunLoop?
  private var modes: [RunLoop.Mode] = []
  private var timer: Timer?
  private var isInvalidated = false

  /// Makes a link that beats once it is added to a run loop.
  public init(_ onFrame: ((Frame) -> Void)? = nil) {
    self.onFrame = onFrame
  }

  deinit { timer?.invalidate() }

  /// Lets the link beat while a run loop runs in a mode.
  ///
  /// To be called on the run loop's thread. Several modes of one run loop may be added; a second
  /// run loop is diagnosed and ignored, as is an invalidated link. `.common` covers `.tracking`.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalidated else {
      DynamicsDiagnostics.report("the link was invalidated; make a new one")
      return
    }
    guard self.runLoop == nil || self.runLoop === runLoop else {
      DynamicsDiagnostics.report("the link is on another run loop; remove it there first")
      return
    }
    guard !modes.contains(mode) else { return }
    self.runLoop = runLoop
    modes.append(mode)
    if let timer { Self.add(timer, to: runLoop, forMode: mode) } else { restart() }
  }

  /// No longer lets the link beat in a mode; a mode that was not added is diagnosed.
  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard self.runLoop === runLoop, modes.contains(mode) else {
      DynamicsDiagnostics.report("the link was not added for this mode")
      return
    }
    modes.removeAll { $0 == mode }
    if modes.isEmpty { self.runLoop = nil }
    // A timer cannot leave a single mode: a new one takes over, on the same beat.
    arm()
  }

  /// Stops the link for good.
  public func invalidate() {
    isInvalidated = true
    runLoop = nil
    modes = []
    onFrame = nil
    arm()
  }

  private func restart() {
    let period = TimeInterval(frameInterval) / TimeInterval(preferredFramesPerSecond)
    schedule = FrameSchedule(start: MediaTime.now, period: period)
    arm()
  }

  /// Sets the timer to what is due next, or drops it when nothing is.
  private func arm() {
    timer?.invalidate()
    timer = nil
    guard !isPaused, let runLoop, let schedule else { return }
    let link = WeakLink(self)
    // Only the fire date counts: each ring sets the next one.
    let timer = Timer(fire: Self.date(of: schedule.nextTime), interval: 1e9, repeats: true) { _ in
      link.link?.ring()
    }
    for mode in modes { Self.add(timer, to: runLoop, forMode: mode) }
    self.timer = timer
  }

  /// The run loop of Foundation on Linux knows `.default` as its only common mode.
  private static func add(_ timer: Timer, to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    runLoop.add(timer, forMode: mode)
    if mode == .common { runLoop.add(timer, forMode: .tracking) }
  }

  /// The wall clock's name for a moment of the monotonic one, for as long as it is not set.
  private static func date(of time: TimeInterval) -> Date {
    Date(timeIntervalSinceNow: time - MediaTime.now)
  }

  private func ring() {
    let beat = schedule?.frame(at: MediaTime.now)
    if let schedule { timer?.fireDate = Self.date(of: schedule.nextTime) }
    guard let beat else { return }
    skippedFrames += beat.skipped
    lastFrame = beat.frame
    onFrame?(beat.frame)
  }
}

/// Keeps the run loop from keeping the link.
///
/// Both belong to the run loop's thread.
private final class WeakLink: @unchecked Sendable {
  weak var link: DisplayLink?
  init(_ link: DisplayLink) { self.link = link }
}
