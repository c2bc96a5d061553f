/// Rows between two bodies that are not in a tree: of a joint that closes a loop, of a limit, or of a
/// boundary that has put a body back (`Wall`).
struct Loop: BitwiseCopyable {
  var bodyA: BodyPointer
  var bodyB: BodyPointer
  /// The indices of their links; −1 for immovable bodies.
  var a: Int32
  var b: Int32
  /// `nil` for a boundary.
  var joint: JointPointer?
  var rows = RigidRows.none
  /// The diagonal of K.
  var K = Vector3()

  // Of the method of conjugate gradients.
  var residual = Vector3()
  /// The impulses found so far.
  var impulse = Vector3()
  var direction = Vector3()
  /// The sum of the impulses over the solutions of this step.
  var sum = Vector3()
  /// The velocities along the rows from the direction as impulses.
  var image = Vector3()

  init(_ bodyA: BodyPointer, _ bodyB: BodyPointer, joint: JointPointer? = nil) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    a = bodyA.pointee.link
    b = bodyB.pointee.link
    self.joint = joint
  }
}

typealias LoopPointer = UnsafeMutablePointer<Loop>

extension Loop {
  /// Updates the diagonal of K for the present rows.
  mutating func updateDiagonal() {
    let (a, b) = (bodyA, bodyB)
    K = Vector3(
      x: rows.x.J.inverseEffectiveMass(of: a, b), y: rows.y.J.inverseEffectiveMass(of: a, b),
      z: rows.z.J.inverseEffectiveMass(of: a, b))
  }

  var C: Vector3 { Vector3(x: rows.x.C, y: rows.y.C, z: rows.z.C) }

  /// J · v.
  var velocity: Vector3 {
    let (a, b) = (bodyA, bodyB)
    return Vector3(
      x: rows.x.J.velocity(of: a, b), y: rows.y.J.velocity(of: a, b),
      z: rows.z.J.velocity(of: a, b))
  }

  /// J · the changes of the links of both bodies.
  func along(_ links: LinkPointer) -> Vector3 {
    var sum = Vector3()
    if a >= 0 {
      let (body, change) = (bodyA, links[Int(a)].change)
      sum = Vector3(
        x: rows.x.J.ofA(body).dot(change), y: rows.y.J.ofA(body).dot(change),
        z: rows.z.J.ofA(body).dot(change))
    }
    if b >= 0 {
      let (body, change) = (bodyB, links[Int(b)].change)
      sum =
        sum
        + Vector3(
          x: rows.x.J.ofB(body).dot(change), y: rows.y.J.ofB(body).dot(change),
          z: rows.z.J.ofB(body).dot(change))
    }
    return sum
  }

  /// Adds impulses along the rows to the links of both bodies.
  func apply(_ impulse: Vector3, _ links: LinkPointer) {
    if a >= 0 {
      let body = bodyA
      links[Int(a)].impulse =
        links[Int(a)].impulse + rows.x.J.ofA(body) * impulse.x + rows.y.J.ofA(body) * impulse.y
        + rows.z.J.ofA(body) * impulse.z
    }
    if b >= 0 {
      let body = bodyB
      links[Int(b)].impulse =
        links[Int(b)].impulse + rows.x.J.ofB(body) * impulse.x + rows.y.J.ofB(body) * impulse.y
        + rows.z.J.ofB(body) * impulse.z
    }
  }

  /// The residual divided by the diagonal of K, so that rows of all units count alike.
  func preconditioned(_ residual: Vector3) -> Vector3 {
    Vector3(
      x: K.x > 0 ? residual.x / K.x : 0, y: K.y > 0 ? residual.y / K.y : 0,
      z: K.z > 0 ? residual.z / K.z : 0)
  }
}

extension Vector3 {
  func scaled(by other: Vector3) -> Vector3 {
    Vector3(x: x * other.x, y: y * other.y, z: z * other.z)
  }
}
