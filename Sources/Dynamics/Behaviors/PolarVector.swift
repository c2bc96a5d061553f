internal import DynamicsEngine

/// A vector that keeps its direction when its length is set to zero and back.
///
/// Values are read back exactly as they were set. A direction of (0, 1) is not rounded by a
/// conversion to an angle and back.
struct PolarVector: Equatable {
  private var unit: CGVector
  private(set) var vector: CGVector
  /// The length; a negative one reverses the direction.
  private(set) var magnitude: CGFloat

  init(_ vector: CGVector) {
    magnitude = hypotenuse(vector.dx, vector.dy)
    unit =
      magnitude > 0
      ? CGVector(dx: vector.dx / magnitude, dy: vector.dy / magnitude) : CGVector(dx: 1, dy: 0)
    self.vector = vector
  }

  init(angle: CGFloat, magnitude: CGFloat) {
    let turn = SinCos(angle)
    unit = CGVector(dx: turn.cosine, dy: turn.sine)
    self.magnitude = magnitude
    vector = unit * magnitude
  }

  /// The direction in radians, clockwise from the positive x axis.
  var angle: CGFloat { arctangent(unit.dy, unit.dx) }

  /// Returns another vector; a zero vector keeps the present direction.
  fileprivate func with(vector: CGVector) -> PolarVector {
    var new = PolarVector(vector)
    if new.magnitude == 0 { new.unit = unit }
    return new
  }

  fileprivate func with(magnitude: CGFloat) -> PolarVector {
    var new = self
    new.magnitude = magnitude
    new.vector = unit * magnitude
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

  func setPolar(magnitude: CGFloat, by member: String = #function, file: String = #fileID) {
    guard Validation.amount(magnitude, by: member, file: file) else { return }
    change(to: polar.with(magnitude: magnitude))
  }

  /// - Parameter magnitude: `nil` for the present one.
  func setPolar(
    angle: CGFloat, magnitude: CGFloat? = nil, by member: String = #function,
    file: String = #fileID
  ) {
    for number in [angle, magnitude ?? 0] {
      guard Validation.amount(number, by: member, file: file) else { return }
    }
    change(to: PolarVector(angle: angle, magnitude: magnitude ?? polar.magnitude))
  }

  private func change(to new: PolarVector) {
    guard new != polar else { return }
    polar = new
    sourceDidChange()
  }
}

extension PolarVector {
  mutating func code(_ coder: inout WordCoder) {
    coder.code(&unit)
    coder.code(&vector)
    coder.code(&magnitude)
    coder.check(
      Limits.isAmount(vector) && abs(magnitude) <= 2 * Limits.amount.upperBound
        && abs(unit.dx * unit.dx + unit.dy * unit.dy - 1) < 1e-6,
      "a vector is out of range, or has no direction")
  }
}
