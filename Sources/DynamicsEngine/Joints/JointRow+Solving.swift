/// The calls of the solver on a joint.
extension JointPointer {
  /// The rows that are solved together with those of other joints, for the present poses.
  func rigidRows() -> RigidRows { pointee.rigidRowCount > 0 ? equalities() : .none }

  /// The value that hard limits keep in a range, a motor drives or friction holds, for the present poses; `nil`
  /// without any.
  func limit() -> JointLimit? { pointee.hasLinkableRow ? valueInRange() : nil }

  @inline(__always)
  func valueInRange() -> JointLimit {
    JointLimit(value: boundedValue(), lower: pointee.range.lower, upper: pointee.range.upper)
  }

  /// Computes the geometry of the loose rows.
  func prepare(step h: Double) {
    if pointee.structure.isBlockLoose {
      let rows = equalities()
      let yields = pointee.structure.yields
      let softness = pointee.definition.softness
      pointee.block.prepare(
        rows.x, rows.y, pointee.frame, isIsotropic: softness.isForceKnown,
        maxForce: yields ? pointee.yieldForce : pointee.definition.maxForce, step: h
      ) { K in
        yields
          ? pullingBack(from: pointee.frame.separation.length, step: h)
          : softness.coefficients(K, step: h, isFirst: pointee.block.impulse.isZero)
      }
    }
    if pointee.isBoundedRowLoose { prepareBoundedRow(step: h) }
  }

  @inline(__always)
  private func prepareBoundedRow(step h: Double) {
    let limit = valueInRange()
    if pointee.structure.isSpring {
      let softness = pointee.definition.softness
      pointee.bounded.prepare(spring: limit, pointee.frame, softness, step: h)
      if pointee.structure.kind == .weld, !softness.isForceKnown {
        pointee.bounded.count(hinge: equalities(), pointee.frame)
      }
      return
    }
    if pointee.structure.pullsAlongLine { return preparePullingBack(limit, step: h) }
    // It may have been linked in the previous step.
    pointee.bounded.impulse += pointee.limitImpulse
    pointee.limitImpulse = 0
    pointee.bounded.prepare(limit.value.J, pointee.frame, law(of: limit, step: h))
  }

  /// Prepares the bounded row for being solved together with the rigid rows.
  func prepareLinked(step h: Double) -> (value: ConstraintValue, law: BoundedLaw) {
    // It may have been loose in the previous step.
    pointee.limitImpulse += pointee.bounded.impulse
    pointee.bounded.impulse = 0
    let limit = valueInRange()
    return (limit.value, law(of: limit, step: h))
  }

  @inline(__always)
  private func law(of limit: JointLimit, step h: Double) -> BoundedLaw {
    if pointee.motor?.target != nil {
      let K = limit.value.J.inverseEffectiveMass(of: pointee.a, pointee.b)
      return law(of: limit, inverseEffectiveMass: K, step: h)
    }
    return BoundedLaw(limit, pointee.motor, friction: pointee.definition.friction, step: h)
  }

  @inline(never)
  private func law(
    of limit: JointLimit, inverseEffectiveMass K: Double, step h: Double
  ) -> BoundedLaw {
    BoundedLaw(
      limit, pointee.motor?.driving(from: limit.value.C, inverseEffectiveMass: K, step: h),
      friction: pointee.definition.friction, step: h)
  }

  /// The law of a linked motor that brakes before its target.
  ///
  /// - Parameter K: Returns the inverse effective mass of a row with the articulations.
  func lawOfServo(step h: Double, _ K: (JacobianRow) -> Double) -> BoundedLaw {
    let limit = valueInRange()
    return law(of: limit, inverseEffectiveMass: K(limit.value.J), step: h)
  }

  /// Applies the impulses of the previous step.
  ///
  /// - Parameter ratio: The length of this step divided by that of the previous one.
  func warmStart(ratio: Double) {
    if pointee.structure.isBlockLoose { pointee.block.warmStart(pointee.frame, ratio: ratio) }
    if pointee.isBoundedRowLoose { pointee.bounded.warmStart(pointee.frame, ratio: ratio) }
  }

