extension BodyPointer {
  /// Applies an impulse at `r` from the center.
  func applyImpulse(_ impulse: Vector, at r: Vector) {
    // What cannot be moved is skipped: 0 times an infinite impulse is NaN.
    guard inverseMass > 0 else { return }
    pointee.body.v += impulse * inverseMass
    pointee.body.w += r.cross(impulse) * inverseMoment
  }

  /// Applies `impulse` times what one unit of it is: an impulse of `linear`, and `angular` about the
  /// center.
  func applyImpulse(_ impulse: Double, linear: Vector, angular: Double) {
    guard inverseMass > 0 else { return }
    pointee.body.v += linear * (impulse * inverseMass)
    pointee.body.w += impulse * angular * inverseMoment
  }
}
