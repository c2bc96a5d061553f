internal import DynamicsChipmunk

extension BodyRow {
  /// Visits the state that one step leaves to the next, and values that were set since.
  ///
  /// It skips everything that follows from a body's shape and sets, and everything that each step
  /// computes again.
  ///
  /// - Parameter stepCount: The number of steps taken.
  mutating func codeState(_ coder: inout WordCoder, stepCount: Int) {
    codeMotion(&coder)
    codeMaterial(&coder)
    forces.codeState(&coder)
    coder.code(&isAwake)
    coder.code(&isKinematic)
    codeRest(&coder, stepCount)
  }

  private mutating func codeMotion(_ coder: inout WordCoder) {
    coder.code(&body.p)
    coder.code(&body.a)
    // These follow the three words of the pose, so that `StateDelta` finds the same words three places earlier in
    // the state before.
    coder.code(&step.start)
    coder.code(&step.startAngle)
    // Cosine and sine: mostly those of the angle, but they may come from a correction of the pose.
    let rotation = Rotation(angle: body.a)
    coder.code(&body.transform.a, near: rotation.cosine)
    coder.code(&body.transform.b, near: rotation.sine)
    coder.code(&body.v)
    coder.code(&body.w)
    step.codeState(&coder)
  }

  /// The record of rest; of a moving body, its poses and steps are the present ones.
  private mutating func codeRest(_ coder: inout WordCoder, _ stepCount: Int) {
    let steps = StepCounts.past
    coder.code(&rest.maySleep)
    coder.code(&rest.sleepingIsland, in: -1..<1 << 30)
    coder.code(&rest.wakesNeighbors)
    coder.code(&rest.lastTouch, mostly: stepCount - 1, in: steps)
    coder.code(&rest.lastRestlessStep, mostly: stepCount, in: steps)
    coder.code(&rest.lastChange, in: steps)
    coder.code(&rest.resting.lastLeft, mostly: stepCount, in: steps)
    coder.code(&rest.resting.position, mostly: body.p)
    coder.code(&rest.resting.angle, mostly: body.a)
    coder.code(&rest.lastBlock, mostly: stepCount, in: steps)
    coder.code(&rest.trembling.lastLeft, mostly: stepCount, in: steps)
    coder.code(&rest.trembling.position, mostly: body.p)
    coder.code(&rest.trembling.angle, mostly: body.a)
    coder.code(&rest.creep.start, in: steps)
    coder.code(&rest.creep.position)
    coder.code(&rest.creep.angle)
    coder.code(&rest.creep.displacement)
    coder.code(&rest.creep.turn)
  }

  private mutating func codeMaterial(_ coder: inout WordCoder) {
    coder.code(&material.density)
    coder.code(&material.elasticity)
    coder.code(&material.friction)
    coder.code(&material.damping)
    coder.code(&material.angularDamping)
    coder.code(&material.charge)
    coder.code(&material.isAnchored)
    codeMotionLimits(&coder)
    coder.code(&material.isPrecise)
  }

  /// The limits of the motion in one word: bit 0 for a body that may turn, bits 1 and 2 for locked axes, bit 3
  /// for one that has a gravity or a greatest speed of its own, which follow, and bit 4 for one whose surface moves or resists rolling.
  private mutating func codeMotionLimits(_ coder: inout WordCoder) {
    let axes = material.lockedAxes
    var flags: UInt32 = axes.contains(.rotation) ? 0 : 1
    if axes.contains(.x) { flags |= 2 }
    if axes.contains(.y) { flags |= 4 }
    if material.hasOwnMotion { flags |= 8 }
    if material.hasOwnSurface { flags |= 16 }
    coder.code(&flags)
    guard coder.check(flags < 32, "a body has unknown limits of its motion") else { return }
    material.lockedAxes = []
    if flags & 1 == 0 { material.lockedAxes.insert(.rotation) }
    if flags & 2 != 0 { material.lockedAxes.insert(.x) }
    if flags & 4 != 0 { material.lockedAxes.insert(.y) }
    if flags & 8 != 0 {
      coder.code(&material.gravityScale)
      coder.code(&material.maximumSpeed, in: 0 ... .infinity)
    } else {
      (material.gravityScale, material.maximumSpeed) = (1, .infinity)
    }
    if flags & 16 != 0 {
      coder.code(&material.surfaceSpeed)
      coder.code(&material.rollingResistance)
    } else {
      (material.surfaceSpeed, material.rollingResistance) = (0, 0)
    }
  }
}

extension BodyRow {
  /// The reason why the state that was read is invalid; `nil` if it is valid.
  ///
  /// - Parameter capacity: The number of rows for bodies.
  func flaw(capacity: Int) -> String? {
    if let flaw = material.flaw { return flaw }
    // The limits are beyond all that a body can reach within the speed limit.
    let places = [
      body.p, step.start, rest.resting.position, rest.trembling.position, rest.creep.position,
      rest.creep.displacement,
    ]
    let angles = [
      body.a, step.startAngle, rest.resting.angle, rest.trembling.angle, rest.creep.angle,
      rest.creep.turn,
    ]
    guard (places.flatMap { [$0.x, $0.y] } + angles).allSatisfy({ abs($0) <= 1e15 }),
      [body.v.x, body.v.y, body.w].allSatisfy({ abs($0) <= 1e9 })
    else { return "the pose or the velocity of a body is out of range" }
    let (cosine, sine) = (body.transform.a, body.transform.b)
    guard abs(cosine * cosine + sine * sine - 1) < 1e-6 else {
      return "the rotation of a body must be a unit vector"
    }
    let isAsleep = rest.sleepingIsland >= 0
    guard rest.sleepingIsland < capacity, !(isAsleep && isAwake),
      !((isAsleep || isAwake) && material.isAnchored)
    else { return "a body is awake and asleep" }
    return nil
  }
}
