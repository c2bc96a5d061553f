/// The center and transform that an item last returned, to detect when the program moves it.
///
/// Returned values are compared with returned values, never with written ones: an item may round or
/// clamp the values that it is given.
struct LastReturnedPose {
  /// `nil` when unknown.
  var center: CGPoint?
  /// `nil` when unknown.
  var transform: CGAffineTransform?

  static let unknown = LastReturnedPose(center: nil, transform: nil)

  func differs(from found: CGPoint) -> Bool {
    // Coordinates are compared one by one, since `==` of points is a call that cannot be inlined.
    guard let center, center.x != found.x || center.y != found.y else { return false }
    return found.x.isFinite && found.y.isFinite
  }

  /// Whether a transform has another rotation; another scale does not count.
  func differs(from found: CGAffineTransform) -> Bool {
    guard let transform, transform.a != found.a || transform.b != found.b else { return false }
    let turn = remainder(found.rotationAngle - transform.rotationAngle, 2 * .pi)
    return abs(turn) > 1e-6
  }
}
