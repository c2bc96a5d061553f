internal import DynamicsChipmunk

extension BodyRow {
  /// Visits the state that one step leaves to the next, and values that were set since.
  ///
  /// It skips everything that follows from a body's shape and sets, and everything that each step
  /// computes again.
  ///
  /// - Parameter stepCount: The number of steps taken.
  mutating func codeState<Coder: StateCoder>(
    _ coder: inout Coder, stepCount: Int
  ) throws(Coder.Failure) {
    try codeMotion(&coder)
    try codeMaterial(&coder)
    try forces.codeState(&coder)
    try coder.code(&isAwake)
    try codeRest(&coder, stepCount)
  }

  private mutating func codeMotion<Coder: StateCoder>(
    _ coder: inout Coder
  ) throws(Coder.Failure) {
    try coder.code(&body.p)
    try coder.code(&body.a)
    // Three words after the pose, where `StateDelta` looks for the words of the step before.
    try coder.code(&step.start)
    try coder.code(&step.startAngle)
    // Cosine and sine: mostly those of the angle, but they may come from a correction of the pose.
    let rotation = Vector(angle: body.a)
    try coder.code(&body.transform.a, near: rotation.x)
    try coder.code(&body.transform.b, near: rotation.y)
    try coder.code(&body.v)
    try coder.code(&body.w)
    try coder.code(&body.v_bias)
    try coder.code(&body.w_bias)
    try step.codeState(&coder)
  }

  /// The record of rest; of a moving body, its poses and steps are the present ones.
  private mutating func codeRest<Coder: StateCoder>(
    _ coder: inout Coder, _ stepCount: Int
  ) throws(Coder.Failure) {
    try coder.code(&rest.maySleep)
    try coder.code(&rest.sleepingIsland)
    try coder.code(&rest.wakesNeighbors)
    try coder.code(&rest.lastTouch, mostly: stepCount - 1)
    try coder.code(&rest.lastRestlessStep, mostly: stepCount)
    try coder.code(&rest.lastChange)
    try coder.code(&rest.lastMove, mostly: stepCount)
    try coder.code(&rest.restingPosition, mostly: body.p)
    try coder.code(&rest.restingAngle, mostly: body.a)
    try coder.code(&rest.lastBlock, mostly: stepCount)
    try coder.code(&rest.lastTremor, mostly: stepCount)
    try coder.code(&rest.tremblingPosition, mostly: body.p)
    try coder.code(&rest.tremblingAngle, mostly: body.a)
  }

  private mutating func codeMaterial<Coder: StateCoder>(
    _ coder: inout Coder
  ) throws(Coder.Failure) {
    try coder.code(&material.density)
    try coder.code(&material.elasticity)
    try coder.code(&material.friction)
    try coder.code(&material.resistance)
    try coder.code(&material.angularResistance)
    try coder.code(&material.charge)
    try coder.code(&material.isAnchored)
    try coder.code(&material.allowsRotation)
    try coder.code(&material.isPrecise)
  }
}
