import DynamicsReporting
package import Foundation

/// The main beat: 60 frames per second on the main queue, shared by the whole process.
///
/// It works wherever the main queue is served: under `RunLoop.main.run()`, after `dispatchMain()`,
/// in an `async` main and in tests on the main actor. Timestamps, skipped frames and pauses are
/// those of ``DisplayLink``: frame n belongs to the start plus n periods, however late it comes.
package final class MainBeat: MainQueueSource {
  package static let framesPerSecond = 60

  /// Only work on the main queue gets hold of it, by ``current``.
  private nonisolated(unsafe) static let shared = MainBeat()

  /// The beat, for work on the main queue; `nil` for any other.
  package static var current: MainBeat? { MainQueue.isCurrent ? shared : nil }

  let isOnMainQueue = true

  /// Whether frames are held back; the first frame after a pause comes one period after its end.
  package var isPaused = true {
    didSet { if isPaused != oldValue { restart() } }
  }

  package var onFrame: ((Frame) -> Void)? {
    get { listener }
    // Whoever goes with what is replaced may set this, too.
    set { withExtendedLifetime(listener) { listener = newValue } }
  }

  /// The frames that were due but came too late to be delivered.
  package private(set) var skippedFrames = 0

  private var listener: ((Frame) -> Void)?
  private var schedule: FrameSchedule?
  private let timer = DispatchSource.makeTimerSource(queue: .main)

  /// Replaces the timer while the main run loop follows a finger.
  ///
  /// Outside the common modes, that run loop does not serve the main queue, and Foundation cannot
  /// make another mode common. The alarm repeats and is set only when the beat starts and stops, so
  /// that it costs nothing in a frame.
  private lazy var trackingAlarm: RunLoopAlarm = {
    let alarm = RunLoopAlarm(on: .main, at: nil, every: Self.period) { Self.shared.wake() }
    alarm.add(toMode: .tracking)
    return alarm
  }()

  private static let period = 1 / TimeInterval(framesPerSecond)

  /// How much later than due the alarm rings, in seconds, so that it never rings before.
  private static let alarmDelay: TimeInterval = 0.001

  private init() {
    timer.setEventHandler { Self.shared.wake() }
    timer.schedule(deadline: .distantFuture)
    timer.activate()
  }

  private func restart() {
    schedule = isPaused ? nil : FrameSchedule(start: MediaTime.now, period: Self.period)
    setTimer()
    // Once the main thread is gone, nobody runs its run loop.
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
    // Set before the frame is delivered, so that whatever the listener does to the beat holds.
    setTimer()
    guard let due else { return }
    skippedFrames += due.missed
    onFrame?(due.frame)
  }
}

/// Tells work on the main queue from all other.
///
/// The queue is asked, not the thread: in an `async` main and after `dispatchMain()`, any thread may
/// serve it.
package enum MainQueue {
  /// Whether the caller is work on the main queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }

  /// Whether a queue is the main one; Linux makes an object for it each time that it is asked for.
  package static func isMain(_ queue: DispatchQueue) -> Bool {
    queue.getSpecific(key: mark) != nil
  }

  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
