// Anchors give way to obstacles: an item that a rod, a rope or a pin holds at a fixed point stays in
// front of a wall when the point moves behind it.
//
// Rigid rows are solved without a bound, so they would press the item through. The rows of an anchor
// that has given way are loose, with a limited force, until the item is back at its place.

extension World {
  /// Lets the anchor of a joint give way that was moved while its body touches something.
  func letMovedAnchorGiveWay(_ joint: JointPointer) {
    let (a, b) = (joint.pointee.a, joint.pointee.b)
    let body = a.isMovable ? a : b
    guard !joint.pointee.structure.yields, body.isMovable,
      body.pointee.rest.lastTouch == stepCount - 1
    else { return }
    letGiveWay(joint, mass: mass(joinedTo: body))
  }

  /// Whether an articulation has anchors that give way, or have.
  ///
  /// - Parameter number: The index of an articulation.
  func hasAnchors(_ number: Int) -> Bool {
    articulations.all[number].hasAnchors
      || isAnyYielding && looseJoints.buffer.contains { isAnchor($0, of: number) }
  }

  /// Lets anchors give way whose bodies obstacles keep from where they want them.
  func letAnchorsGiveWay(_ number: Int) {
    let articulation = articulations.all[number]
    let links = articulations.links(of: articulation)
    let mass = links.reduce(0) { $0 + $1.pointee.body.pointee.mass }
    for link in links {
      if let joint = link.pointee.joint { letGiveWay(joint, mass: mass) }
    }
    for loop in articulations.loops(of: articulation) {
      letGiveWay(loop.pointee.joint!, mass: mass)
    }
  }

  /// Whether an anchor of an articulation has given way.
  private func isAnchor(_ joint: JointPointer, of number: Int) -> Bool {
    guard joint.pointee.structure.yields else { return false }
    let body = joint.pointee.a.isMovable ? joint.pointee.a : joint.pointee.b
    return articulations.articulation(of: body) == number
  }

  private func letGiveWay(_ joint: JointPointer, mass: Double) {
    guard joint.pointee.mayYield, joint.yieldError > Tuning.Yielding.closed else { return }
    joint.clearImpulses()
    joint.pointee.giveWay(upTo: mass * Tuning.Yielding.acceleration)
    areAwakeJointsStale = true
  }

  private func mass(joinedTo body: BodyPointer) -> Double {
    guard !areAwakeJointsStale, body.pointee.link >= 0 else { return body.pointee.mass }
    var mass = 0.0
    articulations.forEachBody(joinedTo: body) { mass += $0.pointee.mass }
    return mass
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
