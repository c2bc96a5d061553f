internal import DynamicsReporting
internal import DynamicsTiming
public import Foundation
internal import QuartzCore

/// The clock of all animators, animations and timers.
///
/// Not in UIKit. The clock is live at first: animators and display links move while the main thread
/// runs its run loop. From the first ``advance(by:)`` on, time passes only by calls of this clock,
/// for the rest of the process:
///
/// ```swift
/// UIView.animate(withDuration: 0.5) { card.center.x = 200 }
/// UIShimClock.shared.advance(by: 0.25)
/// card.layer.presentation()?.position.x   // on its way
/// ```
///
/// It drives animators, view animations, display links, timers of the shims, closures passed to
/// `DispatchQueue.main`, `Task.sleep`, `CACurrentMediaTime()`, and layout in visible windows. At the
/// same moment, closures and timers come first, in the order in which they were added. Then come
/// frames of animators and display links, in the order in which these were started, every 1/60 s;
/// then completions of view animations; then layout; and last, tasks that have slept.
///
/// In Swift Testing, each test has its own time, which drives only objects of that test.
@preconcurrency @MainActor public final class UIShimClock {
  /// The clock.
  public static let shared = UIShimClock()

  /// The time that has passed by ``advance(by:)`` and ``run(for:)``, in seconds.
  public var time: TimeInterval { clock.time }

  private var clock: EventClock { .current }
  private let driver = ClockDriver()
  private var animations: [ViewAnimation] = []

  private init() {}
  private static let maxInterval: TimeInterval = 86_400

  /// Advances time by seconds.
  ///
  /// On the main thread, as in synchronous XCTests, tasks of the main actor run in between. In
  /// asynchronous code they cannot: use ``run(for:)`` there. A negative number is reported and
  /// ignored; so is more than a day, which is over five million frames, and a call from code that
  /// this method calls.
  public func advance(by interval: TimeInterval) {
    guard !driver.isAdvancing else { return report("time is already advancing; ignored") }
    if begin(advancingBy: interval) { driver.advance(by: interval) }
  }

  /// Advances time by seconds, and lets tasks run after each frame.
  ///
  /// Use it in asynchronous code of the main actor. Invalid numbers are treated as in
  /// ``advance(by:)``. Overlapping calls share the same seconds.
  public func run(for interval: TimeInterval) async {
    if begin(advancingBy: interval) { await driver.run(for: interval) }
  }

  private func report(_ message: String) { DynamicsDiagnostics.report(message, by: "UIShimClock") }

  /// Ends live time; returns `false` if the interval is invalid.
  private func begin(advancingBy interval: TimeInterval) -> Bool {
    guard (0...Self.maxInterval).contains(interval) else {
      report("the interval must be from 0 to \(Self.maxInterval) s, not \(interval) s; ignored")
      return false
    }
    clock.begin()
    let clock = clock
    for animation in animations where animation.clock === clock && animation.hasNoLayers {
      cancel(animation)
    }
    return true
  }

  /// Calls closures that wait for the main queue, after one animator was advanced alone.
  func callQueued() {
    if !driver.isAdvancing { clock.callDue() }
  }

  /// Starts an animation now.
  func run(_ animation: ViewAnimation) {
    animations.append(animation)
    animation.begin()
    guard animation.duration < .infinity else { return }
    // An animation without duration that begins within a frame ends with the next frame. Otherwise
    // a chain of them would never let the frame end.
    let duration = animation.duration == 0 && driver.isAdvancing ? 1.0 / 60 : animation.duration
    let end = { [weak animation] in
      guard let animation else { return }
      withoutIsolation(animation) { UIShimClock.shared.end($0, finished: true) }
    }
    animation.clock.callOnThisThread(after: duration, as: .end, end)
  }

  /// Ends an animation early.
  func cancel(_ animation: ViewAnimation) { end(animation, finished: false) }

  private func end(_ animation: ViewAnimation, finished: Bool) {
    animations.removeAll { $0 === animation }
    animation.finish(finished)
  }
}
