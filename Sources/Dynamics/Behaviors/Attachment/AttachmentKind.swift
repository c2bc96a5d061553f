/// The kinds of attachment, by the relative motion of their ends; snapshots have their numbers.
enum AttachmentKind: Int {
  /// Keeps a distance: a rod or a spring, and a pin at length 0.
  case rod
  /// Limits the distance.
  case rope
  /// Allows rotation about a common point.
  case pin
  /// Allows no relative motion.
  case weld
  /// Allows motion along an axis.
  case slide

  var hasLength: Bool { self == .rod || self == .rope }
}
