extension BodyPointer {
  /// Removes velocity that did not move the body, because joints or boundaries put it back.
  ///
  /// On a circle, joints put a body back a little, which is correct. But a body that two rods hold
  /// from two sides would be put back all the way in each step, and forces would accelerate it
  /// without end.
  ///
  /// - Parameters:
  ///   - wanted: The position from the velocity, before the body was put back.
  ///   - angle: The angle there.
  /// - Returns: Whether any velocity was removed.
  func removeBlockedVelocity(wanted: Vector, _ angle: Double, step h: Double) -> Bool {
    let back = wanted - position
    let left = Self.remainingFraction(
      of: velocity.dot(velocity) * h, afterLosing: back.dot(velocity))
    if left < 1 { velocity = velocity * left }
    let turn = angularVelocity
    let turnLeft = Self.remainingFraction(
      of: turn * turn * h, afterLosing: (angle - self.angle) * turn)
    if turnLeft < 1 { angularVelocity = turn * turnLeft }
    return left < 1 || turnLeft < 1
  }

  /// The fraction of a displacement that is left if more than half of it is lost; otherwise, all of
  /// it.
  private static func remainingFraction(of displacement: Double, afterLosing lost: Double) -> Double
  {
    lost > displacement / 2 ? max(0, 1 - lost / displacement) : 1
  }
}
