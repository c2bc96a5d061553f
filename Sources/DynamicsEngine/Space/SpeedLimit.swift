internal import DynamicsChipmunk

/// How fast anything may get.
///
/// Far above any animation; without a limit, the broad phase slows down (it inflates boxes by the
/// velocity) and finite input could grow to infinity.
enum SpeedLimit {
  /// Points per second.
  static let linear = 1e5
  /// Radians per second.
  static let angular = 1e4

  static func apply(to body: UnsafeMutablePointer<cpBody>) {
    let speed = body.pointee.v.length
    if speed > linear { body.pointee.v = body.pointee.v * (linear / speed) }
    if abs(body.pointee.w) > angular {
      body.pointee.w = body.pointee.w < 0 ? -angular : angular
    }
  }
}
