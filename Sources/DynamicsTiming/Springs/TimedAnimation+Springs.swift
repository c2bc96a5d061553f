import Foundation

extension TimedAnimation where Value: VectorValue {
  /// Makes an animation that a spring moves, which waits for ``start()``.
  ///
  /// - Parameters:
  ///   - start: The value to begin with.
  ///   - end: The value to end with, exactly.
  ///   - spring: How it moves. The animation lasts for the spring's settling duration.
  ///   - velocity: The velocity to begin with, in units of the value a second; zero by default. The release of a
  ///     drag returns one.
  ///   - frameSource: What to move by. It must be kept by somebody else.
  ///   - update: What is called with the value in each frame, the last time with `end`. It should
  ///     not keep the animation.
  ///   - completion: What is called once each time the animation was started: with `true` after the
  ///     last update, with `false` when it is stopped or released before.
  public convenience init(
    from start: Value, to end: Value, timing spring: Spring,
    initialVelocity velocity: Value = .zero,
    frameSource: any FrameSource, update: @escaping (Value) -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let course = SpringCourse(from: start, to: end, velocity: velocity, spring: spring)
    self.init(Motion(course), frameSource, update, completion)
  }

  /// Makes an animation that a spring moves, which waits for ``start()`` and follows the main queue's frames.
  ///
  /// - Parameters:
  ///   - start: The value to begin with.
  ///   - end: The value to end with, exactly.
  ///   - spring: How it moves. The animation lasts for the spring's settling duration.
  ///   - velocity: The velocity to begin with, in units of the value a second; zero by default.
  ///   - update: What is called with the value in each frame, the last time with `end`. It should
  ///     not keep the animation.
  ///   - completion: What is called once each time the animation was started: with `true` after the
  ///     last update, with `false` when it is stopped or released before.
  public convenience init(
    from start: Value, to end: Value, timing spring: Spring,
    initialVelocity velocity: Value = .zero,
    update: @escaping (Value) -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let course = SpringCourse(from: start, to: end, velocity: velocity, spring: spring)
    self.init(Motion(course), mainBeat(), update, completion)
  }

  /// Makes an animation of a value that was thrown and slows down, which waits for ``start()``.
  ///
  /// - Parameters:
  ///   - start: The value to begin with.
  ///   - decay: How it slows down. The animation lasts for the decay's settling duration.
  ///   - velocity: The velocity to begin with, in units of the value a second.
  ///   - frameSource: What to move by. It must be kept by somebody else.
  ///   - update: What is called with the value in each frame, the last time with the destination. It should
  ///     not keep the animation.
  ///   - completion: What is called once each time the animation was started: with `true` after the
  ///     last update, with `false` when it is stopped or released before.
  public convenience init(
    from start: Value, timing decay: Decay, initialVelocity velocity: Value,
    frameSource: any FrameSource, update: @escaping (Value) -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.init(
      Motion(DecayCourse(from: start, velocity: velocity, decay: decay)), frameSource, update,
      completion)
  }

  /// Makes an animation of a value that was thrown and slows down, which waits for ``start()`` and follows the
  /// main queue's frames.
  ///
  /// - Parameters:
  ///   - start: The value to begin with.
  ///   - decay: How it slows down. The animation lasts for the decay's settling duration.
  ///   - velocity: The velocity to begin with, in units of the value a second.
  ///   - update: What is called with the value in each frame, the last time with the destination. It should
  ///     not keep the animation.
  ///   - completion: What is called once each time the animation was started: with `true` after the
  ///     last update, with `false` when it is stopped or released before.
  public convenience init(
    from start: Value, timing decay: Decay, initialVelocity velocity: Value,
    update: @escaping (Value) -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    self.init(
      Motion(DecayCourse(from: start, velocity: velocity, decay: decay)), mainBeat(), update,
      completion)
  }

  /// The velocity of the value now shown, in units of the value a second; zero unless it runs or is paused.
  ///
  /// Exact while a spring or a decay moves the value; else the slope over 20 µs.
  public var velocity: Value { isAtRest ? .zero : motion.velocity(at: time) }

  /// Goes on to another target on a spring, from the value now shown and with its velocity.
  ///
  /// From then on ``retarget(to:duration:timing:)`` without a duration and a timing uses this spring, too.
  /// An animation at rest begins from rest. ``timeOffset`` counts from 0 again. A paused animation stays
  /// paused, any other runs.
  ///
  /// - Parameters:
  ///   - target: The value to end with, exactly.
  ///   - spring: How it moves.
  ///   - velocity: Another velocity to go on with; by default the one that the value has.
  public func retarget(
    to target: Value, timing spring: Spring, initialVelocity velocity: Value? = nil
  ) {
    let velocity = velocity ?? self.velocity
    turn(to: Motion(SpringCourse(from: value, to: target, velocity: velocity, spring: spring)))
  }
}
