internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// A vector that keeps its direction when its length is set to zero and back.
///
/// Values are read back exactly as they were set. A direction of (0, 1) is not rounded by a
/// conversion to an angle and back.
struct PolarVector: Equatable {
  private var unit: CGVector
  private(set) var vector: CGVector
  private var length: CGFloat

  init(_ vector: CGVector) {
    let length = hypotenuse(vector.dx, vector.dy)
    unit = length > 0 ? CGVector(dx: vector.dx / length, dy: vector.dy / length) : .right
    self.vector = vector
    self.length = length
  }

  init(angle: CGFloat, magnitude: CGFloat) {
    let turn = SinCos(angle)
    unit = CGVector(dx: turn.cosine, dy: turn.sine)
    length = magnitude
    vector = CGVector(dx: unit.dx * magnitude, dy: unit.dy * magnitude)
  }

  /// Sets the vector; a zero vector keeps the present direction.
  mutating func setVector(_ newVector: CGVector) {
    let kept = unit
    self = PolarVector(newVector)
    if length == 0 { unit = kept }
  }

  /// The length; a negative one reverses the direction.
  var magnitude: CGFloat {
    get { length }
    set {
      length = newValue
      vector = CGVector(dx: unit.dx * newValue, dy: unit.dy * newValue)
    }
  }

  /// The direction in radians, clockwise from the positive x axis.
  var angle: CGFloat {
    get { arctangent(unit.dy, unit.dx) }
    set { self = PolarVector(angle: newValue, magnitude: length) }
  }
}

extension CGVector {
  fileprivate static let right = CGVector(dx: 1, dy: 0)
}

extension PolarVector {
  mutating func code(_ coder: inout WordCoder) {
    coder.code(&unit)
    coder.code(&vector)
    coder.code(&length)
    coder.check(
      Limits.isAmount(vector) && abs(length) <= 2 * Limits.amount.upperBound
        && abs(unit.dx * unit.dx + unit.dy * unit.dy - 1) < 1e-6,
      "a vector is too long, or points nowhere")
  }
}
