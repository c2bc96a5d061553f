internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// A vector that keeps its direction when its length is set to zero and back.
///
/// What is set is read back to the bit: a direction of (0, 1) stays free of the rounding that the
/// way over an angle would bring.
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

  /// The same direction; zero keeps it in mind.
  mutating func setVector(_ newVector: CGVector) {
    let kept = unit
    self = PolarVector(newVector)
    if length == 0 { unit = kept }
  }

  /// Negative points the other way.
  var magnitude: CGFloat {
    get { length }
    set {
      length = newValue
      vector = CGVector(dx: unit.dx * newValue, dy: unit.dy * newValue)
    }
  }

  /// Radians, clockwise from the positive x axis.
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
