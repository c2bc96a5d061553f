internal import DynamicsChipmunk

/// How a body moves and turns in one step, both evenly.
///
/// Shares of the step go from 0 to 1. Places are measured from where the body's centre was before the
/// step.
struct Motion: BitwiseCopyable {
  /// The centre's.
  let way: Vector
  let startAngle: Double
  /// Radians.
  let turn: Double
  private let startRotation: Vector

  init(way: Vector, startAngle: Double, turn: Double) {
    self.way = way
    self.startAngle = startAngle
    self.turn = turn
    startRotation = Vector(angle: startAngle)
  }

  func angle(at share: Double) -> Double { startAngle + turn * share }

  /// Cosine and sine of the angle.
  func rotation(at share: Double) -> Vector {
    if share == 0 || turn == 0 { return startRotation }
    return Vector(angle: angle(at: share))
  }

  /// How a point of the body moves that is at `place` when the centre is at `center`; per step.
  func velocity(of place: Vector, around center: Vector) -> Vector {
    way + (place - center).turned * turn
  }
}
