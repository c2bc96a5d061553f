import DynamicsReporting
public import Foundation

/// The heartbeat of a display, from a run loop's timer.
///
/// Frame n belongs to one moment, n periods after the start, and carries that moment as its
/// timestamp. A frame that comes late does not make the next ones late. Frames that the program is
/// too busy to take are skipped, not made up for; the next frame is as much longer.
///
/// ```swift
/// let link = DisplayLink { frame in redraw(after: frame.duration) }
/// link.add(to: .main, forMode: .common)
/// ```
///
/// While it is paused or in no mode, nothing wakes up. The run loop does not keep the link: who made
/// it does, and releasing it ends the frames. Use it on the thread of its run loop only.
public final class DisplayLink: FrameSource {
  /// Whether frames are held back; `false` by default.
  ///
  /// The first frame after a pause comes one period after its end and lasts one period.
  public var isPaused = false {
    didSet { if isPaused != oldValue { restart() } }
  }

  /// What is called for each frame; `nil` by default.
  ///
  /// It may pause, remove, invalidate or release the link.
  public var onFrame: ((Frame) -> Void)? {
    get { listener }
    // Whoever goes with what is replaced may set this, too.
    set { withExtendedLifetime(listener) { listener = newValue } }
  }

  /// How many frames the link goes by in a second; 60 by default.
  ///
  /// From 1 to 1000; anything else is diagnosed and ignored.
  public var preferredFramesPerSecond: Int {
    get { framesPerSecond }
    set {
      guard (1...1000).contains(newValue) else {
        DynamicsDiagnostics.report(
          "\(newValue) frames a second is not from 1 to 1000; nothing changed")
        return
      }
      guard newValue != framesPerSecond else { return }
      framesPerSecond = newValue
      changePace()
    }
  }

  /// Which frames are taken: every one for 1, the default, every other for 2, and so on.
  ///
  /// Less than 1 is diagnosed and ignored. Frames passed over by intent are not skipped ones.
  public var frameInterval: Int {
    get { framesPerCall }
    set {
      guard newValue >= 1 else {
        DynamicsDiagnostics.report(
          "a frame interval of \(newValue) is less than 1; nothing changed")
        return
      }
      guard newValue != framesPerCall else { return }
      framesPerCall = newValue
      changePace()
    }
  }

  /// When the latest frame began, in seconds of ``MediaTime``; 0 before the first.
  public var timestamp: TimeInterval { latest.timestamp }

  /// When the frame after the latest is due, in seconds of ``MediaTime``; 0 before the first.
  public var targetTimestamp: TimeInterval { latest.targetTimestamp }

  /// The time from the frame before the latest to the latest, in seconds; 0 before the first.
  public var duration: TimeInterval { latest.duration }

  /// The frames that were due but came too late to be delivered, since the link was made.
  public private(set) var skippedFrames = 0

  private var listener: ((Frame) -> Void)?
  private var framesPerSecond = 60
  private var framesPerCall = 1
  private var latest = Frame(timestamp: 0, targetTimestamp: 0, duration: 0)
  private var isInvalidated = false
  private var runLoop: RunLoop?
  private var modes: [RunLoop.Mode] = []
  private var schedule: FrameSchedule?
  private var alarm: RunLoopAlarm?

  /// Makes a link that starts once it is added to a run loop.
  ///
  /// - Parameter onFrame: What is called for each frame.
  public init(_ onFrame: ((Frame) -> Void)? = nil) {
    listener = onFrame
  }

  /// Delivers frames while the run loop runs in this mode, as well as in those added before.
  ///
  /// The first frame comes one period after the first mode is added. Adding a mode again changes
  /// nothing. A run loop of another thread, a second run loop, and a link that was invalidated are
  /// diagnosed and ignored.
  ///
  /// - Parameters:
  ///   - runLoop: The run loop of the current thread.
  ///   - mode: The mode; `.common` stands for `.default` and `.tracking`.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalidated else {
      DynamicsDiagnostics.report("the display link was invalidated; make another")
      return
    }
    guard runLoop === RunLoop.current else {
      DynamicsDiagnostics.report(
        "a display link must be added on the thread of its run loop; nothing changed")
      return
    }
    guard self.runLoop == nil || self.runLoop === runLoop else {
      DynamicsDiagnostics.report("the display link is on another run loop; remove it there first")
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

  /// Delivers no more frames while the run loop runs in this mode.
  ///
  /// Nothing happens if the link was not added for exactly this mode. Once it is in no mode, it may
  /// be added to any run loop again.
  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard runLoop === self.runLoop, let index = modes.firstIndex(of: mode) else { return }
    modes.remove(at: index)
    if modes.isEmpty { leaveRunLoop() } else { replaceAlarm() }
  }

  /// Ends the frames for good and releases ``onFrame``.
  public func invalidate() {
    isInvalidated = true
    onFrame = nil
    leaveRunLoop()
  }

  /// The time between two calls of ``onFrame``, in seconds.
  private var period: TimeInterval { Double(framesPerCall) / Double(framesPerSecond) }

  /// Begins a schedule from now, or none for a pause.
  private func restart() {
    schedule = isPaused ? nil : FrameSchedule(start: MediaTime.now, period: period)
    alarm?.set(to: schedule?.nextDue)
  }

  private func changePace() {
    schedule = schedule?.continued(from: MediaTime.now, period: period)
    alarm?.set(to: schedule?.nextDue)
  }

  /// Makes an alarm for the modes as they are: it cannot be taken out of one that it is in.
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
    // Set before the frame is delivered, so that whatever the listener does to the link holds.
    alarm?.set(to: schedule?.nextDue)
    guard let due else { return }
    skippedFrames += due.missed
    latest = due.frame
    onFrame?(due.frame)
  }
}
