/// What the solver asks of each kind of joint.
///
/// Its rigid rows are solved together with those of other joints. For all else that it does: in a step,
/// ``prepare(step:)`` looks at the geometry, ``warmStart(ratio:)`` applies the impulse of the step
/// before, and ``solve()`` is called once a round.
protocol PhysicalJoint: BitwiseCopyable {
  var frame: JointFrame { get }
  var softness: Softness { get }
  /// As the joint was defined, without its ends.
  var definedKind: JointDefinition.Kind { get }
  /// How many rigid rows it has, in all poses.
  var rigidRowCount: Int { get }
  /// Whether it has hard limits.
  var hasLimits: Bool { get }
  /// Whether ``solve()`` has something to do.
  var hasLooseRows: Bool { get }

  /// For the present poses.
  mutating func rigidRows() -> RigidRows
  /// What its hard limits hold, for the present poses; `nil` without any.
  mutating func limit() -> JointLimit?

  mutating func prepare(step h: Double)
  /// - Parameter ratio: The length of this step in units of the last one.
  mutating func warmStart(ratio: Double)
  /// - Returns: Whether any impulse changed by more than 1e-12 of itself.
  mutating func solve() -> Bool
  /// Makes hard rows of its own move all that hangs on its bodies.
  ///
  /// - Parameter K: The inverse effective mass of a row with that.
  mutating func useInverseEffectiveMasses(_ K: (JacobianRow) -> Double)

  /// Starts the next step from nothing.
  mutating func forgetImpulses()
  /// Starts the next step from what a joint of the same kind between the same bodies came to.
  mutating func keepImpulses(of old: Self)
  /// Visits what a step leaves for the next one.
  mutating func codeState<Coder: StateCoder>(_ coder: inout Coder) throws(Coder.Failure)
}

extension PhysicalJoint {
  var rigidRowCount: Int { 0 }
  var hasLimits: Bool { false }
  func rigidRows() -> RigidRows { .none }
  func limit() -> JointLimit? { nil }
  func useInverseEffectiveMasses(_ K: (JacobianRow) -> Double) {}
}
