/// Rows between two bodies that are not in a tree: of a joint that closes a loop, of a limit, or of a
/// boundary that has put a body back (`ContainmentCorrection`).
struct Loop: BitwiseCopyable {
  let bodyA: BodyPointer
  let bodyB: BodyPointer
  /// `nil` for a boundary.
  let joint: JointPointer?
  /// The two joints of a gear; its row has a part for each, as `x` and `y` of ``rows``.
  var gear: GearRow?
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
    self.joint = joint
  }

  init(_ gear: GearRow) {
    self.init(gear.joint.pointee.a, gear.joint.pointee.b, joint: gear.joint)
    self.gear = gear
  }
}

extension Loop {
  /// The indices of the links of its bodies; −1 for immovable bodies.
  var a: Int { Int(bodyA.pointee.link) }
  var b: Int { Int(bodyB.pointee.link) }

  /// Whether it is between a link and an immovable body; a gear is if its pins and sliders are.
  var isGrounded: Bool { gear == nil && (a < 0 || b < 0) }

  /// Updates the rows of its joint to the present poses.
  mutating func updateRows() { rows = gear?.rows() ?? joint!.rigidRows() }

  /// Updates the diagonal of K for the present rows.
  mutating func updateDiagonal() {
    if let gear { return K = Vector3(x: gear.inverseEffectiveMass(rows)) }
    let (a, b) = (bodyA, bodyB)
    K = rows.map { $0.J.inverseEffectiveMass(of: a, b) }
  }

  /// J · v.
  var velocity: Vector3 {
    if let gear { return Vector3(x: gear.velocity(rows)) }
    let (a, b) = (bodyA, bodyB)
    return rows.map { $0.J.velocity(of: a, b) }
  }

  /// J · the changes of the links of both bodies.
  func along(_ links: LinkPointer) -> Vector3 {
    if let gear { return Vector3(x: gear.along(links, rows)) }
    let (bodyA, bodyB) = (bodyA, bodyB)
    var sum = Vector3()
    if a >= 0 {
      let change = links[a].change
      sum = rows.map { $0.J.ofA(bodyA).dot(change) }
    }
    if b >= 0 {
      let change = links[b].change
      sum += rows.map { $0.J.ofB(bodyB).dot(change) }
    }
    return sum
  }

  /// Adds impulses along the rows to the links of both bodies.
  func apply(_ impulse: Vector3, _ links: LinkPointer) {
    if let gear { return gear.apply(impulse.x, links, rows) }
    if a >= 0 {
      links[a].impulse += rows.x.J.ofA(bodyA) * impulse.x
      links[a].impulse += rows.y.J.ofA(bodyA) * impulse.y
      links[a].impulse += rows.z.J.ofA(bodyA) * impulse.z
    }
    if b >= 0 {
      links[b].impulse += rows.x.J.ofB(bodyB) * impulse.x
      links[b].impulse += rows.y.J.ofB(bodyB) * impulse.y
      links[b].impulse += rows.z.J.ofB(bodyB) * impulse.z
    }
  }

  /// The residual divided by the diagonal of K, so that rows of all units count alike.
  func preconditioned(_ residual: Vector3) -> Vector3 {
    Vector3(
      x: K.x > 0 ? residual.x / K.x : 0, y: K.y > 0 ? residual.y / K.y : 0,
      z: K.z > 0 ? residual.z / K.z : 0)
  }
}
