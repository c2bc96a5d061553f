package import Foundation

/// The main frame source: 60 frames per second on the main queue, shared by the whole process.
///
/// It works wherever the main queue is served: under `RunLoop.main.run()`, after `dispatchMain()`,
/// in an `async` main and in tests on the main actor. Timestamps, skipped frames and pauses work as
/// in ``DisplayLink``: frame n belongs to the start plus n periods, even if it is late.
package final class MainFrameSource: MainQueueSource {
  package static let framesPerSecond = 60

  /// Only ``current`` returns it, and only on the main queue.
  private nonisolated(unsafe) static let shared = MainFrameSource()

  /// The source, for work on the main queue; `nil` for any other.
  package static var current: MainFrameSource? { MainQueue.isCurrent ? shared : nil }

  let isOnMainQueue = true

  /// Whether it is paused; the first frame after a pause comes one period after its end.
  package var isPaused = true {
    didSet { if isPaused != oldValue { restart() } }
  }

  package var onFrame: ((Frame) -> Void)? {
    // Releasing the old closure may run code that sets this property again, so it is released last.
    didSet { withExtendedLifetime(oldValue) {} }
  }

  /// The number of frames that were skipped because the program was too busy.
  package private(set) var skippedFrames = 0

  private var schedule: FrameSchedule?
  private let timer = DispatchSource.makeTimerSource(queue: .main)

  /// Replaces the timer while the main run loop runs in tracking mode.
  ///
  /// Outside the common modes, that run loop does not serve the main queue, and Foundation cannot
  /// make another mode common. The alarm repeats, and is set only when the source starts and stops.
  /// So it costs nothing per frame.
  private lazy var trackingAlarm: RunLoopAlarm = {
    let alarm = RunLoopAlarm(on: .main, at: nil, every: Self.period) { Self.shared.wake() }
    alarm.add(toMode: .tracking)
    return alarm
  }()

  private static let period = 1 / TimeInterval(framesPerSecond)

  /// The delay of the alarm after a frame is due, in seconds; the alarm must never be early.
  private static let alarmDelay: TimeInterval = 0.001

  private init() {
    timer.setEventHandler { Self.shared.wake() }
    timer.schedule(deadline: .distantFuture)
    timer.activate()
  }

  private func restart() {
    schedule = isPaused ? nil : FrameSchedule(start: MediaTime.now, period: Self.period)
    setTimer()
    // After the main thread has exited, its run loop does not run.
    guard Thread.isMainThread else { return }
    trackingAlarm.set(to: schedule.map { $0.nextDue + Self.alarmDelay })
  }

  private func setTimer() {
    let due = schedule?.nextDue
    timer.schedule(deadline: due.map { .now() + ($0 - MediaTime.now) } ?? .distantFuture)
  }

  /// Delivers the frame that is due, if one is.
  private func wake() {
    let due = schedule?.takeFrame(dueAt: MediaTime.now)
    // Set the timer first: the listener may pause or change the source.
    setTimer()
    guard let due else { return }
    skippedFrames += due.missed
    onFrame?(due.frame)
  }
}

/// Recognizes work on the main queue.
///
/// It checks the queue and not the thread. In an `async` main and after `dispatchMain()`, any
/// thread may serve the main queue.
package enum MainQueue {
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }

  /// Whether a queue is the main queue; on Linux, each access to `DispatchQueue.main` makes a new
  /// object.
  package static func isMain(_ queue: DispatchQueue) -> Bool {
    queue.getSpecific(key: mark) != nil
  }

  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
