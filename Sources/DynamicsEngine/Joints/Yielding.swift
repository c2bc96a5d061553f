// Anchors give way to obstacles: an item that a rod or a pin holds at a fixed point stays in front of a
// wall when the point moves behind it.
//
// Rigid rows are solved without a bound, so they would press the item through. The rows of an anchor
// that has given way are loose, with a limited force, until the item is back at its place.

extension World {
  /// Lets the anchor of a joint give way that was moved while its body touches something.
  func letMovedAnchorGiveWay(_ joint: JointPointer) {
    let body = joint.movableEnd
    guard !joint.pointee.structure.yields, body.isMovable,
      body.pointee.rest.lastTouch == stepCount - 1
    else { return }
    letGiveWay(joint, mass: massOfArticulation(of: body))
  }

  /// Lets the anchors give way of bodies that obstacles have moved into.
  func letPressedAnchorsGiveWay() {
    guard articulations.haveAnchors, !areAwakeJointsStale else { return }
    for index in narrowPhase.pairs.indices {
      let pair = narrowPhase.pairs.base + index
      let (body, obstacle) = (pair.pointee.bodyA, pair.pointee.bodyB)
      // What stands does not press: the body has swung into it.
      guard !obstacle.isDynamic, obstacle.isMoving else { continue }
      let number = articulations.articulation(of: body)
      guard number >= 0, articulations.all[number].hasAnchors,
        (0..<pair.count).contains(where: {
          -pair.gap(at: pair.points + $0) > Tuning.Yielding.depth
        })
      else { continue }
      letAnchorsGiveWay(number, from: 0)
    }
  }

  /// Whether an articulation has anchors that give way, or have.
  ///
  /// - Parameter number: The index of an articulation.
  func hasAnchors(_ number: Int) -> Bool {
    articulations.all[number].hasAnchors
      || isAnyYielding && looseJoints.buffer.contains { isAnchor($0, of: number) }
  }

  /// Whether an articulation has a body outside of the range of a span, which brings it in at once.
  func hasViolatedSpan(_ number: Int) -> Bool {
    let articulation = articulations.all[number]
    guard articulation.hasSpans else { return false }
    var isViolated = false
    articulations.forEachJoint(of: articulation) { isViolated = isViolated || $0.isViolatedSpan }
    return isViolated
  }

  /// Lets the anchors of an articulation give way that obstacles keep bodies from.
  ///
  /// - Parameter error: The distance from which they do, in points.
  func letAnchorsGiveWay(_ number: Int, from error: Double = Tuning.Yielding.noticeable) {
    let articulation = articulations.all[number]
    let mass = mass(of: articulation)
    articulations.forEachJoint(of: articulation) { letGiveWay($0, mass: mass, from: error) }
  }

  /// Whether an anchor of an articulation has given way.
  private func isAnchor(_ joint: JointPointer, of number: Int) -> Bool {
    guard joint.pointee.structure.yields else { return false }
    return articulations.articulation(of: joint.movableEnd) == number
  }

  private func letGiveWay(
    _ joint: JointPointer, mass: Double, from error: Double = Tuning.Yielding.noticeable
  ) {
    guard joint.pointee.mayYield, joint.yieldError >= error else { return }
    joint.clearImpulses()
    joint.pointee.giveWay(upTo: mass * Tuning.Yielding.acceleration)
    areAwakeJointsStale = true
  }

  private func massOfArticulation(of body: BodyPointer) -> Double {
    guard !areAwakeJointsStale, body.pointee.link >= 0 else { return body.pointee.mass }
    return mass(of: articulations.all[articulations.articulation(of: body)])
  }

  private func mass(of articulation: Articulation) -> Double {
    articulations.links(of: articulation).reduce(0) { $0 + $1.pointee.body.pointee.mass }
  }

  /// Makes joints rigid again whose bodies are where their anchors want them.
  func closeYieldingJoints() {
    guard isAnyYielding else { return }
    for joint in looseJoints.buffer where joint.pointee.structure.yields {
      guard joint.yieldError < Tuning.Yielding.closed else { continue }
      joint.pointee.becomeRigid()
      joint.clearImpulses()
      areAwakeJointsStale = true
    }
  }
}

extension JointPointer {
  fileprivate var isViolatedSpan: Bool {
    pointee.structure.kind == .span && pointee.mayYield
      && yieldError > Tuning.PositionCorrection.tolerance
  }

  /// The body at the other end of an anchor.
  fileprivate var movableEnd: BodyPointer { pointee.a.isMovable ? pointee.a : pointee.b }
}

/// The rows of a joint whose anchor has given way to an obstacle.
///
/// They pull back to the anchor like a strong motor: with a limited force, no faster than that force
/// can brake, and within a step in the end.
extension JointPointer {
  /// The coefficients of a row that pulls back.
  ///
  /// - Parameter error: The distance from the anchor in points.
  @inline(never)
  func pullingBack(from error: Double, step h: Double) -> Softness.Coefficients {
    guard error > 0 else { return Softness.Coefficients() }
    let braking = (Tuning.Yielding.acceleration / error).squareRoot()
    return Softness.Coefficients(biasRate: min(1 / h, braking))
  }

  /// Prepares the row of a rod or a span.
  @inline(never)
  func preparePullingBack(_ limit: JointLimit, step h: Double) {
    let error = yieldError(of: limit)
    var rate = pullingBack(from: abs(error), step: h).biasRate
    var most = pointee.yieldForce * h
    if pointee.structure.kind == .span {
      // Within its range it has no effect, so it must have stopped the body by then.
      rate = min(rate, Tuning.Yielding.approach / h)
      if error == 0 { most = 0 }
    }
    var law = BoundedLaw()
    law.become(BoundedLaw.Jump(speed: -error * rate, lowest: -most, highest: most))
    pointee.bounded.prepare(limit.value.J, pointee.frame, law)
  }

  private func yieldError(of limit: JointLimit) -> Double {
    pointee.structure.kind == .span
      ? limit.violated?.C ?? 0 : limit.value.C - pointee.definition.length
  }

  /// How far the joint is from where its anchor wants it, in points; after bodies have moved.
  var yieldError: Double {
    if pointee.structure.kind == .span { return abs(yieldError(of: valueInRange())) }
    pointee.frame.update()
    let distance = pointee.frame.separation.length
    // The length of a pin is 0.
    return abs(distance - pointee.definition.length)
  }
}
