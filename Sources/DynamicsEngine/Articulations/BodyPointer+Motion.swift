extension JacobianRow {
  /// The part of a row that belongs to body a; nothing turns what may not turn.
  func ofA(_ a: BodyPointer) -> Vector3 {
    Vector3(x: -linear.x, y: -linear.y, z: a.inverseMoment > 0 ? -angularA : 0)
  }

  func ofB(_ b: BodyPointer) -> Vector3 {
    Vector3(x: linear.x, y: linear.y, z: b.inverseMoment > 0 ? angularB : 0)
  }
}

extension BodyPointer {
  /// Linear and angular.
  var motion: Vector3 {
    Vector3(x: pointee.body.v.x, y: pointee.body.v.y, z: pointee.body.w)
  }

  /// How it is moved out of overlaps, beyond its velocity.
  var separation: Vector3 {
    Vector3(x: pointee.body.v_bias.x, y: pointee.body.v_bias.y, z: pointee.body.w_bias)
  }

  /// The change that an impulse makes of the body's motion.
  func response(to impulse: Vector3) -> Vector3 {
    Vector3(
      x: impulse.x * inverseMass, y: impulse.y * inverseMass, z: impulse.z * inverseMoment)
  }
}
