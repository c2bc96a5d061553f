extension TimedAnimation where Value: VectorValue {
  /// The numbers of the spring or the decay that moves the value, for panels and tools.
  ///
  /// Their names are `spring.response`, `spring.dampingFraction` and `deceleration`. They can only be read: a motion
  /// that has begun follows its spring to the end. Change the spring with
  /// ``retarget(to:timing:initialVelocity:)``. A number that does not apply is `.none`.
  public var properties: [BehaviorProperty] {
    func number(
      _ name: String, _ unit: BehaviorUnit = .none, _ read: @escaping () -> Double?
    ) -> BehaviorProperty {
      BehaviorProperty(
        name, unit: unit, defaultValue: .none, get: { read().map { .number($0) } ?? .none })
    }
    return [
      number("spring.response", .seconds) { self.spring?.response },
      number("spring.dampingFraction") { self.spring?.dampingFraction },
      number("deceleration") { self.decay?.deceleration },
    ]
  }

  private var spring: Spring? { (motion.course as? SpringCourse<Value>)?.spring }

  private var decay: Decay? { (motion.course as? DecayCourse<Value>)?.decay }
}
