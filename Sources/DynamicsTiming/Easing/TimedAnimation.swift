import DynamicsReporting
public import Foundation

/// A value that goes from one to another in a given time, as frames pass.
///
/// ```swift
/// let fade = TimedAnimation(from: 0, to: 1, duration: 0.3) { opacity in
///   card.opacity = opacity
/// }
/// fade.start()
/// fade.retarget(to: 0.5)  // smoothly, wherever it is now
/// ```
///
/// Time is what frames say that they last, never assumed. Any number of animations and dynamic
/// animators may be given the same frame source; it runs just while one of them does.
///
/// While it runs, the frame source keeps the animation, so that it may be started and forgotten.
/// Otherwise whoever made it does. An animation does not keep its frame source: when that is
/// released, the animation is stopped. Use it on the thread of its frame source; without one of its
/// own, on the main queue.
public final class TimedAnimation<Value: Interpolatable> {
  /// How long it takes to the newest target, in seconds.
  public var duration: TimeInterval { motion.duration }

  /// Whether it moves with the frames: from its start to its end, a stop or a pause.
  public var isRunning: Bool { state == .running }

  /// Whether it was paused and not stopped since.
  public var isPaused: Bool { state == .paused }

  /// The value now shown.
  public var value: Value { motion.value(at: time) }

  private enum State { case atRest, running, paused }

  private var state = State.atRest
  private var time: TimeInterval = 0
  private var motion: Motion<Value>
  private var timing: TimingFunction
  private let update: (Value) -> Void
  private let completion: ((Bool) -> Void)?
  private weak var frameSource: (any FrameSource)?
  private var subscription: FrameSubscription?

  /// Makes an animation that waits for ``start()``.
  ///
  /// - Parameters:
  ///   - start: The value to begin with.
  ///   - end: The value to end with, exactly.
  ///   - duration: The time it takes, in seconds. 0 jumps to the end at the start; so does, after a
  ///     diagnostic, a duration that is negative or not finite.
  ///   - timing: How progress follows time; UIKit's ``TimingFunction/easeInOut`` by default.
  ///   - frameSource: What to move by. It must be kept by somebody else.
  ///   - update: What is called with the value in each frame, the last time with `end`. It should
  ///     not keep the animation.
  ///   - completion: What is called once each time the animation was started: with `true` after the
  ///     last update, with `false` when it is stopped or released before.
  public convenience init(
    from start: Value, to end: Value, duration: TimeInterval, timing: TimingFunction = .easeInOut,
    frameSource: any FrameSource, update: @escaping (Value) -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.init(start, end, duration, timing, frameSource, update, completion)
  }

  /// Makes an animation that waits for ``start()`` and moves by the process's one beat.
  ///
  /// That is the beat on the main queue that moves animators made without a frame source; see
  /// ``SharedFrameSource/init(isPaused:onFrame:)``. Made or started off the main queue, that is
  /// diagnosed, and nothing moves the animation.
  ///
  /// - Parameters:
  ///   - start: The value to begin with.
  ///   - end: The value to end with, exactly.
  ///   - duration: The time it takes, in seconds. 0 jumps to the end at the start; so does, after a
  ///     diagnostic, a duration that is negative or not finite.
  ///   - timing: How progress follows time; UIKit's ``TimingFunction/easeInOut`` by default.
  ///   - update: What is called with the value in each frame, the last time with `end`. It should
  ///     not keep the animation.
  ///   - completion: What is called once each time the animation was started: with `true` after the
  ///     last update, with `false` when it is stopped or released before.
  public convenience init(
    from start: Value, to end: Value, duration: TimeInterval, timing: TimingFunction = .easeInOut,
    update: @escaping (Value) -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let beat = MainBeat.current
    if beat == nil {
      DynamicsDiagnostics.report(
        "an animation without a frame source must be made on the main queue (the main actor); "
          + "make it there or pass a frame source",
        by: "TimedAnimation.init")
    }
    self.init(start, end, duration, timing, beat, update, completion)
  }

  private init(
    _ start: Value, _ end: Value, _ duration: TimeInterval, _ timing: TimingFunction,
    _ frameSource: (any FrameSource)?, _ update: @escaping (Value) -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    motion = Motion(
      from: start, to: end, duration: usable(duration: duration), timing: timing)
    self.timing = timing
    self.frameSource = frameSource
    self.update = update
    self.completion = completion
  }

  deinit {
    if state != .atRest { completion?(false) }
  }

