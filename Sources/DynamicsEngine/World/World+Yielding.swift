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
    guard joint.pointee.mayYield, !joint.pointee.yields, body.isMovable,
      body.pointee.rest.lastTouch == stepCount - 1
    else { return }
    letGiveWay(joint, mass: mass(joinedTo: body))
  }

  /// Puts bodies back that joints have pulled into an obstacle, and lets the anchors give way that pull
  /// them.
  ///
  /// - Parameter number: The index of an articulation.
  func letAnchorsGiveWay(_ number: Int) {
    let articulation = articulations.all[number]
    let links = articulations.links(of: articulation)
    let loops = articulations.loops(of: articulation)
    guard
      links.contains(where: { $0.pointee.joint?.pointee.mayYield ?? false })
        || loops.contains(where: { $0.pointee.joint!.pointee.mayYield })
        || looseJoints.buffer.contains(where: { isAnchor($0, of: number) })
    else { return }
    let deepest = articulation.isSatisfied ? .infinity : Tuning.Yielding.depth
    var isAnyBack = false
    for link in links
    where continuousCollision.putBack(link.pointee.body, deepest: deepest, count: stepCount) {
      link.pointee.body.pointee.rest.lastBlock = stepCount + 1
      isAnyBack = true
    }
    guard isAnyBack else { return }
    let mass = links.reduce(0) { $0 + $1.pointee.body.pointee.mass }
    for link in links { if let joint = link.pointee.joint { letGiveWay(joint, mass: mass) } }
    for loop in loops { letGiveWay(loop.pointee.joint!, mass: mass) }
  }

  /// Whether an anchor of an articulation has given way.
  private func isAnchor(_ joint: JointPointer, of number: Int) -> Bool {
    guard joint.pointee.yields else { return false }
    let body = joint.pointee.a.isMovable ? joint.pointee.a : joint.pointee.b
    return articulations.articulation(of: body) == number
  }

  private func letGiveWay(_ joint: JointPointer, mass: Double) {
    guard joint.pointee.mayYield else { return }
    joint.clearImpulses()
    joint.pointee.yieldForce = mass * Tuning.Yielding.acceleration
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
    for joint in looseJoints.buffer where joint.pointee.yields {
      guard joint.yieldError < Tuning.Yielding.closed else { continue }
      joint.pointee.yieldForce = 0
      joint.clearImpulses()
      areAwakeJointsStale = true
    }
  }
}
