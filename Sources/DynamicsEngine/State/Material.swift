/// The material of a body: its density, contact properties, damping, and ways of motion.
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
  /// The factor of constant accelerations, which are those of gravity.
  package var gravityScale = 1.0 { didSet { noteOwnMotion() } }
  /// The greatest speed in points per second; at least 0, and mostly infinite.
  package var maximumSpeed = Double.infinity { didSet { noteOwnMotion() } }
  /// Whether one of these two is not the default, which each step asks before it reads them.
  private(set) var hasOwnMotion = false
  package var isAnchored = false
  /// The motions that forces, contacts and joints do not cause, as if the mass were infinite for them.
  package var lockedAxes: LockedAxes = []
  /// Whether continuous collision stops it at other dynamic bodies, too.
  package var isPrecise = false
  /// The speed of the surface around the item, clockwise on screen, in points per second.
  package var surfaceSpeed = 0.0
  /// The coefficient of rolling resistance, without a unit.
  package var rollingResistance = 0.0

  /// Creates the default material.
  package init() {}

  /// The greatest speed of a surface, in points per second: that of all bodies.
  static var greatestSurfaceSpeed: Double { 1e5 }

  /// Whether the surface moves, or resists rolling.
  package var hasOwnSurface: Bool { surfaceSpeed != 0 || rollingResistance != 0 }

  private mutating func noteOwnMotion() {
    hasOwnMotion = gravityScale != 1 || maximumSpeed < .infinity
  }

  package var allowsRotation: Bool {
    get { !lockedAxes.contains(.rotation) }
    set { if newValue { lockedAxes.remove(.rotation) } else { lockedAxes.insert(.rotation) } }
  }

  /// Motions of a body: along the axes of the world, and turning.
  package struct LockedAxes: OptionSet, Hashable, Sendable, BitwiseCopyable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let x = Self(rawValue: 1)
    package static let y = Self(rawValue: 2)
    package static let rotation = Self(rawValue: 4)
  }
}

extension Material {
  /// The reason why the material is invalid; `nil` for a valid one.
  var flaw: String? {
    if !(density > 0 && density.isFinite) {
      return "a density must be above 0 and finite, not \(density)"
    }
    let coefficients = [elasticity, friction, damping, angularDamping, rollingResistance]
    if !coefficients.allSatisfy({ $0 >= 0 && $0.isFinite }) {
      return "elasticity, friction and resistances must be at least 0 and finite: \(self)"
    }
    if !charge.isFinite { return "a charge must be finite, not \(charge)" }
    if !gravityScale.isFinite { return "a gravity scale must be finite, not \(gravityScale)" }
    guard abs(surfaceSpeed) <= Self.greatestSurfaceSpeed else {
      return "the speed of a surface is out of range: \(surfaceSpeed)"
    }
    return maximumSpeed >= 0 ? nil : "a maximum speed must be at least 0, not \(maximumSpeed)"
  }
}
