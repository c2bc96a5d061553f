internal import DynamicsReporting
internal import DynamicsTiming
public import Foundation
internal import QuartzCore

/// The clock that moves everything.
///
/// Not in UIKit. Time is live at first: animators and display links move while the main thread runs its run
/// loop. From the first ``advance(by:)`` on, time passes only by this clock, for the rest of the process:
///
/// ```swift
/// UIView.animate(withDuration: 0.5) { card.center.x = 200 }
/// UIShimClock.shared.advance(by: 0.25)
/// card.layer.presentation()?.position.x   // on its way
/// ```
///
/// It moves animators, view animations, display links, timers of the shims, closures given to
/// `DispatchQueue.main`, `Task.sleep` and `CACurrentMediaTime()`, in the order in which they are due. At
/// one moment, closures and timers come first, in the order in which they were given; then frames of
/// animators and display links, in the order in which they were started; then completions of view
/// animations; then tasks that have slept. Frames come each 1/60 s from when an animator or link starts to
/// run. What was started while time was live counts from the first call.
///
/// In Swift Testing, which runs tests side by side, each test has a time that moves only what it made.
@preconcurrency @MainActor public final class UIShimClock {
  /// The clock.
  public static let shared = UIShimClock()

  /// The seconds that have passed by ``advance(by:)`` and ``run(for:)``.
  public var time: TimeInterval { clock.time }

  private var clock: EventClock { .current }
  private var animations: [ViewAnimation] = []
  private var isAdvancing = false
  private var mayServe = false

  private init() {}
  private static let mostSeconds: TimeInterval = 86_400

  /// Lets seconds pass.
  ///
  /// On the main thread, as in synchronous XCTests, tasks of the main actor go on in between. In
  /// asynchronous code they cannot: use ``run(for:)`` there. A negative number, more than a day, which is
  /// over five million frames, and a call from what this calls are diagnosed and change nothing.
  public func advance(by interval: TimeInterval) {
    guard !isAdvancing else { return report("time already passes; ignored") }
    guard begin(toPass: interval) else { return }
    let (clock, end) = (clock, time + interval)
    isAdvancing = true
    defer { isAdvancing = false }
    serve(clock)
    while passMoment(of: clock, before: end) {}
  }

  /// Lets seconds pass, and lets tasks go on after each frame.
  ///
  /// For asynchronous code of the main actor. The numbers that ``advance(by:)`` does not take are diagnosed
  /// here, too. Calls that overlap pass the same seconds.
  public func run(for interval: TimeInterval) async {
    guard begin(toPass: interval) else { return }
    mayServe = false
    let (clock, end) = (clock, time + interval)
    // Who calls this meanwhile may pass the end: it is an event, so that time stops there.
    let arrival = Arrival()
    clock.call(at: end, as: .end) {
      arrival.hasCome = true
      clock.countWaking(1)
    }
    await letTasksGoOn(of: clock, until: arrival)
    while !arrival.hasCome {
      if !isAdvancing { _ = passMoment(of: clock, before: min(end, clock.time + 1.0 / 60)) }
      await letTasksGoOn(of: clock, until: arrival)
    }
    clock.countWaking(-1)
  }

  private final class Arrival: @unchecked Sendable { var hasCome = false }

  /// A task that is woken may start others.
  private func letTasksGoOn(of clock: EventClock, until arrival: Arrival) async {
    for _ in 0..<8 { await Task.yield() }
    let latest = Date(timeIntervalSinceNow: Self.mostPatience)
    while clock.isWaking, !arrival.hasCome, Date() < latest { await Task.yield() }
  }

  /// The real seconds that a task is waited for that another thread wakes.
  private static let mostPatience = 0.1
  private func report(_ misuse: String) { DynamicsDiagnostics.report(misuse, by: "UIShimClock") }

  /// Ends live time, unless so many seconds cannot pass.
  private func begin(toPass interval: TimeInterval) -> Bool {
    guard (0...Self.mostSeconds).contains(interval) else {
      report("\(interval) is not a number of seconds from 0 to \(Self.mostSeconds)")
      return false
    }
    clock.begin()
    let clock = clock
    for animation in animations where animation.clock === clock && animation.isForsaken {
      cancel(animation)
    }
    return true
  }

  private func passMoment(of clock: EventClock, before end: TimeInterval) -> Bool {
    let wasAdvancing = isAdvancing
    isAdvancing = true
    defer { isAdvancing = wasAdvancing }
    return clock.passMoment(before: end) { if mayServe { serve(clock) } }
  }

  /// Lets tasks go on that wait for the main thread, and those that they begin.
  private func serve(_ clock: EventClock) {
    // The queue is not served within what it calls, as asynchronous tests are.
    mayServe = Thread.isMainThread && withUnsafeCurrentTask { $0 == nil }
    for _ in 0..<3 where mayServe {
      let arrival = Arrival()
      // Not by the clock: what is in the queue before comes before.
      DispatchQueue.main.async(group: nil) { arrival.hasCome = true }
      let latest = Date(timeIntervalSinceNow: Self.mostPatience)
      while !arrival.hasCome || clock.isWaking, Date() < latest {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
      }
      mayServe = arrival.hasCome
    }
  }

  /// Calls the closures that wait for the main queue, after an animator has moved by itself.
  func callQueued() {
    if !isAdvancing { clock.callDue() }
  }

  /// Runs an animation from now on.
  func run(_ animation: ViewAnimation) {
    animations.append(animation)
    animation.begin()
    guard animation.duration < .infinity else { return }
    // One without a duration that is begun within a frame ends with the next: else a chain of them would
    // never let a frame end.
    let duration = animation.duration == 0 && isAdvancing ? 1.0 / 60 : animation.duration
    let end = { [weak animation] in
      guard let animation else { return }
      withoutIsolation(animation) { UIShimClock.shared.end($0, finished: true) }
    }
    if Thread.isMainThread {
      animation.clock.call(after: duration, as: .end, end)
    } else {
      animation.clock.call(at: time + duration, as: .end, end)
    }
  }

  /// Ends an animation early.
  func cancel(_ animation: ViewAnimation) { end(animation, finished: false) }

  private func end(_ animation: ViewAnimation, finished: Bool) {
    animations.removeAll { $0 === animation }
    animation.finish(finished)
  }
}
