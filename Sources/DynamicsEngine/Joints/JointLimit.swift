/// A value that a joint keeps in a range, such as the length of a rope or the angle of a pin.
struct JointLimit: BitwiseCopyable {
  /// The value, and its row of J.
  var value: ConstraintValue
  /// The bounds; either may be infinite.
  var lower: Double
  var upper: Double

  /// Whether there is a bound; a motor without a range has none.
  var isFinite: Bool { lower > -.infinity || upper < .infinity }

  /// The violation of a bound, with the sign of its side; `nil` if the value is within both.
  var violated: ConstraintValue? {
    if value.C < lower { return value.minus(lower) }
    return value.C > upper ? value.minus(upper) : nil
  }

  /// The bound that is nearer after a change of the value.
  func nearest(after change: Double) -> (bound: Bound, C: Double) {
    if lower == upper { return (.both, value.C - lower) }
    let number = value.C + change
    return number - lower < upper - number
      ? (.lower, value.C - lower) : (.upper, value.C - upper)
  }

  /// The bound, as the sign of its impulse; 0 stands for both signs.
  enum Bound: Double {
    case lower = 1
    case upper = -1
    case both = 0
  }
}
