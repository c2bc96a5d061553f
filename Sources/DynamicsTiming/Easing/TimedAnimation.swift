import DynamicsReporting
public import Foundation

/// Animates a value from a start to an end, in a given time.
///
/// ```swift
/// let slide = TimedAnimation(from: 0, to: 100, duration: 0.3) { x in
///   print(x)
/// }
/// slide.start()
/// slide.retarget(to: 50)  // smoothly, wherever it is now
/// ```
///
/// The animation uses the durations of frames as they are measured. Any number of animations and
/// dynamic animators can share a frame source, which runs only while one of them needs it.
///
/// Values and velocities have a norm of at most 10¹⁰⁰. For a first or last value, or a velocity, out
/// of that range, zero is used; a new target out of range changes nothing. Both are reported. Types
/// without a norm, such as transforms, have no such range.
///
/// While the animation runs, the frame source keeps it alive, so you need not store it. An
/// animation does not keep its frame source: if that is released, the animation stops. Use it on
/// the thread of its frame source; without its own frame source, on the main queue.
public final class TimedAnimation<Value: Interpolatable> {
  /// The time from the last start or change of target to the end, in seconds.
  public var duration: TimeInterval { motion.duration }

  /// Whether the animation runs: from its start until its end, a stop or a pause.
  public var isRunning: Bool { state == .running }

  /// Whether the animation was paused, and not stopped since.
  public var isPaused: Bool { state == .paused }

  /// The present value.
  ///
  /// - Complexity: O(*n*), where *n* is the number of changes of target whose motion has not
  ///   stopped yet.
  public var value: Value { motion.value(at: time) }

  /// The amount of motion for this animation; the default is `nil`, which means
  /// ``MotionPreference/current``.
  ///
  /// With less than ``MotionPreference/full``, the animation goes to its end at once when it starts or
  /// is retargeted: there is one update, then the completion. A change takes effect at the next of
  /// these. Set it to ``MotionPreference/full`` for motion that users need to see in any case.
  public var motionPreference: MotionPreference?

  /// Whether the animation changes only a look, such as an opacity or a color, and moves nothing.
  ///
  /// The default is `false`. A fade also runs with ``MotionPreference/reduced`` motion.
  public var isFade = false

  private enum State { case atRest, running, paused }

  private var state = State.atRest
  private(set) var time: TimeInterval = 0
  private(set) var motion: Motion<Value>
  private let update: (Value) -> Void
  private let completion: ((Bool) -> Void)?
  private weak var frameSource: (any FrameSource)?
  private var subscription: FrameSubscription?

  /// Makes an animation that starts at ``start()``.
  ///
  /// - Parameters:
  ///   - start: The first value.
  ///   - end: The last value, which is reached exactly.
  ///   - duration: The time it takes, in seconds, at least 0. Below 10⁻⁹, or at an invalid
  ///     number, which is reported, the animation jumps to its end when it starts.
  ///   - timing: The progress over time; the default is UIKit's ``TimingFunction/easeInOut``.
  ///   - frameSource: The source of frames. The animation does not keep it.
  ///   - update: Called with the value in each frame, the last time with `end`. It should not keep
  ///     the animation.
  ///   - completion: Called once for each start: with `true` after the last update, with `false` if
  ///     the animation was stopped or released before.
  public convenience init(
    from start: Value, to end: Value, duration: TimeInterval, timing: TimingFunction = .easeInOut,
    frameSource: any FrameSource, update: @escaping (Value) -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.init(
      Motion(
        from: start.usable(by: "TimedAnimation.init"), to: end.usable(by: "TimedAnimation.init"),
        duration: usable(duration: duration), timing: timing),
      frameSource, update,
      completion)
  }

  /// Makes an animation that starts at ``start()`` and follows the main frame source.
  ///
  /// The main frame source is shared by all animators that have no frame source of their own; see
  /// ``SharedFrameSource/init(isPaused:onFrame:)``. Make and start the animation on the main queue.
  /// Elsewhere, that is reported and nothing moves. Otherwise it is the same as
  /// ``init(from:to:duration:timing:frameSource:update:completion:)``.
  public convenience init(
    from start: Value, to end: Value, duration: TimeInterval, timing: TimingFunction = .easeInOut,
    update: @escaping (Value) -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    self.init(
      Motion(
        from: start.usable(by: "TimedAnimation.init"), to: end.usable(by: "TimedAnimation.init"),
        duration: usable(duration: duration), timing: timing),
      mainFrameSource(), update,
      completion)
  }

  init(
    _ motion: Motion<Value>, _ frameSource: (any FrameSource)?, _ update: @escaping (Value) -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    self.motion = motion
    self.frameSource = frameSource
    self.update = update
    self.completion = completion
  }

  deinit {
    if state != .atRest { completion?(false) }
  }

  /// The time since the start or the last change of target, in seconds.
  ///
  /// From 0 to ``duration``; a number beyond is clamped to the nearer end. Setting it updates the
  /// value at once. An animation at rest is then paused there. A running one continues from there;
  /// at the end, it finishes with the next frame.
  ///
  /// - Complexity: Reading is O(1). Setting is O(*n*), as ``value`` is, and calls the update.
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

  /// Starts the animation, or continues after ``pause()``; the first update comes with the next
  /// frame.
  ///
  /// An animation that has ended or was stopped starts again from its first value. If it was
  /// retargeted, it starts from the value at that time. Nothing happens if it is running. Its frame
  /// source must still exist.
  public func start() {
    guard state != .running else { return }
    if state == .atRest { time = 0 }
    run()
  }

