internal import DynamicsChipmunk

/// A contact constraint between two bodies, prepared for the iterations of a step: at most two
/// points with the same normal.
///
/// It holds only the values that iterations need, apart from the rows that collision detection uses.
struct ContactConstraint: BitwiseCopyable {
  fileprivate(set) var a: BodyPointer
  fileprivate(set) var b: BodyPointer
  /// From a to b.
  fileprivate(set) var normal: Vector
  fileprivate(set) var material: ContactMaterial
  fileprivate(set) var count: Int
  /// The accumulated impulse against rolling, which has no warm start; in kg·pt²/s, on b.
  var rollingImpulse = 0.0
  /// The second one is uninitialized if there is only one.
  var points: (ContactPoint, ContactPoint)
}

/// A contact point: two rows of the Jacobian, and the accumulated impulses along them.
struct ContactPoint: BitwiseCopyable {
  /// From the centers of the bodies to the point.
  fileprivate(set) var rA = Vector.zero
  fileprivate(set) var rB = Vector.zero
  // The angular terms of the Jacobian rows, for each body.
  fileprivate(set) var normalArmA = 0.0
  fileprivate(set) var normalArmB = 0.0
  fileprivate(set) var tangentArmA = 0.0
  fileprivate(set) var tangentArmB = 0.0
  /// Effective masses, in kg; 0 for a point that was dropped.
  var normalMass = 0.0
  var tangentMass = 0.0
  /// The speed at which the overlap should open, in pt/s.
  var bias = 0.0
  /// The negative of the target velocity along the normal.
  var bounce = 0.0
  // In kg·pt/s. The separation impulse moves the bodies apart without changing their velocities.
  var normalImpulse = 0.0
  var tangentImpulse = 0.0
  var separationImpulse = 0.0
}

typealias ContactConstraintPointer = UnsafeMutablePointer<ContactConstraint>
typealias ContactPointPointer = UnsafeMutablePointer<ContactPoint>

extension ContactConstraint {
  var friction: Double { material.friction }
  /// Whether one of the surfaces moves along itself.
  var hasMovingSurface: Bool { material.surfaceSpeed != 0 }
  /// Whether it has more than normal impulses and friction between surfaces at rest.
  var hasSurface: Bool { hasMovingSurface || material.rollingArm > 0 }

  /// The body that impulses cannot move, if there is one.
  var staticBody: BodyPointer? { a.inverseMass == 0 ? a : b.inverseMass == 0 ? b : nil }
}

extension ContactConstraintPointer {
  /// Makes the constraint of a pair, in its place: a copy would take as long as the numbers.
  ///
  /// - Parameter prepare: Called with each point and the speed at which it closes, to set its bias.
  @inline(__always)
  func initialize(
    _ pair: PairPointer, _ material: ContactMaterial,
    prepare: (ContactPointPointer, UnsafeMutablePointer<ManifoldPoint>, Double) -> Void
  ) {
    pointee.a = pair.first
    pointee.b = pair.second
    pointee.normal = pair.pointee.normal
    pointee.material = material
    pointee.count = pair.count
    pointee.rollingImpulse = 0
    for (place, point) in points.enumerated() {
      let contact = pair.points + place
      let speed = -pair.relativeVelocity(at: contact).dot(pair.pointee.normal)
      point.initialize(pair, contact)
      point.pointee.bounce = -speed * material.restitution
      prepare(point, contact, speed)
    }
  }
}

extension ContactPointPointer {
  @inline(__always)
  fileprivate func initialize(
    _ pair: PairPointer, _ contact: UnsafeMutablePointer<ManifoldPoint>
  ) {
    let (normal, a, b) = (pair.pointee.normal, pair.first, pair.second)
    let (rA, rB) = (contact.pointee.r1, contact.pointee.r2)
    // Those of a disc are exactly 0: rounding errors would make it spin.
    let normalArmA = pair.pointee.firstShape.isRound ? 0 : rA.cross(normal)
    let normalArmB = pair.pointee.secondShape.isRound ? 0 : rB.cross(normal)
    let (tangentArmA, tangentArmB) = (
      rA.cross(normal.perpendicular), rB.cross(normal.perpendicular)
    )
    (pointee.rA, pointee.rB) = (rA, rB)
    (pointee.normalArmA, pointee.normalArmB) = (normalArmA, normalArmB)
    (pointee.tangentArmA, pointee.tangentArmB) = (tangentArmA, tangentArmB)
    pointee.normalMass = 1 / (a.response(arm: normalArmA) + b.response(arm: normalArmB))
    pointee.tangentMass = 1 / (a.response(arm: tangentArmA) + b.response(arm: tangentArmB))
    pointee.bias = 0
    pointee.normalImpulse = contact.pointee.normalImpulse
    pointee.tangentImpulse = contact.pointee.tangentImpulse
    pointee.separationImpulse = contact.pointee.separationImpulse
  }
}

