internal import DynamicsGeometry
internal import Foundation

extension JointDefinition {
  /// Checks, in debug builds, what whoever defines a joint must take care of.
  func assertSound() {
    assert(a.body != nil || b.body != nil, "a joint must hold a body")
    assert(a.body != b.body, "a joint must hold two different bodies, or one")
    assert(a.local.isFinite && b.local.isFinite, "a joint's ends must be finite: \(a), \(b)")
    if case .spring(let frequency, let damping) = softness {
      assert(
        frequency > 0 && frequency.isFinite, "a frequency must be above 0, not \(frequency)")
      assert(damping >= 0 && damping.isFinite, "a damping must be at least 0, not \(damping)")
    }
    kind.assertSound()
  }
}

extension JointDefinition.Kind {
  fileprivate func assertSound() {
    switch self {
    case .distance(let length):
      assert(
        length > 0 && length.isFinite,
        "a distance joint's length must be above 0, not \(length): use a revolute joint for 0")
    case .rope(let length):
      assert(length >= 0 && length.isFinite, "a rope's length must be at least 0, not \(length)")
    case .revolute(let turn, let range, let frictionTorque):
      Self.assertSound(turn, range)
      assert(
        frictionTorque >= 0 && frictionTorque.isFinite,
        "a friction torque must be at least 0, not \(frictionTorque)")
    case .prismatic(let axis, let turn, let range):
      Self.assertSound(turn, range)
      assert(
        abs(Vector(axis).length - 1) < 1e-6, "a slider's axis must be a unit vector, not \(axis)")
    case .weld(let turn): Self.assertSound(turn)
    case .target(let maxForce):
      assert(maxForce >= 0, "a target joint's force must be at least 0, not \(maxForce)")
    case .angle(let angle): Self.assertSound(angle)
    }
  }

  private static func assertSound(
    _ turn: Double, _ range: ClosedRange<Double> = -.infinity ... .infinity
  ) {
    assert(turn.isFinite, "a joint's angle must be finite, not \(turn)")
    assert(
      range.lowerBound < .infinity && range.upperBound > -.infinity,
      "a joint's range must hold a finite number, not \(range)")
  }
}
