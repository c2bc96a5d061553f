/// A number that a joint keeps within bounds: how long a rope is, how far a pin has turned.
struct JointLimit: BitwiseCopyable {
  /// The number, and its row of J.
  var value: ConstraintValue
  /// Either may be infinite.
  var lower: Double
  var upper: Double

  /// How far the number is beyond a bound, with the sign of the side; `nil` if it is within both.
  var violated: ConstraintValue? {
    if value.C < lower { return value.minus(lower) }
    return value.C > upper ? value.minus(upper) : nil
  }

  /// The bound that the number will be closer to once it has changed.
  func nearest(after change: Double) -> (bound: Bound, C: Double) {
    if lower == upper { return (.both, value.C - lower) }
    let number = value.C + change
    return number - lower < upper - number
      ? (.lower, value.C - lower) : (.upper, value.C - upper)
  }

  /// Which sign of impulse a bound can give: a sign of 0 stands for both.
  enum Bound: Double {
    case lower = 1
    case upper = -1
    case both = 0
  }
}
