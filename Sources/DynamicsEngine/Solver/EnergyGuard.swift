internal import DynamicsChipmunk

/// Keeps contacts from adding energy, whichever solver solved them.
///
/// Exact impulses take energy, or keep it if everything is elastic. But iterations end before
/// impulses are exact. A body that bounces at one point and rests at another may gain energy, and
/// so may friction during a bounce (Kane and Levinson, "Dynamics: Theory and Applications", 1985).
/// If contacts have done positive work on an island, its motion is scaled down until they have done
/// none. All velocities are scaled by the same factor, so that bodies that no longer approach each
/// other do not start again. An island that no boundary and no anchored body holds keeps its momentum. Bodies that
/// do not turn, such as discs without friction, do not begin to.
struct EnergyGuard {
  let contacts: IslandContacts
  /// The bodies of the island.
  let bodies: UnsafeBufferPointer<BodyPointer>

  /// - Parameter isIslandGrounded: Whether joints hold the island to an immovable body.
  func run(isIslandGrounded: Bool = false) {
    var work = work()
    guard work > 0, !mayGain else { return }
    work -= workOfObstacles
    if contacts.mayHaveSurfaces { work -= workOfSurfaces }
    guard work > 0 else { return }
    let obstacle = contacts.indices.lazy.compactMap { contacts.constraints[Int($0)].staticBody }
      .first
    let frame =
      isIslandGrounded
      ? RigidMotion() : obstacle.map { RigidMotion(of: $0) } ?? RigidMotion(bodies)
    let energy = energy(relativeTo: frame)
    guard energy > 0, energy.isFinite else { return }
    scale(relativeTo: frame, by: max(0, 1 - work / energy).squareRoot())
  }

  /// Clears unpaid work without changing velocities, for islands whose springs may add energy.
  func clearDepenetrationWork() {
    for body in bodies { body.pointee.step.depenetrationWork = 0 }
  }

  /// The kinetic energy that contacts have added, without forces, plus the unpaid work; 0 if it is
  /// only rounding.
  ///
  /// The unpaid work of the bodies is cleared.
  ///
  /// An impulse does work along the mean of the velocities before and after it. The velocities
  /// before are those without this step's forces. With half of a force before the contact and half
  /// after it, the energy is that between two steps.
  private func work() -> Double {
    var (work, size, owed) = (0.0, 0.0, 0.0)
    for body in bodies {
      let impulse = (body.velocity - body.pointee.step.velocityAfterForces) * body.pointee.mass
      let (after, before) = (
        impulse.dot(body.velocity), impulse.dot(body.pointee.step.velocityBeforeForces)
      )
      work += (after + before) / 2
      size += abs(after) + abs(before)
      let turn =
        (body.angularVelocity - body.pointee.step.spinAfterForces) * body.pointee.moment
      let (turnAfter, turnBefore) = (
        turn * body.angularVelocity, turn * body.pointee.step.spinBeforeForces
      )
      work += (turnAfter + turnBefore) / 2
      size += abs(turnAfter) + abs(turnBefore)
      owed += body.pointee.step.depenetrationWork * body.pointee.mass
      body.pointee.step.depenetrationWork = 0
    }
    work += owed
    return work > Tuning.EnergyGuard.rounding * size ? work : 0
  }

  /// The work of moving boundaries on the bodies that touch them: impulses times velocities of edges.
  private var workOfObstacles: Double {
    var work = 0.0
    contacts.forEach { _, constraint in
      guard let obstacle = constraint.pointee.staticBody else { return }
      let isFirst = constraint.pointee.a == obstacle
      for point in constraint.points {
        let velocity = constraint.velocity(of: obstacle, at: point)
        let workOnB = constraint.impulse(of: point).dot(velocity)
        work += isFirst ? workOnB : -workOnB
      }
    }
    return work
  }

  /// The work of surfaces that move along themselves: impulses of friction times their speeds.
  private var workOfSurfaces: Double {
    var work = 0.0
    contacts.forEach { _, constraint in
      let speed = constraint.pointee.material.surfaceSpeed
      guard speed != 0 else { return }
      for point in constraint.points { work += point.pointee.tangentImpulse * speed }
    }
    return work
  }

  private func energy(relativeTo frame: RigidMotion) -> Double {
    bodies.reduce(0) { energy, body in
      let velocity = body.velocity - frame.velocity(at: body.position)
      let linear = energy + body.pointee.mass * velocity.dot(velocity) / 2
      guard body.isTurning else { return linear }
      let spin = body.angularVelocity - frame.spin
      return linear + body.pointee.moment * spin * spin / 2
    }
  }

  private func scale(relativeTo frame: RigidMotion, by factor: Double) {
    for body in bodies {
      let velocity = frame.velocity(at: body.position)
      body.velocity = velocity + (body.velocity - velocity) * factor
      guard body.isTurning else { continue }
      body.angularVelocity = frame.spin + (body.angularVelocity - frame.spin) * factor
    }
  }

  /// Whether a contact has an elasticity above 1.
  private var mayGain: Bool {
    contacts.indices.contains { contacts.constraints[Int($0)].material.elasticity > 1 }
  }
}

/// The motion of an island as one rigid body with the same momentum and angular momentum.
private struct RigidMotion {
  private var center = Vector.zero
  private var velocity = Vector.zero
  private(set) var spin = 0.0

  /// Creates a motion at rest.
  init() {}

  /// Creates the motion of an obstacle.
  init(of obstacle: BodyPointer) {
    (center, velocity, spin) = (obstacle.position, obstacle.velocity, obstacle.angularVelocity)
  }

  init(_ bodies: UnsafeBufferPointer<BodyPointer>) {
    var mass = 0.0
    var canTurn = true
    // Relative to one of them, so that bodies in one place have no arms at all.
    let origin = bodies[0].position
    for body in bodies {
      mass += body.pointee.mass
      center += (body.position - origin) * body.pointee.mass
      velocity += body.velocity * body.pointee.mass
      if body.inverseMoment == 0 { canTurn = false }
    }
    center = origin + center * (1 / mass)
    velocity = velocity * (1 / mass)
    guard canTurn else { return }
    var (momentum, moment) = (0.0, 0.0)
    for body in bodies {
      let r = body.position - center
      momentum += body.pointee.mass * r.cross(body.velocity)
      moment += body.pointee.mass * r.dot(r)
      guard body.isTurning else { continue }
      momentum += body.pointee.moment * body.angularVelocity
      moment += body.pointee.moment
    }
    spin = moment > 0 ? momentum / moment : 0
  }

  func velocity(at position: Vector) -> Vector {
    velocity + (position - center).perpendicular * spin
  }
}

extension BodyPointer {
  /// Whether it turns, before or after the contacts of this step.
  fileprivate var isTurning: Bool {
    angularVelocity != 0 || pointee.step.spinAfterForces != 0
  }
}
