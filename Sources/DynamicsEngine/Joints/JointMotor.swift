/// A motor of a joint: it drives the turning of a pin, or the sliding of a slider, at a speed.
package struct JointMotor: Hashable, Sendable, BitwiseCopyable {
  /// In radians or points per second; positive turns a clockwise relative to b, or moves it along the
  /// axis.
  package var speed: Double
  /// The greatest torque in kg·pt²/s², or the greatest force in kg·pt/s²; at least 0, and may be
  /// infinite.
  package var maximum: Double

  package init(speed: Double, maximum: Double) {
    self.speed = speed
    self.maximum = maximum
  }

  /// The reason why the motor is invalid; `nil` for a valid one.
  var flaw: String? {
    if !speed.isFinite { return "a motor's speed must be finite, not \(speed)" }
    return maximum >= 0 ? nil : "a motor's maximum must be at least 0, not \(maximum)"
  }
}
