internal import DynamicsChipmunk

/// The velocities of the two bodies of a contact while its points are solved: sequential impulses
/// with accumulated clamping (Catto, "Iterative dynamics with temporal coherence", 2005).
///
/// Those of motion stop the bodies from closing and sliding; those of separation open overlaps.
struct ContactVelocities {
  private let kind: VelocityKind
  private var a: Motion
  private var b: Motion
  private let normal: Vector
  /// The changes of the velocities for a unit impulse along the normal.
  private let responseA: Vector
  private let responseB: Vector

  @inline(__always)
  init(_ kind: VelocityKind, of constraint: ContactConstraintPointer) {
    self.kind = kind
    normal = constraint.pointee.normal
    a = Motion(kind, of: constraint.pointee.a)
    b = Motion(kind, of: constraint.pointee.b)
    responseA = normal * a.inverseMass
    responseB = normal * b.inverseMass
  }

  @inline(__always)
  func store(in constraint: ContactConstraintPointer) {
    a.store(kind, in: constraint.pointee.a)
    b.store(kind, in: constraint.pointee.b)
  }

  /// Solves the normal row: the bodies leave the point, or its overlap opens, no slower than they
  /// should, and the contact only pushes.
  ///
  /// - Returns: Whether the impulse changed by more than rounding.
  @inline(__always)
  mutating func solveNormal(_ point: ContactPointPointer, mass: Double) -> Bool {
    let (armA, armB) = (point.pointee.normalArmA, point.pointee.normalArmB)
    let speed = speed(along: normal, armA, armB)
    let (old, new): (Double, Double)
    switch kind {
    case .motion:
      old = point.pointee.normalImpulse
      new = max(old - (speed + point.pointee.bounce) * mass, 0)
      point.pointee.normalImpulse = new
    case .separation:
      old = point.pointee.separationImpulse
      new = max(old + (point.pointee.bias - speed) * mass, 0)
      point.pointee.separationImpulse = new
    }
    apply(new - old, responseA, responseB, armA, armB)
    return Self.isNoticeable(old, new)
  }

  /// Solves the friction row: stops sliding of the surfaces within the friction cone.
  @inline(__always)
  mutating func solveFriction(
    _ point: ContactPointPointer, _ friction: Double, surfaceSpeed: Double
  ) -> Bool {
    let (armA, armB) = (point.pointee.tangentArmA, point.pointee.tangentArmB)
    let speed = speed(along: normal.perpendicular, armA, armB) - surfaceSpeed
    let (old, most) = (point.pointee.tangentImpulse, friction * point.pointee.normalImpulse)
    let new = max(-most, min(old - speed * point.pointee.tangentMass, most))
    point.pointee.tangentImpulse = new
    apply(new - old, responseA.perpendicular, responseB.perpendicular, armA, armB)
    return Self.isNoticeable(old, new)
  }

  /// Solves the row against rolling: stops the spin of the bodies relative to each other, up to an impulse in proportion
  /// to the normal impulses.
  @inline(__always)
  mutating func solveRolling(_ constraint: ContactConstraintPointer) -> Bool {
    let response = a.inverseMoment + b.inverseMoment
    guard response > 0 else { return false }
    var push = 0.0
    for point in constraint.points { push += point.pointee.normalImpulse }
    let most = constraint.pointee.material.rollingArm * push
    let old = constraint.pointee.rollingImpulse
    let new = max(-most, min(old - (b.spin - a.spin) / response, most))
    constraint.pointee.rollingImpulse = new
    a.spin -= (new - old) * a.inverseMoment
    b.spin += (new - old) * b.inverseMoment
    return Self.isNoticeable(old, new)
  }

  /// J · v.
  @inline(__always)
  private func speed(along direction: Vector, _ armA: Double, _ armB: Double) -> Double {
    direction.dot(b.velocity - a.velocity) + (armB * b.spin - armA * a.spin)
  }

  @inline(__always)
  private mutating func apply(
    _ impulse: Double, _ responseA: Vector, _ responseB: Vector, _ armA: Double, _ armB: Double
  ) {
    a.velocity -= responseA * impulse
    a.spin -= impulse * armA * a.inverseMoment
    b.velocity += responseB * impulse
    b.spin += impulse * armB * b.inverseMoment
  }

  /// Whether an impulse changed by more than rounding.
  @inline(__always)
  private static func isNoticeable(_ old: Double, _ new: Double) -> Bool {
    abs(new - old) > Tuning.ImpulseChange.noticeable * abs(new)
  }

  /// A body's velocity, and its response to impulses.
  private struct Motion {
    var velocity: Vector
    var spin: Double
    let inverseMass: Double
    let inverseMoment: Double

    @inline(__always)
    init(_ kind: VelocityKind, of body: BodyPointer) {
      let motion = body[kind]
      velocity = Vector(x: motion.x, y: motion.y)
      spin = motion.z
      inverseMass = body.inverseMass
      inverseMoment = body.inverseMoment
    }

    @inline(__always)
    func store(_ kind: VelocityKind, in body: BodyPointer) {
      // Immovable bodies keep their velocities: 0 times an infinite impulse is NaN.
      guard inverseMass > 0 else { return }
      body[kind] = Vector3(x: velocity.x, y: velocity.y, z: spin)
    }
  }
}

extension ContactConstraintPointer {
  /// Solves a single row.
  @inline(__always)
  func solve(
    _ kind: VelocityKind, _ solveRow: (inout ContactVelocities) -> Bool
  ) -> Bool {
    var velocities = ContactVelocities(kind, of: self)
    defer { velocities.store(in: self) }
    return solveRow(&velocities)
  }

  /// Solves the normal row of a point.
  ///
  /// - Returns: Whether the impulse changed by more than rounding.
  func solveNormal(_ point: ContactPointPointer) -> Bool {
    solve(.motion) { $0.solveNormal(point, mass: point.pointee.normalMass) }
  }

  /// The effective mass along the normal of the two bodies alone.
  func massOfBodies(at point: ContactPointPointer) -> Double {
    1
      / (pointee.a.response(arm: point.pointee.normalArmA)
        + pointee.b.response(arm: point.pointee.normalArmB))
  }

  /// Solves all points once, with friction or to open their overlaps.
  ///
  /// - Returns: Whether an impulse changed by more than rounding.
  @inline(__always)
  func solve(_ kind: VelocityKind) -> Bool {
    var velocities = ContactVelocities(kind, of: self)
    let (friction, surfaceSpeed) = (pointee.friction, pointee.material.surfaceSpeed)
    var isChanged = false
    // First, because the warm start of the friction of a body that stands on a slope makes it spin.
    if kind == .motion, pointee.material.rollingArm > 0, velocities.solveRolling(self) {
      isChanged = true
    }
    for index in 0..<pointee.count {
      let point = points[index]
      if velocities.solveNormal(point, mass: point.pointee.normalMass) { isChanged = true }
      if kind == .motion, velocities.solveFriction(point, friction, surfaceSpeed: surfaceSpeed) {
        isChanged = true
      }
    }
    velocities.store(in: self)
    return isChanged
  }
}
