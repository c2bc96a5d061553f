/// The two ends of a joint: which bodies it holds, and where.
///
/// A place is a point on the ground, a body at (0, 0) that nothing moves or turns.
struct JointFrame: BitwiseCopyable {
  let a: BodyPointer
  let b: BodyPointer
  /// Where the joint holds its bodies: from their centers, in their own axes.
  let localA: Vector
  let localB: Vector
  /// The lever arms: the same, as the bodies are turned now.
  private(set) var rA = Vector.zero
  private(set) var rB = Vector.zero

  init(_ a: BodyPointer, _ localA: Vector, _ b: BodyPointer, _ localB: Vector) {
    self.a = a
    self.localA = localA
    self.b = b
    self.localB = localB
  }

  /// Looks at how the bodies are turned.
  mutating func update() {
    rA = localA.rotated(by: a.rotation)
    rB = localB.rotated(by: b.rotation)
  }

  /// From a's point to b's.
  var separation: Vector { (b.position + rB) - (a.position + rA) }

  /// How fast b's point moves away from a's.
  var separationVelocity: Vector {
    (b.velocity + rB.turned * b.angularVelocity) - (a.velocity + rA.turned * a.angularVelocity)
  }
}

extension JointFrame {
  /// Applies an impulse to b's point, and the opposite one to a's.
  func applyImpulse(_ impulse: Vector) {
    a.applyImpulse(-impulse, at: rA)
    b.applyImpulse(impulse, at: rB)
  }
}
