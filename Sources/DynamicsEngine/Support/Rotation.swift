internal import DynamicsGeometry

/// A rotation in the plane, as the cosine and the sine of its angle.
struct Rotation: BitwiseCopyable {
  var cosine: Double
  var sine: Double

  static let identity = Rotation(cosine: 1, sine: 0)

  init(cosine: Double, sine: Double) { (self.cosine, self.sine) = (cosine, sine) }

  init(angle: Double) {
    let turn = SinCos(angle)
    self.init(cosine: turn.cosine, sine: turn.sine)
  }

  var inverse: Self { Self(cosine: cosine, sine: -sine) }

  /// This rotation, and then another.
  func followed(by other: Self) -> Self {
    Self(
      cosine: cosine * other.cosine - sine * other.sine,
      sine: cosine * other.sine + sine * other.cosine)
  }
}
