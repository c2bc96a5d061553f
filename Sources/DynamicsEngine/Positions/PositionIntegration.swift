internal import Glibc

/// x ← x + h·v, plus the bias velocity that separates overlaps.
enum PositionIntegration {
  /// Moves a body by its velocity.
  @inline(__always)
  static func integrate(_ body: BodyPointer, step h: Double) {
    body.startStep()
    let separation = body.pointee.body.v_bias
    if separation.dot(separation) > Tuning.PositionIntegration.negligibleSpeed
      * Tuning.PositionIntegration.negligibleSpeed, !body.pointee.step.hasLanded
    {
      subtractWork(for: separation * h, by: body)
    }
    body.pointee.step.hasLanded = false
    body.pointee.step.stopFraction = 1
    let displacement = (body.velocity + separation) * h
    let turn = (body.angularVelocity + body.pointee.body.w_bias) * h
    body.setPose(body.position + displacement, angle: body.angle + turn)
    body.pointee.body.v_bias = .zero
    body.pointee.body.w_bias = 0
  }

  /// Moves a body to a corrected position, and takes the work from its velocity.
  static func moveBack(_ body: BodyPointer, to position: Vector) {
    subtractWork(for: position - body.position, by: body)
    body.setPose(position, angle: body.angle)
  }

  /// Moves a body back along its path through this step, with the velocity that it had there.
  static func rewind(_ body: BodyPointer, to position: Vector, angle: Double) {
    let displacement = position - body.position
    _ = exchangeEnergy(work(against: body, along: displacement), of: body, along: displacement)
    body.setPose(position, angle: angle)
  }

  /// Takes from the velocity the energy that moving the body against its forces adds.
  ///
  /// Otherwise, a body that bounces fast or rolls over its corners would climb a little with each
  /// contact. Moving a body along with its forces returns no energy, because it would not have gone
  /// there by itself.
  @inline(never)
  static func subtractWork(for displacement: Vector, by body: BodyPointer) {
    let work = work(against: body, along: displacement)
    guard work > 0 else { return }
    let missingEnergy = exchangeEnergy(work, of: body, along: displacement)
    guard missingEnergy > 0 else { return }
    // An inelastic body has already lost the energy from falling into the overlap.
    let elasticity = body.pointee.material.elasticity
    body.pointee.step.depenetrationWork += missingEnergy * elasticity * elasticity
  }

  /// The work per kilogram, in pt²/s².
  private static func work(against body: BodyPointer, along displacement: Vector) -> Double {
    -body.pointee.step.lastAcceleration.dot(displacement)
  }

  /// Takes energy from the velocity along a displacement, or returns it; only along it, so that
  /// friction stays exact.
  ///
  /// - Returns: The energy that the velocity along the displacement does not have.
  private static func exchangeEnergy(
    _ work: Double, of body: BodyPointer, along displacement: Vector
  ) -> Double {
    let length = displacement.length
    guard length > 0 else { return 0 }
    let direction = displacement * (1 / length)
    let speed = body.velocity.dot(direction)
    let left = speed * speed - 2 * work
    body.velocity += direction * (copysign(max(0, left).squareRoot(), speed) - speed)
    SpeedLimit.apply(to: body)
    return max(0, -left / 2)
  }
}
