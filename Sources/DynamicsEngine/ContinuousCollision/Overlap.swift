/// The penetration depth of a part in an obstacle, at a fraction of a step.
struct Overlap: BitwiseCopyable {
  /// The penetration depth in points; negative if they are apart.
  var depth: Double
  /// The direction in which the part would have to move, and its deepest place; of a body only.
  var normal = Vector.zero
  var place = Vector.zero
  /// The index of the line that the part is farthest behind; of equal ones, the first.
  var line = 0
  /// The rate of change of the depth, per step.
  var rate = 0.0
  /// The fraction of the step for which the depth stays below the limit.
  var safeFraction: Double
}
