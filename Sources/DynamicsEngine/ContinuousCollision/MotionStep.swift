/// The step that bodies move through.
struct MotionStep {
  /// In seconds.
  let length: Double
  /// The number of steps taken so far.
  let count: Int
  /// The farthest that it moves a point of a boundary or of a kinematic body, in points.
  let obstacleDisplacement: Double
  /// Whether ``PreciseCollision`` takes free bodies to their impacts, in the order of time.
  let isPrecise: Bool
}
