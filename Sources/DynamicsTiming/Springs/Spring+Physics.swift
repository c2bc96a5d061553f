import DynamicsReporting

/// Springs by their mass, stiffness and damping.
///
/// Only the ratios to the mass matter, so a spring does not remember its mass.
extension Spring {
  /// Makes a spring from the parameters of m·x″ + c·x′ + k·x = 0.
  ///
  /// ``response`` is 2π·√(m/k), ``dampingFraction`` c / (2·√(k·m)). SwiftUI limits the latter to 1
  /// unless asked otherwise; this does not. A number out of range is reported, and the default spring
  /// is used.
  ///
  /// - Parameters:
  ///   - mass: m, more than 0; the default is 1.
  ///   - stiffness: k, more than 0.
  ///   - damping: c, at least 0.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    guard Self.isValid(mass, stiffness, damping) else {
      DynamicsDiagnostics.report(
        "mass \(mass), stiffness \(stiffness) and damping \(damping) must be finite, and the first two "
          + "above 0; the default spring is used",
        by: "Spring")
      self.init()
      return
    }
    // Roots are taken one by one, so that no product overflows.
    let (root, rootOfMass) = (stiffness.squareRoot(), mass.squareRoot())
    self.init(
      response: 2 * .pi * (rootOfMass / root), dampingFraction: damping / root / rootOfMass / 2)
  }

  /// Makes a spring from a stiffness and a damping ratio, as in Android and libadwaita.
  ///
  /// A number out of range is reported, and the default spring is used.
  ///
  /// - Parameters:
  ///   - mass: The mass, more than 0. The default is 1, which is that of Android's `SpringForce`.
  ///   - stiffness: The stiffness, more than 0. Android's constants are 10,000 (high), 1500 (medium),
  ///     200 (low) and 50 (very low).
  ///   - dampingRatio: The damping as a fraction of critical damping, from 0 to 1000. Android's
  ///     constants are 0.2 (high bounce), 0.5 (medium bounce), 0.75 (low bounce) and 1 (no bounce).
  public init(mass: Double = 1, stiffness: Double, dampingRatio: Double) {
    guard Self.isValid(mass, stiffness, dampingRatio) else {
      DynamicsDiagnostics.report(
        "mass \(mass), stiffness \(stiffness) and damping ratio \(dampingRatio) must be finite, and "
          + "the first two above 0; the default spring is used",
        by: "Spring")
      self.init()
      return
    }
    self.init(
      response: 2 * .pi * (mass.squareRoot() / stiffness.squareRoot()),
      dampingFraction: dampingRatio)
  }

  /// The stiffness for a mass of 1: (2π / response)².
  ///
  /// It is infinite for a response of 0.
  public var stiffness: Double { stiffness(mass: 1) }

  /// The damping for a mass of 1: 4π·dampingFraction / response.
  ///
  /// It is infinite for a response of 0.
  public var damping: Double { damping(mass: 1) }

  /// Returns the stiffness for another mass: m·(2π / response)².
  public func stiffness(mass: Double) -> Double {
    mass * (2 * .pi / response) * (2 * .pi / response)
  }

  /// Returns the damping for another mass: 4π·m·dampingFraction / response.
  public func damping(mass: Double) -> Double {
    response > 0 ? 4 * .pi * mass * dampingFraction / response : .infinity
  }

  private static func isValid(_ mass: Double, _ stiffness: Double, _ damping: Double) -> Bool {
    mass > 0 && mass.isFinite && stiffness > 0 && stiffness.isFinite && damping >= 0
      && damping.isFinite
  }
}
