extension JacobianRow {
  /// The part of a row for a body a of a link; the angular term is 0 if the body may not turn.
  func ofA(_ a: BodyPointer) -> Vector3 {
    Vector3(x: -linear.x, y: -linear.y, z: a.inverseMoment > 0 ? -angularA : 0)
  }

  func ofB(_ b: BodyPointer) -> Vector3 {
    Vector3(x: linear.x, y: linear.y, z: b.inverseMoment > 0 ? angularB : 0)
  }

  /// The part of a row for a parent a, which may be kinematic: nothing turns it, but it may rotate.
  func ofParentA(_ a: BodyPointer) -> Vector3 {
    a.isMovable ? ofA(a) : Vector3(x: -linear.x, y: -linear.y, z: -angularA)
  }

  func ofParentB(_ b: BodyPointer) -> Vector3 {
    b.isMovable ? ofB(b) : Vector3(x: linear.x, y: linear.y, z: angularB)
  }
}

extension BodyPointer {
  /// The linear and the angular velocity.
  var motion: Vector3 {
    Vector3(x: pointee.body.v.x, y: pointee.body.v.y, z: pointee.body.w)
  }

  /// The linear and the angular bias velocity, which separates overlaps.
  var separation: Vector3 {
    Vector3(x: pointee.body.v_bias.x, y: pointee.body.v_bias.y, z: pointee.body.w_bias)
  }

  /// The change of the body's velocity from an impulse.
  func response(to impulse: Vector3) -> Vector3 {
    Vector3(
      x: impulse.x * inverseMass, y: impulse.y * inverseMass, z: impulse.z * inverseMoment)
  }
}
