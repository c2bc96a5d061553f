internal import DynamicsChipmunk

/// Takes what has just landed out of the ground at once.
///
/// A step ends up to its whole length inside of what it meets. Other overlaps open slowly, for what lies
/// on them. What has just landed would be seen to rise; and it would gain energy after the impact has
/// taken what falling too far had given.
enum Landing {
  /// How many times as much energy an impact must take as coming out adds.
  private static var surplus: Double { 1.5 }

  /// Opens the overlaps that the last step has made, where the impact takes more than that adds.
  ///
  /// What bounces goes back a part of the way by itself; the other part is opened, so that it ends the
  /// step where it should have met the ground.
  ///
  /// - Parameters:
  ///   - pair: With Chipmunk's values for this step.
  ///   - bias: The share of an overlap that a step opens otherwise.
  static func openOverlaps(of pair: PairPointer, step h: Double, bias: Double) {
    let left = 1 - pair.pointee.arbiter.e
    guard left > 0 else { return }
    let (a, b) = (pair.first, pair.second)
    for index in 0..<pair.pointee.count {
      let contact = pair.contacts + index
      guard contact.pointee.bias > 0 else { continue }
      let speed = -pair.relativeVelocity(at: contact).dot(pair.pointee.arbiter.n)
      guard speed * left > contact.pointee.bias, takesMore(speed, a, b, step: h) else { continue }
      let opening = min(speed, contact.pointee.bias / bias) * left
      guard opening > contact.pointee.bias else { continue }
      contact.pointee.bias = opening
      if a.isMovable { a.pointee.hasLanded = true }
      if b.isMovable { b.pointee.hasLanded = true }
    }
  }

  /// Falling by a step's way adds pull · h · speed, and an impact takes half the square of speed.
  private static func takesMore(
    _ speed: Double, _ a: BodyPointer, _ b: BodyPointer, step h: Double
  ) -> Bool {
    let pullA = VelocityIntegration.acceleration(of: a)
    let pullB = VelocityIntegration.acceleration(of: b)
    let least = 2 * surplus * h
    return speed * speed > least * least * max(pullA.dot(pullA), pullB.dot(pullB))
  }
}
