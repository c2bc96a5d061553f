/// A value that a joint keeps in a range, such as the length of a rope or the angle of a pin.
struct JointLimit: BitwiseCopyable {
  /// The value, and its row of J.
  var value: ConstraintValue
  /// The ends of the range; either may be infinite.
  var lower: Double
  var upper: Double

  /// The violation of the range, with the sign of its side; `nil` if the value is within it.
  var violated: ConstraintValue? {
    if value.C < lower { return value.minus(lower) }
    return value.C > upper ? value.minus(upper) : nil
  }

  /// The lowest and the highest speed that lead no farther than an end of the range in this step.
  ///
  /// A violated end only stops the value; position correction brings it back.
  func speeds(step h: Double) -> (lowest: Double, highest: Double) {
    (min((lower - value.C) / h, 0), max((upper - value.C) / h, 0))
  }
}
