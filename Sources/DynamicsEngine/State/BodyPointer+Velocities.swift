/// The velocities of a body that a solution changes.
enum VelocityKind {
  /// The linear and the angular velocity.
  case motion
  /// The bias velocities, which separate overlaps and end with the step.
  case separation
}

extension BodyPointer {
  subscript(kind: VelocityKind) -> Vector3 {
    @inline(__always) get {
      switch kind {
      case .motion: Vector3(x: pointee.body.v.x, y: pointee.body.v.y, z: pointee.body.w)
      case .separation:
        Vector3(x: pointee.body.v_bias.x, y: pointee.body.v_bias.y, z: pointee.body.w_bias)
      }
    }
    @inline(__always) nonmutating set {
      let linear = Vector(x: newValue.x, y: newValue.y)
      switch kind {
      case .motion: (pointee.body.v, pointee.body.w) = (linear, newValue.z)
      case .separation: (pointee.body.v_bias, pointee.body.w_bias) = (linear, newValue.z)
      }
    }
  }

  /// The change of the body's velocity from an impulse.
  func response(to impulse: Vector3) -> Vector3 {
    Vector3(
      x: impulse.x * inverseMass, y: impulse.y * inverseMass, z: impulse.z * inverseMoment)
  }
}

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
