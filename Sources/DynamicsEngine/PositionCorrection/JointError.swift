/// The position errors of an articulation's joints, in points or radians.
struct JointError: BitwiseCopyable {
  private(set) var worst = 0.0
  /// The sum of squares, which a fraction of a Newton step always reduces, even if the worst error
  /// grows.
  private(set) var square = 0.0

  mutating func add(_ error: Double) {
    worst = max(worst, error)
    square += error * error
  }
}
