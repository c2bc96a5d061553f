internal import DynamicsChipmunk

/// How fast anything may get.
///
/// Far above any animation; without a limit, boxes in the broad phase would grow with the speed, and
/// finite input could become infinite.
enum SpeedLimit {
  /// Points per second.
  static let linear = 1e5
  /// Radians per second.
  static let angular = 1e4

  static func apply(to body: BodyPointer) {
    let (velocity, spin) = (body.velocity, body.angularVelocity)
    let square = velocity.dot(velocity)
    if square > linear * linear { body.velocity = velocity.scaled(toLength: linear) }
    if abs(spin) > angular { body.angularVelocity = spin < 0 ? -angular : angular }
  }
}

extension Vector {
  /// Also where the square of the length is more than a number can hold.
  fileprivate func scaled(toLength length: Double) -> Self {
    let largest = max(abs(x), abs(y))
    let unit = Vector(x: x / largest, y: y / largest)
    return unit * (length / unit.length)
  }
}
