extension BodyPointer {
  /// Takes from the velocity what cannot move the body, since it was put back.
  ///
  /// On a circle, joints put a body back a little, which is right. But what two rods hold still from two
  /// sides would be put back all the way in each step, and forces would make it faster and faster.
  ///
  /// - Parameters:
  ///   - wanted: Where its velocity had brought it, before it was put to where it is.
  ///   - angle: How it was turned there.
  /// - Returns: Whether it was.
  func loseBlockedVelocity(wanted: Vector, _ angle: Double, step h: Double) -> Bool {
    let back = wanted - position
    let left = Self.partLeft(of: velocity.dot(velocity) * h, afterLosing: back.dot(velocity))
    if left < 1 { velocity = velocity * left }
    let turn = angularVelocity
    let turnLeft = Self.partLeft(
      of: turn * turn * h, afterLosing: (angle - self.angle) * turn)
    if turnLeft < 1 { angularVelocity = turn * turnLeft }
    return left < 1 || turnLeft < 1
  }

  /// The part of a way that is left, if more than half of it is lost; else all of it.
  private static func partLeft(of way: Double, afterLosing lost: Double) -> Double {
    lost > way / 2 ? max(0, 1 - lost / way) : 1
  }
}
