/// The rows that a joint has, in all poses.
struct JointStructure: Equatable, BitwiseCopyable {
  enum Kind {
    case distance, rope, revolute, prismatic, weld, target, angle, lock, gear, pulley, span
  }

  let kind: Kind
  let isSoft: Bool
  /// The number of equality rows that are solved together with those of other joints.
  var rigidRowCount = 0
  /// Whether iterations solve its equality rows, which are then two.
  var isBlockLoose = false
  /// Whether its bounded row is a spring.
  var isSpring = false
  /// Whether its bounded row has hard limits, a motor, and friction.
  var hasLimits = false
  var hasMotor = false
  var hasFriction = false
  /// Whether its fixed end has given way to an obstacle; its rows are loose then, with a limited force.
  private(set) var yields = false
  /// Whether its bounded row is that of a rod or a span whose fixed end has given way.
  private(set) var pullsAlongLine = false

  var hasBoundedRow: Bool { isSpring || hasLimits || hasMotor || hasFriction || pullsAlongLine }

  init(_ definition: JointDefinition) {
    isSoft = !definition.softness.isHard
    switch definition.kind {
    case .distance, .angle:
      kind = if case .angle = definition.kind { .angle } else { .distance }
      rigidRowCount = isSoft ? 0 : 1
      isSpring = isSoft
    case .rope:
      kind = .rope
      isSpring = isSoft
      hasLimits = !isSoft
    case .revolute(_, let range, let frictionTorque):
      kind = .revolute
      setSliding(in: range, friction: frictionTorque, definition.motor)
    case .prismatic(_, _, let range):
      kind = .prismatic
      setSliding(in: range, friction: 0, definition.motor)
    case .weld:
      kind = .weld
      rigidRowCount = isSoft ? 2 : 3
      isSpring = isSoft
    case .lock(let axes):
      kind = .lock
      rigidRowCount = axes == [.x, .y] ? 2 : 1
    case .target:
      kind = .target
      isBlockLoose = true
    case .span:
      kind = .span
      isSpring = isSoft
      hasLimits = !isSoft
    case .gear: kind = .gear
    case .pulley:
      kind = .pulley
      hasLimits = true
    }
  }

  /// Makes the rows loose of a rod, a pin or a span whose fixed end gives way.
  mutating func giveWay() {
    yields = true
    rigidRowCount = 0
    hasLimits = hasLimits && kind != .span
    isBlockLoose = kind == .revolute
    pullsAlongLine = !isBlockLoose
  }

  /// Sets the rows of a joint that leaves one degree of freedom.
  private mutating func setSliding(
    in range: ClosedRange<Double>, friction: Double, _ motor: JointMotor?
  ) {
    rigidRowCount = isSoft ? 0 : 2
    isBlockLoose = isSoft
    hasLimits = range.lowerBound > -.infinity || range.upperBound < .infinity
    hasMotor = motor != nil
    hasFriction = friction > 0
  }
}
