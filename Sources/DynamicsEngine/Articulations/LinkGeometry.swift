/// What of a joint does not change, as seen from a link: where it holds both bodies, in their own axes.
struct LinkGeometry: BitwiseCopyable {
  enum Kind { case root, centerRod, rod, pin, other }

  var kind = Kind.root
  var own = Vector.zero
  var parents = Vector.zero
  /// Of a rod.
  var length = 0.0
}
