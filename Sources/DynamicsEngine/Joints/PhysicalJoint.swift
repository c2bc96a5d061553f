/// The interface between the solver and each kind of joint.
///
/// The rigid rows are solved together with those of other joints. The joint solves its loose rows
/// by itself: in each step ``prepare(step:)`` computes the geometry, ``warmStart(ratio:)`` applies
/// the impulses of the previous step, and ``solve()`` is called once per iteration.
protocol PhysicalJoint: BitwiseCopyable {
  var frame: JointFrame { get }
  var softness: Softness { get }
  /// The kind as it was defined, without the ends.
  var definedKind: JointDefinition.Kind { get }
  /// The number of rigid rows, in all poses.
  var rigidRowCount: Int { get }
  /// Whether it has hard limits.
  var hasLimits: Bool { get }
  /// Whether ``solve()`` has work to do.
  var hasLooseRows: Bool { get }
  /// The motor and the friction that act along with its limits; `nil` without a motor.
  var drive: JointDrive? { get }
  /// Whether its limits and its motor are solved together with its rigid rows, and their impulse
  /// then.
  var isLimitLinked: Bool { get set }
  var limitImpulse: Double { get set }
  /// Whether somebody may ask for its load.
  var isLoadNoted: Bool { get }

  /// The rigid rows for the present poses.
  mutating func rigidRows() -> RigidRows
  /// The value that hard limits keep in a range or a motor drives, for the present poses; `nil`
  /// without either.
  mutating func limit() -> JointLimit?
  /// The impulse of the rows that it has solved by itself: Jᵀ · λ.
  ///
  /// A function that might change the joint, because a getter would be called with a copy of it.
  mutating func looseImpulse() -> JacobianRow

  mutating func prepare(step h: Double)
  /// - Parameter ratio: The length of this step divided by that of the previous one.
  mutating func warmStart(ratio: Double)
  /// - Returns: Whether any impulse changed by more than 1e-12 of itself.
  mutating func solve() -> Bool
  /// Includes the articulations of its bodies in the effective masses of its hard loose rows.
  ///
  /// - Parameter K: Returns the inverse effective mass of a row with the articulations.
  mutating func useInverseEffectiveMasses(_ K: (JacobianRow) -> Double)

  /// Clears the impulses, so that the next step starts without them.
  mutating func clearImpulses()
  /// Takes over the state of a joint of the same kind between the same bodies.
  mutating func copyState(of old: Self)
  /// Visits the state that one step leaves to the next.
  mutating func codeState(_ coder: inout WordCoder)
}

extension PhysicalJoint {
  var rigidRowCount: Int { 0 }
  var hasLimits: Bool { false }
  var isLimitLinked: Bool {
    get { false }
    set {}
  }
  var limitImpulse: Double {
    get { 0 }
    set {}
  }
  var isLoadNoted: Bool { true }
  func looseImpulse() -> JacobianRow { JacobianRow() }
  func rigidRows() -> RigidRows { .none }
  func limit() -> JointLimit? { nil }
  var drive: JointDrive? { nil }
  func useInverseEffectiveMasses(_ K: (JacobianRow) -> Double) {}
}
