internal import DynamicsGeometry
internal import Foundation

extension JointDefinition {
  /// Checks the preconditions of a joint definition in debug builds.
  func assertValid() {
    assert(flaw == nil, flaw ?? "")
  }

  /// The reason why the definition is invalid; `nil` for a valid one.
  var flaw: String? {
    if a.body == nil && b.body == nil { return "a joint must hold a body" }
    if a.body == b.body { return "a joint must hold two different bodies, or one" }
    if !a.local.isFinite || !b.local.isFinite {
      return "a joint's ends must be finite: \(a), \(b)"
    }
    if case .spring(let frequency, let damping) = softness {
      if !(frequency > 0 && frequency.isFinite) {
        return "a frequency must be above 0, not \(frequency)"
      }
      if !(damping >= 0 && damping.isFinite) {
        return "a damping must be at least 0, not \(damping)"
      }
    }
    if let motor {
      switch kind {
      case .revolute, .prismatic: if let flaw = motor.flaw { return flaw }
      default: return "only pins and sliders have motors"
      }
    }
    return kind.flaw
  }
}

extension JointDefinition.Kind {
  fileprivate var flaw: String? {
    switch self {
    case .distance(let length):
      length > 0 && length.isFinite
        ? nil
        : "a distance joint's length must be above 0, not \(length): use a revolute joint for 0"
    case .rope(let length):
      length >= 0 && length.isFinite ? nil : "a rope's length must be at least 0, not \(length)"
    case .revolute(let turn, let range, let frictionTorque):
      Self.flaw(turn, range)
        ?? (frictionTorque >= 0 && frictionTorque.isFinite
          ? nil : "a friction torque must be at least 0, not \(frictionTorque)")
    case .prismatic(let axis, let turn, let range):
      Self.flaw(turn, range)
        ?? (abs(Vector(axis).length - 1) < 1e-6
          ? nil : "a slider's axis must be a unit vector, not \(axis)")
    case .weld(let turn): Self.flaw(turn)
    case .target(let maxForce):
      maxForce >= 0 ? nil : "a target joint's force must be at least 0, not \(maxForce)"
    case .angle(let angle): Self.flaw(angle)
    }
  }

  private static func flaw(
    _ turn: Double, _ range: ClosedRange<Double> = -.infinity ... .infinity
  ) -> String? {
    if !turn.isFinite { return "a joint's angle must be finite, not \(turn)" }
    if !(range.lowerBound < .infinity && range.upperBound > -.infinity) {
      return "a joint's range must hold a finite number, not \(range)"
    }
    return nil
  }
}
