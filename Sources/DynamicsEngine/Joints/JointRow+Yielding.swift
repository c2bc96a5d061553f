/// The rows of a joint whose anchor has given way to an obstacle.
///
/// They pull back to the anchor like a strong motor: with a limited force, no faster than that force
/// can brake, and within a step in the end.
extension JointPointer {
  /// The coefficients of a row that pulls back.
  ///
  /// - Parameter error: The distance from the anchor in points.
  @inline(never)
  func pullingBack(from error: Double, step h: Double) -> Softness.Coefficients {
    guard error > 0 else { return Softness.Coefficients() }
    let braking = (Tuning.Yielding.acceleration / error).squareRoot()
    return Softness.Coefficients(biasRate: min(1 / h, braking))
  }

  /// Prepares the row of a rod.
  ///
  /// - Parameter distance: Of its two ends.
  @inline(never)
  func preparePullingBack(_ distance: ConstraintValue, step h: Double) {
    let error = distance.C - pointee.definition.length
    let speed = -error * pullingBack(from: abs(error), step: h).biasRate
    let most = pointee.yieldForce * h
    var law = BoundedLaw()
    law.become(BoundedLaw.Jump(speed: speed, lowest: -most, highest: most))
    pointee.bounded.prepare(distance.J, pointee.frame, law)
  }

  /// How far the joint is from where its anchor wants it, in points; after bodies have moved.
  var yieldError: Double {
    pointee.frame.update()
    let distance = pointee.frame.separation.length
    // The length of a pin is 0.
    return abs(distance - pointee.definition.length)
  }
}
