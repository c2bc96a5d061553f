internal import DynamicsChipmunk

extension PairPointer {
  /// Visits the state that the next step needs, if the two shapes still touch then: the impulses for its warm
  /// start, and the contacts that it may use again.
  ///
  /// Awake pairs are collided in each step, but sleeping pairs wake with their old geometry.
  func codeState(_ coder: inout WordCoder, withGeometry hasGeometry: Bool) {
    coder.code(&pointee.count, in: 1..<3)
    codeParties(&coder)
    codeContacts(&coder)
    if hasGeometry { codeGeometry(&coder) }
  }

  /// Visits whether Chipmunk has the two shapes in the opposite order.
  private func codeParties(_ coder: inout WordCoder) {
    coder.code(&pointee.isSwapped)
    guard coder.isReading else { return }
    let (part, obstacle) = (pointee.a.pointee.shape!, pointee.obstacle!)
    let (first, second) = pointee.isSwapped ? (obstacle, part) : (part, obstacle)
    (pointee.first, pointee.second) = (first.pointee.body.row, second.pointee.body.row)
    pointee.isNew = false
  }

  private func codeContacts(_ coder: inout WordCoder) {
    coder.code(&pointee.isTouching)
    coder.code(&pointee.overlapDuration)
    for place in 0..<count {
      coder.code(&points[place].features)
      coder.code(&points[place].normalImpulse)
      coder.code(&points[place].tangentImpulse)
      coder.code(&points[place].separationImpulse)
    }
    pointee.manifold.codeState(&coder)
  }

  private func codeGeometry(_ coder: inout WordCoder) {
    coder.code(&pointee.isNew)
    coder.code(&pointee.normal)
    for place in 0..<count {
      coder.code(&points[place].r1)
      coder.code(&points[place].r2)
    }
  }
}