  /// Whether both equality rows and a bounded one are loose, which are solved in turn.
  var hasTwoLooseParts: Bool { pointee.structure.isBlockLoose && pointee.isBoundedRowLoose }

  /// Solves the loose rows once.
  ///
  /// - Returns: Whether any impulse changed by more than rounding.
  func solve() -> Bool {
    let isBlockChanged = pointee.structure.isBlockLoose && pointee.block.solve(pointee.frame)
    let isBoundedChanged = pointee.isBoundedRowLoose && pointee.bounded.solve(pointee.frame)
    return isBlockChanged || isBoundedChanged
  }

  /// The accumulated impulses of the loose rows; 0 of rows that are not loose.
  var looseImpulses: (block: Vector, bounded: Double) {
    (
      pointee.structure.isBlockLoose ? pointee.block.impulse : .zero,
      pointee.isBoundedRowLoose ? pointee.bounded.impulse : 0
    )
  }

  /// Adds to the impulses of the loose rows, whether their bounds allow it or not; the next solution
  /// clamps them.
  func add(block: Vector, bounded: Double) {
    if pointee.structure.isBlockLoose { pointee.block.add(block, pointee.frame) }
    if pointee.isBoundedRowLoose { pointee.bounded.add(bounded, pointee.frame) }
  }

  /// Measures how far the impulses of the loose rows have changed.
  func measure(since old: (block: Vector, bounded: Double), _ change: inout ImpulseChange) {
    if pointee.structure.isBlockLoose {
      let more = pointee.block.impulse - old.block
      let velocity = pointee.block.velocityChange(of: more)
      change.add(more.x, speed: velocity.x)
      change.add(more.y, speed: velocity.y)
    }
    if pointee.isBoundedRowLoose {
      let more = pointee.bounded.impulse - old.bounded
      change.add(more, speed: pointee.bounded.velocityChange(of: more))
    }
  }

  /// The impulse of the loose rows in this step: Jᵀ · λ.
  func looseImpulse() -> JacobianRow {
    var impulse = JacobianRow()
    if pointee.structure.isBlockLoose { impulse = pointee.block.combined }
    if pointee.isBoundedRowLoose {
      impulse = impulse + pointee.bounded.J * pointee.bounded.impulse
    }
    return impulse
  }

  /// Includes the articulations of its bodies in the effective mass of a hard loose row.
  ///
  /// - Parameter K: Returns the inverse effective mass of a row with the articulations.
  func useInverseEffectiveMasses(_ K: (JacobianRow) -> Double) {
    if pointee.isBoundedRowLoose { pointee.bounded.useInverseEffectiveMass(pointee.frame, K) }
  }

  /// Includes the articulations of its bodies in the effective mass of a drag, which is to hold what hangs on its
  /// body; a snap counts its body only, as springs of a frequency do.
  func useInverseEffectiveMassesOfDrag(_ K: (JacobianRow) -> Double) {
    if pointee.isDrag { pointee.block.useInverseEffectiveMass(K) }
  }

  /// Clears the impulses, so that the next step starts without them.
  func clearImpulses() {
    pointee.block.impulse = .zero
    pointee.bounded.impulse = 0
    pointee.limitImpulse = 0
  }

  /// Visits the state that one step leaves to the next.
  func codeState(_ coder: inout WordCoder) {
    let kind = pointee.structure.kind
    if kind == .distance || kind == .rope { coder.code(&pointee.normal) }
    if pointee.mayYield { codeYieldForce(&coder) }
    if pointee.structure.isBlockLoose { coder.code(&pointee.block.impulse) }
    if pointee.structure.hasBoundedRow {
      coder.code(&pointee.bounded.impulse)
      coder.code(&pointee.limitImpulse)
    }
  }

  private func codeYieldForce(_ coder: inout WordCoder) {
    var force = pointee.yieldForce
    coder.code(&force)
    guard coder.isReading, force != 0,
      coder.check(force > 0 && force.isFinite, "the force of an anchor must be above 0")
    else { return }
    pointee.giveWay(upTo: force)
  }
}
