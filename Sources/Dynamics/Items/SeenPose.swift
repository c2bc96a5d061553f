internal import DynamicsGeometry
internal import Foundation

/// What an item answered when it was last read, to notice when the program moves it.
///
/// Answers are compared with answers, never with what was written: an item may round or clamp what
/// it is given.
struct SeenPose {
  /// `nil` when unknown.
  var center: CGPoint?
  /// `nil` when unknown.
  var transform: CGAffineTransform?

  static let unknown = SeenPose(center: nil, transform: nil)

  func differs(from found: CGPoint) -> Bool {
    // By hand: the comparison of points is a call that cannot be looked into.
    guard let center, center.x != found.x || center.y != found.y else { return false }
    return found.x.isFinite && found.y.isFinite
  }

  /// Whether a transform is turned another way; scaling it does not count.
  func differs(from found: CGAffineTransform) -> Bool {
    guard let transform, transform.a != found.a || transform.b != found.b else { return false }
    let turn = remainder(found.rotationAngle - transform.rotationAngle, 2 * .pi)
    return abs(turn) > 1e-6
  }
}