  /// Stops the animation at its present value, and calls the completion with `false`.
  ///
  /// Nothing happens if the animation is neither running nor paused.
  public func stop() {
    guard state != .atRest else { return }
    end(finished: false)
  }

  /// Pauses the animation until ``start()``; nothing happens if it is not running.
  public func pause() {
    guard state == .running else { return }
    state = .paused
    leaveFrames()
  }

  /// Changes the target of the animation, without a jump in value or velocity.
  ///
  /// The motion to the old target slows down to a halt over twice its remaining time, or over the
  /// new duration if that is shorter. Meanwhile the weight of the new target grows from 0 to 1. So
  /// the value and its velocity are continuous in any direction and with any timing function. Only
  /// jumps of a timing function itself remain, such as those of ``TimingFunction/bounceOut``. For
  /// transforms this holds unless one of them mirrors. An animation at rest, or one that has had no
  /// frame yet and no initial velocity, starts from rest with its timing function.
  ///
  /// ``timeOffset`` starts at 0 again. A paused animation stays paused; any other runs, even one
  /// that has just ended. The completion is called once, at the new end, if the animation was
  /// running or paused.
  ///
  /// - Parameters:
  ///   - target: The last value, which is reached exactly.
  ///   - duration: The time to the new target, in seconds, at least 0; the default is the present
  ///     ``duration``, or half a second after a spring without damping. Below 10⁻⁹, or at an
  ///     invalid number, which is reported, the animation jumps to the target.
  ///   - timing: The weight of the new target over time; the default is the present function. On a
  ///     spring, leaving out duration and timing goes on with that spring.
  /// - Complexity: O(*n*), where *n* is the number of changes of target whose motion has not
  ///   stopped yet.
  public func retarget(
    to target: Value, duration: TimeInterval? = nil, timing: TimingFunction? = nil
  ) {
    guard accept(target) else { return }
    if duration == nil, timing == nil, let course = motion.course {
      turn(to: Motion(course.turning(at: time, to: target, fromRest: isAtRest)))
      return
    }
    let timing = timing ?? motion.timing
    let duration = duration.map(usable(duration:)) ?? (self.duration.isFinite ? self.duration : 0.5)
    turn(
      to: isAtRest
        ? Motion(from: value, to: target, duration: duration, timing: timing)
        : motion.turning(at: time, to: target, duration: duration, timing: timing))
  }

  func accept(_ target: Value, by member: String = #function) -> Bool {
    if target.isInRange { return true }
    DynamicsDiagnostics.report(
      "a target of \(target) is not finite or beyond \(ValueRange.greatestNorm); nothing changed",
      by: member)
    return false
  }

  var isAtRest: Bool { state == .atRest }

  func turn(to motion: Motion<Value>) {
    self.motion = motion
    time = 0
    if state != .paused { run() }
  }

  /// Subscribes to frames, or finishes at once.
  private func run() {
    guard let frameSource else {
      DynamicsDiagnostics.report(
        "there is no frame source, or it was released; keep it while animations run")
      return
    }
    guard duration > 0, !endsAtOnce else {
      state = .running
      time = duration
      showAndEnd()
      return
    }
    let subscription =
      subscription
      ?? FrameSubscription(
        to: frameSource, for: "TimedAnimation", onFrame: { self.advance(by: $0.duration) },
        onEnd: { [weak self] in self?.stop() })
    guard subscription.isUsableHere else {
      // A running animation stops, since it cannot continue.
      if state == .running { stop() }
      return
    }
    state = .running
    self.subscription = subscription
    subscription.isPaused = false
  }

  private func advance(by interval: TimeInterval) {
    guard interval >= 0, interval.isFinite else {
      DynamicsDiagnostics.report("a frame lasted \(interval) s; ignored", by: "TimedAnimation")
      return
    }
    time = isEnd(time + interval) ? duration : time + interval
    showAndEnd()
  }

  private func showAndEnd() {
    update(value)
    // The update may have stopped the animation, paused it or given it another target.
    if state == .running, isEnd(time) { end(finished: true) }
  }

  private var endsAtOnce: Bool {
    let preference = motionPreference ?? .current
    return isFade ? preference == .off : preference != .full
  }

  /// Whether the animation is at its end; a sum of frames may be rounded just below the duration.
  private func isEnd(_ time: TimeInterval) -> Bool { time >= duration - 1e-9 }

  private func end(finished: Bool) {
    state = .atRest
    leaveFrames()
    completion?(finished)
  }

  private func leaveFrames() {
    // Ending the subscription may pause the user's source, and that may start the animation again.
    withExtendedLifetime(subscription) { subscription = nil }
  }
}

/// The main frame source; off the main queue, `nil`, which is reported.
package func mainFrameSource(
  for owner: String = "TimedAnimation", _ follower: String = "an animation"
) -> (any FrameSource)? {
  let source = MainFrameSource.current
  if source == nil {
    DynamicsDiagnostics.report(
      "\(follower) without a frame source must be made on the main queue (the main actor); "
        + "make it there or pass a frame source",
      by: "\(owner).init")
  }
  return source
}

/// The duration; 0 for one that is too short for a velocity, and for an invalid number, which is
/// reported.
private func usable(duration: TimeInterval) -> TimeInterval {
  let duration = DynamicsDiagnostics.checked(
    duration, duration >= 0 && duration.isFinite, else: 0,
    "a duration of \(duration) s is negative or not finite; 0 is used", by: "TimedAnimation")
  return duration < 1e-9 ? 0 : duration
}
