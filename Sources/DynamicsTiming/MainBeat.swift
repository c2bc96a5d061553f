import DynamicsReporting
import Foundation

/// The one beat of a process: 60 frames a second on the main queue, while anyone listens.
///
/// It beats wherever the main queue is served: under `RunLoop.main.run()`, after `dispatchMain()`,
/// in an `async` main and in tests on the main actor. Timestamps, skipped frames and pauses are those
/// of ``DisplayLink``: frame n belongs to the start plus n periods, however late it comes.
package final class MainBeat: FrameSource {
  package static let framesPerSecond = 60

  /// Only work on the main queue gets hold of it, by ``current``.
  private nonisolated(unsafe) static let shared = MainBeat()

  /// The beat, for work on the main queue; `nil` for any other.
  package static var current: MainBeat? { MainQueue.isCurrent ? shared : nil }

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

  /// Stands in for the timer while the main run loop follows a finger: in no mode but the common
  /// ones does it serve the main queue, and Foundation cannot make another mode common.
  private lazy var trackingAlarm: RunLoopAlarm = {
    let alarm = RunLoopAlarm(on: .main, at: nil) { [weak self] in self?.wake() }
    alarm.add(toMode: .tracking)
    return alarm
  }()

  private init() {
    timer.setEventHandler { Self.shared.wake() }
    timer.schedule(deadline: .distantFuture)
    timer.activate()
  }

  private func restart() {
    let period = 1 / TimeInterval(Self.framesPerSecond)
    schedule = isPaused ? nil : FrameSchedule(start: MediaTime.now, period: period)
    setAlarms()
  }

  private func setAlarms() {
    let due = schedule?.nextDue
    timer.schedule(deadline: due.map { .now() + ($0 - MediaTime.now) } ?? .distantFuture)
    // Once the main thread is gone, nobody runs its run loop.
    if Thread.isMainThread { trackingAlarm.set(to: due) }
  }

  /// Delivers the frame that is due, if one is.
  private func wake() {
    let due = schedule?.takeFrame(dueAt: MediaTime.now)
    // Set before the frame is delivered, so that whatever the listener does to the beat holds.
    setAlarms()
    guard let due else { return }
    skippedFrames += due.missed
    onFrame?(due.frame)
  }
}

/// Tells work on the main queue from all other.
///
/// The queue is asked, not the thread: in an `async` main and after `dispatchMain()`, any thread may
/// serve it.
enum MainQueue {
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }

  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
