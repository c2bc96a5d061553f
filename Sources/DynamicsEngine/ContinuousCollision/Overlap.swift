/// How deep a part is in what is in its way, at one share of a step.
struct Overlap: BitwiseCopyable {
  /// In points; negative when it is clear.
  var depth: Double
  /// How fast the depth grows, per step.
  var rate = 0.0
  /// For so long, as a share of the step, the depth stays below the one that was asked for.
  var safeShare: Double
}
