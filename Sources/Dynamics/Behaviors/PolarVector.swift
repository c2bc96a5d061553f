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

  /// The length; a negative one reverses the direction.
  var magnitude: CGFloat { length }

  /// The direction in radians, clockwise from the positive x axis.
  var angle: CGFloat { arctangent(unit.dy, unit.dx) }

  /// Returns another vector; a zero vector keeps the present direction.
  fileprivate func with(vector: CGVector) -> PolarVector {
    var new = PolarVector(vector)
    if new.length == 0 { new.unit = unit }
    return new
  }

  /// Returns a vector of the same direction and another length.
  fileprivate func with(magnitude: CGFloat) -> PolarVector {
    var new = self
    new.length = magnitude
    new.vector = CGVector(dx: unit.dx * magnitude, dy: unit.dy * magnitude)
    return new
  }
}

/// A behavior with a vector that can be set by its components, or by angle and magnitude.
///
/// The public properties of the behavior are overridable, so each class declares them; these
/// methods are their setters. They report invalid numbers, which change nothing.
protocol PolarBehavior: DynamicBehavior {
  var polar: PolarVector { get set }
}

extension PolarBehavior {
  func setPolar(vector: CGVector, by member: String = #function, file: String = #fileID) {
    guard Validation.amount(vector, by: member, file: file) else { return }
    change(to: polar.with(vector: vector))
  }

  func setPolar(angle: CGFloat, by member: String = #function, file: String = #fileID) {
    guard Validation.amount(angle, by: member, file: file) else { return }
    change(to: PolarVector(angle: angle, magnitude: polar.magnitude))
  }

  func setPolar(magnitude: CGFloat, by member: String = #function, file: String = #fileID) {
    guard Validation.amount(magnitude, by: member, file: file) else { return }
    change(to: polar.with(magnitude: magnitude))
  }

  func setPolar(
    angle: CGFloat, magnitude: CGFloat, by member: String = #function, file: String = #fileID
  ) {
    guard Validation.amount(angle, by: member, file: file),
      Validation.amount(magnitude, by: member, file: file)
    else { return }
    change(to: PolarVector(angle: angle, magnitude: magnitude))
  }

  private func change(to new: PolarVector) {
    guard new != polar else { return }
    polar = new
    sourceDidChange()
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
      "a vector is out of range, or has no direction")
  }
}
