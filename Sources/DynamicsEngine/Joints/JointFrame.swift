/// The two ends of a joint: its bodies and its anchors.
///
/// A fixed point is a point on the ground, an immovable body at (0, 0).
struct JointFrame: BitwiseCopyable {
  let a: BodyPointer
  let b: BodyPointer
  /// The anchors from the bodies' centers, in the bodies' own axes.
  let localA: Vector
  let localB: Vector
  /// The lever arms: the same vectors in world axes.
  private(set) var rA = Vector.zero
  private(set) var rB = Vector.zero

  init(_ a: BodyPointer, _ localA: Vector, _ b: BodyPointer, _ localB: Vector) {
    self.a = a
    self.localA = localA
    self.b = b
    self.localB = localB
  }

  /// Updates the lever arms to the present angles of the bodies.
  mutating func update() {
    rA = localA.rotated(by: a.rotation)
    rB = localB.rotated(by: b.rotation)
  }

  /// The vector from a's point to b's.
  var separation: Vector { (b.position + rB) - (a.position + rA) }
}
