internal import DynamicsTiming
internal import Foundation
internal import Synchronization

/// The display of programs that run off the main thread, as tests do: its frames come as time passes
/// by the clock that moves it.
package final class HeadlessDisplay: @unchecked Sendable {
  // Whoever moves the time and the links that follow belong to one thread; the list is everyone's.

  /// The display.
  package static let shared = HeadlessDisplay()

  private let links = Mutex<[HeadlessLink]>([])

  /// The seconds that have passed.
  private(set) var time: TimeInterval = 0

  /// What ``time`` 0 was in seconds of `CACurrentMediaTime()`.
  let start = MediaTime.now

  private init() {}

  /// Whether a run loop is the main one, and the caller is not where that runs.
  ///
  /// Once the main thread is gone, the main queue lives on others, whose own run loops nobody runs.
  static func stands(for runLoop: RunLoop) -> Bool {
    guard !Thread.isMainThread else { return false }
    return runLoop === RunLoop.main || MainQueue.isCurrent
  }

  /// When the next frame of any link is due; `nil` if none follows.
  package var nextFrame: TimeInterval? { links.withLock { $0.map(\.due).min() } }

  /// Lets time pass up to a moment, and delivers the frames that are due then.
  package func pass(to time: TimeInterval) {
    self.time = max(self.time, time)
    let due = links.withLock { $0.filter { $0.due <= time + Self.tolerance } }
    for link in due where link.isRunning { link.deliver() }
  }

  /// Frames whose sum is rounded just below the moment are due.
  private static let tolerance = 1e-9

  func add(_ link: HeadlessLink) { links.withLock { $0.append(link) } }

  func remove(_ link: HeadlessLink) { links.withLock { $0.removeAll { $0 === link } } }
}

/// One who follows the headless display.
final class HeadlessLink: @unchecked Sendable {
  private let onFrame: () -> Void
  private var framesBegan: TimeInterval?

  init(onFrame: @escaping () -> Void) { self.onFrame = onFrame }

  var framesPerSecond = 60

  /// Whether frames are delivered; the first one period after they are wanted.
  var isRunning = false {
    didSet {
      guard isRunning != oldValue else { return }
      if isRunning {
        due = HeadlessDisplay.shared.time + duration
        HeadlessDisplay.shared.add(self)
      } else {
        HeadlessDisplay.shared.remove(self)
      }
    }
  }

  /// When the next frame is due, in the display's time.
  private(set) var due: TimeInterval = 0

  var duration: TimeInterval { 1 / Double(framesPerSecond) }

  /// When the latest frame began, in seconds of `CACurrentMediaTime()`; 0 before the first.
  var timestamp: TimeInterval { framesBegan ?? 0 }

  var targetTimestamp: TimeInterval { framesBegan.map { $0 + duration } ?? 0 }

  func deliver() {
    framesBegan = HeadlessDisplay.shared.start + due
    due += duration
    onFrame()
  }
}