extension ContactPoint {
  /// The impulses along the normal and the tangent; 0 along the tangent for those that open overlaps.
  func impulses(_ kind: VelocityKind) -> Vector {
    kind == .motion
      ? Vector(x: normalImpulse, y: tangentImpulse) : Vector(x: separationImpulse, y: 0)
  }
}

extension BodyPointer {
  /// The change of velocity along a row for a unit impulse.
  func response(arm: Double) -> Double {
    inverseMass + inverseMoment * arm * arm
  }
}

extension ContactConstraintPointer {
  var points: Pointers<ContactPoint> {
    let row = UnsafeMutableRawPointer(self)
    let first = row + MemoryLayout<ContactConstraint>.offset(of: \.points)!
    return Pointers(
      base: first.assumingMemoryBound(to: ContactPoint.self), count: pointee.count)
  }

  /// The impulse on b at a point; a gets the opposite.
  func impulse(of point: ContactPointPointer) -> Vector {
    pointee.normal.combining(point.pointee.normalImpulse, point.pointee.tangentImpulse)
  }

  /// The velocity of b relative to a at a point.
  func relativeVelocity(at point: ContactPointPointer) -> Vector {
    pointee.b.velocity(at: point.pointee.rB) - pointee.a.velocity(at: point.pointee.rA)
  }

  /// The speed at which a point separates; negative while it closes.
  func separatingSpeed(at point: ContactPointPointer) -> Double {
    relativeVelocity(at: point).dot(pointee.normal)
  }

  /// The velocity of one of the two bodies at a point.
  func velocity(of body: BodyPointer, at point: ContactPointPointer) -> Vector {
    body.velocity(at: body == pointee.a ? point.pointee.rA : point.pointee.rB)
  }

  /// Adds a change to the impulses of a point and to the velocities.
  func add(_ change: Vector, to kind: VelocityKind, at point: ContactPointPointer) {
    switch kind {
    case .motion:
      point.pointee.normalImpulse += change.x
      point.pointee.tangentImpulse += change.y
      apply(change, at: point)
    case .separation:
      point.pointee.separationImpulse += change.x
      apply(Vector(x: change.x, y: 0), to: .separation, at: point)
    }
  }

  /// Applies the accumulated impulses of all points, as a warm start.
  func applyImpulses() {
    for point in points { apply(point.pointee.impulses(.motion), at: point) }
  }

  /// Applies the separation impulses of all points, as a warm start.
  ///
  /// Overlaps that open by the same fraction in each step need impulses that shrink by that
  /// fraction. So a heap opens as a whole. Without a warm start, the few iterations of a large heap
  /// would lift its upper layers late, and it would creep for many seconds.
  func startSeparation() {
    for point in points {
      apply(point.pointee.impulses(.separation), to: .separation, at: point)
    }
  }

  /// Undoes all impulses.
  func takeBackImpulses() {
    for point in points { takeBackImpulses(of: point) }
  }

  /// Undoes the warm start of a point.
  func takeBackImpulses(of point: ContactPointPointer) {
    apply(-point.pointee.impulses(.motion), at: point)
    point.pointee.normalImpulse = 0
    point.pointee.tangentImpulse = 0
  }

  /// Drops a point from this step.
  func drop(_ point: ContactPointPointer) {
    takeBackImpulses(of: point)
    point.pointee.normalMass = 0
    point.pointee.tangentMass = 0
    point.pointee.bias = 0
  }

  /// - Parameter impulse: Along the normal and the tangent.
  @inline(__always)
  func apply(
    _ impulse: Vector, to kind: VelocityKind = .motion, at point: ContactPointPointer
  ) {
    let linear = pointee.normal.combining(impulse.x, impulse.y)
    let armsA = Vector(x: point.pointee.normalArmA, y: point.pointee.tangentArmA)
    let armsB = Vector(x: point.pointee.normalArmB, y: point.pointee.tangentArmB)
    pointee.a.applyImpulse(-linear, torque: -impulse.dot(armsA), to: kind)
    pointee.b.applyImpulse(linear, torque: impulse.dot(armsB), to: kind)
  }
}

extension BodyPointer {
  /// The velocity of the point at `r` from the center.
  func velocity(at r: Vector) -> Vector { velocity + r.perpendicular * angularVelocity }
}