  /// Where on its way the animation is, in seconds since its start or its newest target.
  ///
  /// From 0 to ``duration``; beyond, the nearer end is set. What is set is shown at once. An
  /// animation at rest is paused there, a running one goes on from there, and ends with the next
  /// frame if it is the end. What is not finite is diagnosed and ignored.
  public var timeOffset: TimeInterval {
    get { time }
    set {
      guard newValue.isFinite else {
        DynamicsDiagnostics.report("a time offset of \(newValue) s is not finite; ignored")
        return
      }
      if state == .atRest { state = .paused }
      time = min(max(newValue, 0), duration)
      update(value)
    }
  }

  /// Begins, or goes on after ``pause()``; the first frame from now on brings the first update.
  ///
  /// One that has ended or was stopped begins again: from its first value, or, if it was retargeted,
  /// from where that was done last. Nothing happens to one that is running. If the frame source was
  /// released, that is diagnosed and nothing changes.
  public func start() {
    guard state != .running else { return }
    if state == .atRest { time = 0 }
    run()
  }

  /// Ends where it is now; completion is called with `false`.
  ///
  /// Nothing happens to an animation that is neither running nor paused.
  public func stop() {
    guard state != .atRest else { return }
    end(finished: false)
  }

  /// Holds the value until ``start()``; nothing happens to an animation that is not running.
  public func pause() {
    guard state == .running else { return }
    state = .paused
    leaveFrames()
  }

  /// Goes on to another target from the value now shown, without a break in the velocity.
  ///
  /// The way so far runs on, slowing evenly to a halt over twice the time that it had left, or over
  /// the new duration if that is shorter; meanwhile the new target gains influence over it, from none
  /// at first to all at the end. So the value and its velocity are continuous, in any direction,
  /// whatever the timing functions; only leaps and corners of their own remain, such as those of
  /// ``TimingFunction/bounceOut``. An animation at rest, or that has shown no frame yet, begins from
  /// rest, with the timing as it is. Transforms hold to that unless one that mirrors is involved.
  ///
  /// ``timeOffset`` counts from 0 again. A paused animation stays paused, any other runs: one that
  /// has just ended must not depend on whether this call came before its last frame. Completion is
  /// called at the new end, once, if it was running or paused.
  ///
  /// - Parameters:
  ///   - target: The value to end with, exactly.
  ///   - duration: The time to the new target, in seconds; by default ``duration`` as it is. 0 jumps
  ///     there; so does, after a diagnostic, a duration that is negative or not finite.
  ///   - timing: How the influence of the new target follows time; by default as before.
  public func retarget(
    to target: Value, duration: TimeInterval? = nil, timing: TimingFunction? = nil
  ) {
    self.timing = timing ?? self.timing
    let duration = duration.map(usable(duration:)) ?? self.duration
    if state == .atRest {
      motion = Motion(from: value, to: target, duration: duration, timing: self.timing)
    } else {
      motion = motion.turning(at: time, to: target, duration: duration, timing: self.timing)
    }
    time = 0
    if state != .paused { run() }
  }

  /// Takes part in the frames from now on, or is done at once.
  private func run() {
    guard let frameSource else {
      DynamicsDiagnostics.report(
        "there is no frame source, or it was released; keep it while animations run")
      return
    }
    guard duration > 0 else {
      state = .running
      moveOn(by: 0)
      return
    }
    let subscription =
      subscription
      ?? FrameSubscription(
        to: frameSource, for: "TimedAnimation", onFrame: { self.moveOn(by: $0.duration) },
        onEnd: { [weak self] in self?.stop() })
    guard subscription.mayBeUsedHere else {
      // One that has run until now cannot go on.
      if state == .running { stop() }
      return
    }
    state = .running
    self.subscription = subscription
    subscription.isPaused = false
  }

  private func moveOn(by interval: TimeInterval) {
    guard interval >= 0, interval.isFinite else {
      DynamicsDiagnostics.report("a frame lasted \(interval) s; ignored", by: "TimedAnimation")
      return
    }
    time = isEnd(time + interval) ? duration : time + interval
    update(value)
    // The update may have stopped the animation, paused it or given it another target.
    if state == .running, isEnd(time) { end(finished: true) }
  }

  /// Frames whose sum is rounded just below the duration are long enough.
  private func isEnd(_ time: TimeInterval) -> Bool { time >= duration - 1e-9 }

  private func end(finished: Bool) {
    state = .atRest
    leaveFrames()
    completion?(finished)
  }

  private func leaveFrames() {
    // Leaving may pause a source of the user's, which may start the animation again.
    withExtendedLifetime(subscription) { subscription = nil }
  }
}

/// The duration itself, or 0 after a diagnostic.
private func usable(duration: TimeInterval) -> TimeInterval {
  guard duration >= 0, duration.isFinite else {
    DynamicsDiagnostics.report(
      "a duration of \(duration) s is negative or not finite; 0 is used", by: "TimedAnimation")
    return 0
  }
  return duration
}
