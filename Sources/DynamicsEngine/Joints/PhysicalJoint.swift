/// What the solver asks of each kind of joint.
///
/// In a step: ``prepare(step:)`` looks at the geometry, ``warmStart(ratio:)`` applies the impulse of the
/// step before, and ``solve()`` is called once a round. After positions have moved,
/// ``correctPosition()`` closes what error a hard joint has left.
protocol PhysicalJoint: BitwiseCopyable {
  var frame: JointFrame { get }
  var softness: Softness { get }
  /// As the joint was defined, without its ends.
  var definedKind: JointDefinition.Kind { get }
  /// Whether ``correctPosition()`` has something to do.
  var correctsPosition: Bool { get }

  mutating func prepare(step h: Double)
  /// - Parameter ratio: The length of this step in units of the last one.
  mutating func warmStart(ratio: Double)
  /// - Returns: Whether any impulse changed by more than 1e-12 of itself.
  mutating func solve() -> Bool
  /// - Returns: The worst error found, in points or radians.
  mutating func correctPosition() -> Double

  /// Starts the next step from nothing.
  mutating func forgetImpulses()
  /// Starts the next step from what a joint of the same kind between the same bodies came to.
  mutating func keepImpulses(of old: Self)
  func digest(into digest: inout StateDigest)
}
