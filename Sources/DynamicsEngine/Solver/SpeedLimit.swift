internal import DynamicsChipmunk

/// The greatest speed of a body, which its material may lower.
///
/// The limit for all is far above any animation. Without one, the broad phase's boxes would grow with
/// the speed, and finite input could become infinite.
enum SpeedLimit {
  @inline(__always)
  static func apply(to body: BodyPointer) {
    let (velocity, spin) = (body.velocity, body.angularVelocity)
    let square = velocity.dot(velocity)
    if square > Tuning.SpeedLimit.linear * Tuning.SpeedLimit.linear
      || abs(spin) > Tuning.SpeedLimit.angular || body.pointee.material.hasOwnMotion
    {
      slowDown(body, velocity, square, spin)
    }
  }

  @inline(never)
  private static func slowDown(
    _ body: BodyPointer, _ velocity: Vector, _ square: Double, _ spin: Double
  ) {
    let most = min(body.pointee.material.maximumSpeed, Tuning.SpeedLimit.linear)
    if square > most * most { body.velocity = velocity.scaled(toLength: most) }
    if abs(spin) > Tuning.SpeedLimit.angular {
      body.angularVelocity = spin < 0 ? -Tuning.SpeedLimit.angular : Tuning.SpeedLimit.angular
    }
  }
}

extension Vector {
  /// The vector at another length; it also works if the squared length overflows.
  fileprivate func scaled(toLength length: Double) -> Self {
    let largest = max(abs(x), abs(y))
    let unit = Vector(x: x / largest, y: y / largest)
    return unit * (length / unit.length)
  }
}
