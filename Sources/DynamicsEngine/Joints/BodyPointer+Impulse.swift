extension BodyPointer {
  /// Applies an impulse and its moment about the center.
  @inline(__always)
  func applyImpulse(_ impulse: Vector, torque: Double, to kind: VelocityKind) {
    // Immovable bodies are skipped: 0 times an infinite impulse is NaN.
    guard inverseMass > 0 else { return }
    let change = impulse * inverseMass
    self[kind] += Vector3(x: change.x, y: change.y, z: torque * inverseMoment)
  }

  /// Applies an impulse along a row: `impulse` times a linear part, and times an angular part about
  /// the center.
  func applyImpulse(_ impulse: Double, linear: Vector, angular: Double) {
    guard inverseMass > 0 else { return }
    pointee.body.v += linear * (impulse * inverseMass)
    pointee.body.w += impulse * angular * inverseMoment
  }
}
