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

/// As a declared property, it is a vector.
extension PolarVector: DeclaredValue {
  static var blank: PolarVector { PolarVector(.zero) }
  var listed: PropertyValue { product.listed }

  init?(listed value: PropertyValue) {
    guard let vector = CGVector(listed: value) else { return nil }
    self.init(vector)
  }

  func flaw(in range: ClosedRange<CGFloat>) -> String? { product.flaw(in: range) }

  mutating func code(in range: ClosedRange<CGFloat>, _ coder: inout WordCoder) {
    coder.code(&unit)
    coder.code(&product)
    coder.code(&length)
    coder.check(
      flaw(in: range) == nil && abs(length) <= 2 * range.upperBound
        && abs(unit.dx * unit.dx + unit.dy * unit.dy - 1) < 1e-6,
      "a vector is out of range, or has no direction")
  }
}

/// Behaviors with a vector that can be set by its components, or by angle and magnitude.
extension SettingsBehavior where Settings == PolarVector {
  func settingsDidChange(from old: PolarVector) { sourceDidChange() }

  func set(vector: CGVector, by member: String = #function, file: String = #fileID) {
    guard Validation.amount(vector, by: member, file: file) else { return }
    var new = settings
    new.vector = vector
    replaceSettings(by: new)
  }

  /// Sets an angle in radians, a magnitude, or both; if one is not valid, neither changes.
  func set(
    angle: CGFloat? = nil, magnitude: CGFloat? = nil, by member: String = #function,
    file: String = #fileID
  ) {
    guard
      [angle, magnitude].allSatisfy({
        Validation.isValid($0, in: Limits.amount, by: member, file: file)
      })
    else { return }
    var new = settings
    if let magnitude { new.magnitude = magnitude }
    if let angle { new.angle = angle }
    replaceSettings(by: new)
  }
}
