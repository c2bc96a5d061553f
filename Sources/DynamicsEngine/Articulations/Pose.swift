/// The position and angle of a body.
struct Pose: BitwiseCopyable {
  var position = Vector.zero
  var angle = 0.0
  /// Cosine and sine of the angle.
  var rotation = Vector.zero
}
