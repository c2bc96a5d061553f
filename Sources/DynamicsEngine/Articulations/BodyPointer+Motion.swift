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
