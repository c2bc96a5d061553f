import Dynamics

extension Call {
  nonisolated(unsafe) static let fields: [Call] = [
    field("FieldBehavior.dragField()") { _ in .dragField() },
    field("FieldBehavior.electricField()") { _ in .electricField() },
    field("FieldBehavior.magneticField()") { _ in .magneticField() },
    field("FieldBehavior.springField()") { _ in .springField() },
    field("FieldBehavior.vortexField()") { _ in .vortexField() },
    field("FieldBehavior.linearGravityField(direction:)") {
      .linearGravityField(direction: $0.vector())
    },
    field("FieldBehavior.velocityField(direction:)") { .velocityField(direction: $0.vector()) },
    field("FieldBehavior.radialGravityField(position:)") {
      .radialGravityField(position: $0.point())
    },
    field("FieldBehavior.noiseField(smoothness:animationSpeed:)") {
      .noiseField(smoothness: $0.number(0...1), animationSpeed: $0.number(0...3))
    },
    field("FieldBehavior.turbulenceField(smoothness:animationSpeed:)") {
      .turbulenceField(smoothness: $0.number(0...1), animationSpeed: $0.number(0...3))
    },
    field("FieldBehavior.field(evaluationBlock:)") { s in
      let force = s.vector(-5...5)
      return .field { _, position, velocity, mass, charge, time in
        s.hold(position, velocity, mass, charge, time)
        return force
      }
    },
    Call(of: "FieldBehavior", "addItem(_:) items") { s in
      let field = s.field()
      field.addItem(s.item())
      s.see(field.items.count)
    },
    Call("FieldBehavior.removeItem(_:)") { s in s.field().removeItem(s.item()) },
    .property("FieldBehavior.animationSpeed", \.animationSpeed, of: { $0.field() }) {
      $0.number(0...3)
    },
    .property("FieldBehavior.direction", \.direction, of: { $0.field() }) { $0.vector() },
    .property("FieldBehavior.falloff", \.falloff, of: { $0.field() }) { $0.number(-2...3) },
    .property("FieldBehavior.minimumRadius", \.minimumRadius, of: { $0.field() }) {
      $0.number(1...20)
    },
    .property("FieldBehavior.position", \.position, of: { $0.field() }) { $0.point() },
    .property("FieldBehavior.seed", \.seed, of: { $0.field() }) {
      UInt64(bitPattern: Int64($0.integer()))
    },
    .property("FieldBehavior.smoothness", \.smoothness, of: { $0.field() }) { $0.number(0...1) },
    .property("FieldBehavior.strength", \.strength, of: { $0.field() }) { $0.number(-5...5) },
    Call("FieldBehavior.region") { s in
      let field = s.field()
      field.region = s.region()
      s.see(field.region.contains(s.point()))
    },
  ]

  /// A call that makes a field, for items that other behaviors move, too.
  private static func field(
    _ symbol: String, _ make: @escaping (ValueSource) -> FieldBehavior
  ) -> Call {
    Call(symbol) { s in
      let field = s.adopt(make(s))
      for item in s.someItems() { field.addItem(item) }
      field.strength = s.number(-3...3)
    }
  }
}
