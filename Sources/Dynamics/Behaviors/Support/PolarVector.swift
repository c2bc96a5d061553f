internal import DynamicsEngine

/// A vector that keeps its direction when its length is set to zero and back.
///
/// Values are read back exactly as they were set. A direction of (0, 1) is not rounded by a
/// conversion to an angle and back.
struct PolarVector: Equatable {
  private var unit: CGVector
  private var product: CGVector
  private var length: CGFloat

  init(_ vector: CGVector) {
    length = hypotenuse(vector.dx, vector.dy)
    unit =
      length > 0 ? CGVector(dx: vector.dx / length, dy: vector.dy / length) : CGVector(dx: 1, dy: 0)
    product = vector
  }

  private init(angle: CGFloat, magnitude: CGFloat) {
    let turn = SinCos(angle)
    unit = CGVector(dx: turn.cosine, dy: turn.sine)
    length = magnitude
    product = unit * magnitude
  }

  /// The vector; setting a zero vector keeps the present direction.
  var vector: CGVector {
    get { product }
    set {
      let direction = unit
      self = PolarVector(newValue)
      if length == 0 { unit = direction }
    }
  }

  /// The length; a negative one reverses the direction.
  var magnitude: CGFloat {
    get { length }
    set { (length, product) = (newValue, unit * newValue) }
  }

  /// The direction in radians, clockwise from the positive x axis.
  var angle: CGFloat {
    get { arctangent(unit.dy, unit.dx) }
    set { self = PolarVector(angle: newValue, magnitude: magnitude) }
  }
}

/// Behaviors with a vector that can be set by its components, or by angle and magnitude.
extension SettingsBehavior where Settings == PolarVector {
  func settingsDidChange(from old: PolarVector) { sourceDidChange() }

  func set(vector: CGVector, by member: String = #function, file: String = #fileID) {
    if Validation.amount(vector, by: member, file: file) { set(\.vector, to: vector) }
  }

  func set(
    angle: CGFloat, magnitude: CGFloat, by member: String = #function, file: String = #fileID
  ) {
    guard Validation.amount(angle, by: member, file: file),
      Validation.amount(magnitude, by: member, file: file)
    else { return }
    var new = settings
    (new.magnitude, new.angle) = (magnitude, angle)
    set(\.self, to: new)
  }
}

extension PolarVector {
  mutating func code(_ coder: inout WordCoder) {
    coder.code(&unit)
    coder.code(&product)
    coder.code(&length)
    coder.check(
      Limits.isAmount(product) && abs(length) <= 2 * Limits.amount.upperBound
        && abs(unit.dx * unit.dx + unit.dy * unit.dy - 1) < 1e-6,
      "a vector is out of range, or has no direction")
  }
}
