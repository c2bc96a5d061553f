import DynamicsReporting
public import Foundation

/// A timer on a run loop that sends frames at the rate of a display.
///
/// Frame n belongs to the moment n periods after the start, and has that moment as its timestamp. A
/// late frame does not delay the next ones. If the program is too busy for a frame, the frame is
/// skipped, and the next one has a longer duration.
///
/// ```swift
/// let link = DisplayLink { frame in print(frame.duration) }
/// link.add(to: .main, forMode: .common)
/// ```
///
/// While the link is paused or in no mode, it does not wake the program. The run loop does not keep
/// the link: store it in a variable, and release it to end the frames. Use it on the thread of its
/// run loop only.
public final class DisplayLink: FrameSource {
  /// Whether the link is paused.
  ///
  /// The default is `false`. The first frame after a pause comes one period after the end of the
  /// pause, and lasts one period.
  public var isPaused = false {
    didSet { if isPaused != oldValue { restart() } }
  }

  /// The closure that is called for each frame.
  ///
  /// The default is `nil`. It may pause, remove, invalidate or release the link.
  public var onFrame: ((Frame) -> Void)? {
    // Releasing the old closure may run code that sets this property again, so it is released last.
    didSet { withExtendedLifetime(oldValue) {} }
  }

  /// The number of frames per second, from 1 to 1000; the default is 60.
  public var preferredFramesPerSecond: Int {
    get { framesPerSecond }
    set {
      guard (1...1000).contains(newValue) else {
        DynamicsDiagnostics.report(
          "preferredFramesPerSecond must be from 1 to 1000, not \(newValue); nothing changed")
        return
      }
      guard newValue != framesPerSecond else { return }
      framesPerSecond = newValue
      changePace()
    }
  }

  /// The number of frames from one call of ``onFrame`` to the next.
  ///
  /// At least 1, which is the default; 2 uses every other frame. Frames that are left out because
  /// of it are not counted as skipped.
  public var frameInterval: Int {
    get { framesPerCall }
    set {
      guard newValue >= 1 else {
        DynamicsDiagnostics.report(
          "frameInterval must be at least 1, not \(newValue); nothing changed")
        return
      }
      guard newValue != framesPerCall else { return }
      framesPerCall = newValue
      changePace()
    }
  }

  /// The start of the latest frame, in seconds of ``MediaTime``; 0 before the first frame.
  public var timestamp: TimeInterval { latest.timestamp }

  /// The expected start of the next frame, in seconds of ``MediaTime``; 0 before the first frame.
  public var targetTimestamp: TimeInterval { latest.targetTimestamp }

  /// The time from the previous frame to the latest, in seconds; 0 before the first frame.
  public var duration: TimeInterval { latest.duration }

  /// The number of frames since the link was made that were skipped because the program was too
  /// busy.
  public private(set) var skippedFrames = 0

  private var framesPerSecond = 60
  private var framesPerCall = 1
  private var latest = Frame(timestamp: 0, targetTimestamp: 0, duration: 0)
  private var isInvalidated = false
  private var runLoop: RunLoop?
  private var modes: [RunLoop.Mode] = []
  private var schedule: FrameSchedule?
  private var alarm: RunLoopAlarm?

  /// Makes a link, which starts when it is added to a run loop.
  ///
  /// - Parameter onFrame: The closure that is called for each frame.
  public init(_ onFrame: ((Frame) -> Void)? = nil) {
    self.onFrame = onFrame
  }

  /// Sends frames while the run loop runs in a mode, as well as in the modes added before.
  ///
  /// The first frame comes one period after the first mode is added. Adding a mode again has no
  /// effect. A link can be on one run loop at a time; an invalidated link cannot be added.
  ///
  /// - Parameters:
  ///   - runLoop: The run loop of the current thread.
  ///   - mode: The mode; `.common` stands for `.default` and `.tracking`.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalidated else {
      DynamicsDiagnostics.report("the display link was invalidated; make a new one")
      return
    }
    guard runLoop === RunLoop.current else {
      DynamicsDiagnostics.report(
        "a display link must be added on the thread of its run loop; nothing changed")
      return
    }
    guard self.runLoop == nil || self.runLoop === runLoop else {
      DynamicsDiagnostics.report(
        "the display link is on another run loop; remove it from that one first")
      return
    }
    guard !modes.contains(mode) else { return }
    modes.append(mode)
    if let alarm {
      alarm.add(toMode: mode)
    } else {
      self.runLoop = runLoop
      restart()
      replaceAlarm()
    }
  }

  /// Sends no more frames while the run loop runs in a mode.
  ///
  /// Nothing happens if the link was not added for exactly this mode. After its last mode was
  /// removed, the link can be added to any run loop.
  ///
  /// - Parameters:
  ///   - runLoop: The run loop of the link.
  ///   - mode: A mode that it was added for.
  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard runLoop === self.runLoop, let index = modes.firstIndex(of: mode) else { return }
    modes.remove(at: index)
    if modes.isEmpty { leaveRunLoop() } else { replaceAlarm() }
  }

  /// Stops the link permanently, and releases ``onFrame``.
  public func invalidate() {
    isInvalidated = true
    onFrame = nil
    leaveRunLoop()
  }

  /// The time between two calls of ``onFrame``, in seconds.
  private var period: TimeInterval { Double(framesPerCall) / Double(framesPerSecond) }

  /// Starts a schedule at the present moment; a paused link has no schedule.
  private func restart() {
    schedule = isPaused ? nil : FrameSchedule(start: MediaTime.now, period: period)
    alarm?.set(to: schedule?.nextDue)
  }

  private func changePace() {
    schedule = schedule?.continued(from: MediaTime.now, period: period)
    alarm?.set(to: schedule?.nextDue)
  }

  /// Makes a new alarm for the present modes, since a timer cannot be removed from a single mode.
  private func replaceAlarm() {
    guard let runLoop else { return }
    let alarm = RunLoopAlarm(on: runLoop, at: schedule?.nextDue) { [weak self] in self?.wake() }
    for mode in modes { alarm.add(toMode: mode) }
    self.alarm = alarm
  }

  private func leaveRunLoop() {
    runLoop = nil
    modes = []
    schedule = nil
    alarm = nil
  }

  /// Delivers the frame that is due, if one is.
  private func wake() {
    let due = schedule?.takeFrame(dueAt: MediaTime.now)
    // Set the alarm first: the listener may pause or change the link.
    alarm?.set(to: schedule?.nextDue)
    guard let due else { return }
    skippedFrames += due.missed
    latest = due.frame
    onFrame?(due.frame)
  }
}
