internal import DynamicsChipmunk

/// Moves newly landed bodies out of the ground within one step.
///
/// A step can end with an overlap as deep as one step's motion. Overlaps of bodies with each other open slowly, for the
/// sake of bodies that lie on them or are about to. A landed body would visibly rise, and it would gain energy: the
/// impact has already taken the energy of the extra fall.
enum ImpactDepenetration {
  /// Opens an overlap that the last step has made, if the impact takes more energy than that adds.
  ///
  /// A bouncing body travels a part of the way back by itself. The rest is opened, so that the body
  /// ends the step where it should have met the ground.
  ///
  /// - Parameters:
  ///   - contact: A point, prepared for this step.
  ///   - speed: The speed at which it closes.
  ///   - bias: The fraction of an overlap that a step opens otherwise.
  @inline(__always)
  static func openOverlap(
    at contact: ContactPointPointer, of pair: PairPointer, _ material: ContactMaterial,
    speed: Double, step h: Double, bias: Double
  ) {
    let left = 1 - material.restitution
    // Nearly all contacts of a heap end here.
    guard contact.pointee.bias > 0, speed * left > contact.pointee.bias else { return }
    // What lands on others would be pushed into those that land after it.
    guard pair.touchesStatic else { return }
    let (a, b) = (pair.first, pair.second)
    let opening = min(speed, contact.pointee.bias / bias) * left
    guard opening > contact.pointee.bias, impactTakesMoreEnergy(speed, a, b, step: h) else {
      return
    }
    contact.pointee.bias = opening
    if a.isMovable { a.pointee.step.hasLanded = true }
    if b.isMovable { b.pointee.step.hasLanded = true }
  }

  /// Whether the impact takes enough energy, per kilogram.
  ///
  /// Falling for one step adds acceleration · h · speed, and an impact takes half the square of the
  /// speed.
  private static func impactTakesMoreEnergy(
    _ speed: Double, _ a: BodyPointer, _ b: BodyPointer, step h: Double
  ) -> Bool {
    let accelerationA = VelocityIntegration.acceleration(of: a)
    let accelerationB = VelocityIntegration.acceleration(of: b)
    let least = 2 * Tuning.ImpactDepenetration.surplus * h
    return speed * speed > least * least
      * max(accelerationA.dot(accelerationA), accelerationB.dot(accelerationB))
  }
}
