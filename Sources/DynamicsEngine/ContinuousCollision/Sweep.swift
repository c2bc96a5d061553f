internal import DynamicsChipmunk

/// The sweep of a body through one step: constant velocity and constant angular velocity.
///
/// Fractions of the step go from 0 to 1. Positions are relative to the body's center before the
/// step.
struct Sweep: BitwiseCopyable {
  /// The displacement of the center.
  let displacement: Vector
  let startAngle: Double
  /// In radians.
  let turn: Double
  private let startRotation: Rotation

  init(displacement: Vector, startAngle: Double, turn: Double) {
    self.init(displacement, startAngle, turn, Rotation(angle: startAngle))
  }

  private init(
    _ displacement: Vector, _ startAngle: Double, _ turn: Double, _ startRotation: Rotation
  ) {
    self.displacement = displacement
    self.startAngle = startAngle
    self.turn = turn
    self.startRotation = startRotation
  }

  var isMoving: Bool { !displacement.isZero || turn != 0 }

  /// The same motion of a circle, which looks the same after any turn.
  var withoutTurn: Sweep { Sweep(displacement, startAngle, 0, startRotation) }

  /// The motion after a fraction of the step.
  func rest(after fraction: Double) -> Sweep {
    if fraction == 0 { return self }
    return Sweep(
      displacement: displacement * (1 - fraction), startAngle: angle(at: fraction),
      turn: turn * (1 - fraction))
  }

  func angle(at fraction: Double) -> Double { startAngle + turn * fraction }

  func rotation(at fraction: Double) -> Rotation {
    if fraction == 0 || turn == 0 { return startRotation }
    return Rotation(angle: angle(at: fraction))
  }

  /// The velocity, per step, of the point of the body at `place` when the body's center is at
  /// `center`.
  func velocity(of place: Vector, around center: Vector) -> Vector {
    displacement + (place - center).perpendicular * turn
  }
}
