extension TimedAnimation where Value: VectorValue {
  /// Makes an animation on a spring, which starts at ``start()`` and lasts for the settling duration of
  /// the spring.
  ///
  /// The initial velocity is in units of the value per second; the default is zero. Pass the velocity
  /// of a drag when it ends. Otherwise it is the same as
  /// ``init(from:to:duration:timing:frameSource:update:completion:)``.
  public convenience init(
    from start: Value, to end: Value, timing spring: Spring,
    initialVelocity velocity: Value = .zero,
    frameSource: any FrameSource, update: @escaping (Value) -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let course = SpringCourse(
      from: start.usable(by: "TimedAnimation.init"), to: end.usable(by: "TimedAnimation.init"),
      velocity: velocity, spring: spring)
    self.init(Motion(course), frameSource, update, completion)
  }

  /// Makes an animation on a spring, which starts at ``start()`` and follows the main frame source.
  ///
  /// Otherwise it is the same as
  /// ``init(from:to:timing:initialVelocity:frameSource:update:completion:)``.
  public convenience init(
    from start: Value, to end: Value, timing spring: Spring,
    initialVelocity velocity: Value = .zero,
    update: @escaping (Value) -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let course = SpringCourse(
      from: start.usable(by: "TimedAnimation.init"), to: end.usable(by: "TimedAnimation.init"),
      velocity: velocity, spring: spring)
    self.init(Motion(course), mainFrameSource(), update, completion)
  }

  /// Makes an animation of a thrown value that decelerates, which starts at ``start()`` and lasts for
  /// the settling duration of the decay.
  ///
  /// The initial velocity is in units of the value per second. The last update has the destination of
  /// the decay. Otherwise it is the same as
  /// ``init(from:to:duration:timing:frameSource:update:completion:)``.
  public convenience init(
    from start: Value, timing decay: Decay, initialVelocity velocity: Value,
    frameSource: any FrameSource, update: @escaping (Value) -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.init(
      Motion(
        DecayCourse(
          from: start.usable(by: "TimedAnimation.init"), velocity: velocity, decay: decay)),
      frameSource, update, completion)
  }

  /// Makes an animation of a thrown value that decelerates, which starts at ``start()`` and follows
  /// the main frame source.
  ///
  /// Otherwise it is the same as ``init(from:timing:initialVelocity:frameSource:update:completion:)``.
  public convenience init(
    from start: Value, timing decay: Decay, initialVelocity velocity: Value,
    update: @escaping (Value) -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    self.init(
      Motion(
        DecayCourse(
          from: start.usable(by: "TimedAnimation.init"), velocity: velocity, decay: decay)),
      mainFrameSource(), update, completion)
  }

  /// The velocity of the present value, in units of the value per second.
  ///
  /// It is zero unless the animation runs or is paused. It is exact while a spring or a decay moves
  /// the value; otherwise it is the slope over 20 µs.
  ///
  /// - Complexity: O(*n*), where *n* is the number of changes of target whose motion has not
  ///   stopped yet.
  public var velocity: Value { isAtRest ? .zero : motion.velocity(at: time) }

  /// Changes the target of the animation and continues on a spring, without a jump in value or
  /// velocity.
  ///
  /// After that, ``retarget(to:duration:timing:)`` without a duration and a timing also uses this
  /// spring. An animation at rest starts from rest. ``timeOffset`` starts at 0 again. A paused
  /// animation stays paused; any other runs.
  ///
  /// - Parameters:
  ///   - target: The last value, which is reached exactly.
  ///   - spring: The spring.
  ///   - velocity: The velocity to continue with; the default is `nil`, which means the present
  ///     velocity.
  /// - Complexity: O(*n*), where *n* is the number of changes of target whose motion has not
  ///   stopped yet.
  public func retarget(
    to target: Value, timing spring: Spring, initialVelocity velocity: Value? = nil
  ) {
    guard accept(target) else { return }
    let velocity = velocity ?? self.velocity
    turn(to: Motion(SpringCourse(from: value, to: target, velocity: velocity, spring: spring)))
  }
}
