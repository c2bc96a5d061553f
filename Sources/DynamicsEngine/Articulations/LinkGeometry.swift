/// The constant geometry of a joint, as seen from a link: its anchors on both bodies, in their own
/// axes.
struct LinkGeometry: BitwiseCopyable {
  enum Kind { case root, centerRod, rod, pin, other }

  var kind = Kind.root
  var own = Vector.zero
  var parents = Vector.zero
  /// The length of a rod.
  var length = 0.0

  var isRod: Bool { kind == .rod || kind == .centerRod }
}
