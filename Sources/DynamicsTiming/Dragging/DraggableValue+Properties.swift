extension DraggableValue {
  /// The numbers of ``spring`` and ``deceleration``, which can be read and set by their names, for panels and tools.
  ///
  /// Their names are `spring.response`, `spring.dampingFraction` and `deceleration`. A number that is set takes
  /// effect when the property would.
  public var properties: [BehaviorProperty] {
    [
      number("spring.response", .seconds, in: Spring.responses, default: 0.5, \.spring.response) {
        $0.spring = Spring(response: $1, dampingFraction: $0.spring.dampingFraction)
      },
      number(
        "spring.dampingFraction", .none, in: Spring.dampingFractions, default: 1,
        \.spring.dampingFraction
      ) { $0.spring = Spring(response: $0.spring.response, dampingFraction: $1) },
      number(
        "deceleration", .none, in: Double.leastNormalMagnitude...(1.0).nextDown,
        default: Decay.normal.deceleration, \.deceleration.deceleration
      ) { $0.deceleration = Decay(deceleration: $1) },
    ]
  }

  private func number(
    _ name: String, _ unit: BehaviorUnit, in range: ClosedRange<Double>, default standard: Double,
    _ path: KeyPath<DraggableValue, Double>, set: @escaping (DraggableValue, Double) -> Void
  ) -> BehaviorProperty {
    BehaviorProperty(
      name, unit: unit, range: range, defaultValue: .number(standard),
      get: { .number(self[keyPath: path]) },
      set: { if case .number(let number) = $0 { set(self, number) } })
  }
}
