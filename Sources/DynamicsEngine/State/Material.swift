/// The material of a body: its density, contact properties, damping, and kinds of motion.
package struct Material: Hashable, Sendable, BitwiseCopyable {
  /// Kilograms per 10 000 square points.
  package var density = 1.0
  /// The coefficient of restitution, 0…1.
  package var elasticity = 0.2
  package var friction = 0.2
  /// Linear damping per second; each step divides the velocity by 1 + damping · h.
  package var damping = 0.1
  package var angularDamping = 0.1
  /// The charge that electric and magnetic fields act on, without a unit.
  package var charge = 0.0
  package var isAnchored = false
  package var allowsRotation = true
  /// Whether continuous collision stops it at other dynamic bodies, too.
  package var isPrecise = false

  /// Creates the default material.
  package init() {}
}

extension Material {
  /// The reason why the material is invalid; `nil` for a valid one.
  var flaw: String? {
    if !(density > 0 && density.isFinite) {
      return "a density must be above 0 and finite, not \(density)"
    }
    if ![elasticity, friction, damping, angularDamping].allSatisfy({ $0 >= 0 && $0.isFinite }) {
      return "elasticity, friction and resistances must be at least 0 and finite: \(self)"
    }
    return charge.isFinite ? nil : "a charge must be finite, not \(charge)"
  }
}
