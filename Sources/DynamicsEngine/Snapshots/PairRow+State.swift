internal import DynamicsChipmunk

extension PairPointer {
  /// Visits the state that the next step needs, if the two shapes still touch then: the impulses for its warm
  /// start, and the contacts that it may use again.
  ///
  /// Awake pairs are collided in each step, but sleeping pairs wake with their old geometry.
  func codeState(_ coder: inout WordCoder, withGeometry hasGeometry: Bool) {
    coder.code(&pointee.arbiter.count, in: 1..<3)
    codeParties(&coder)
    codeContacts(&coder)
    if hasGeometry { codeGeometry(&coder) }
  }

  /// Visits whether Chipmunk has the two shapes in the opposite order.
  private func codeParties(_ coder: inout WordCoder) {
    var isSwapped = pointee.arbiter.a != UnsafePointer(pointee.a.pointee.shape)
    coder.code(&isSwapped)
    guard coder.isReading else { return }
    let (part, obstacle) = (pointee.a.pointee.shape!, pointee.obstacle!)
    let (first, second) = isSwapped ? (obstacle, part) : (part, obstacle)
    pointee.arbiter.a = UnsafePointer(first)
    pointee.arbiter.b = UnsafePointer(second)
    pointee.arbiter.body_a = first.pointee.body
    pointee.arbiter.body_b = second.pointee.body
    pointee.arbiter.state = CP_ARBITER_STATE_NORMAL
  }

  private func codeContacts(_ coder: inout WordCoder) {
    coder.code(&pointee.isTouching)
    coder.code(&pointee.secondsDeep)
    for place in 0..<pointee.count {
      var hash = UInt64(contacts[place].hash)
      coder.code(&hash)
      contacts[place].hash = UInt(hash)
      coder.code(&contacts[place].jnAcc)
      coder.code(&contacts[place].jtAcc)
      coder.code(&contacts[place].jBias)
    }
    pointee.manifold.codeState(&coder)
  }

  private func codeGeometry(_ coder: inout WordCoder) {
    var isFirst = pointee.arbiter.state == CP_ARBITER_STATE_FIRST_COLLISION
    coder.code(&isFirst)
    pointee.arbiter.state = isFirst ? CP_ARBITER_STATE_FIRST_COLLISION : CP_ARBITER_STATE_NORMAL
    coder.code(&pointee.arbiter.n)
    coder.code(&pointee.arbiter.e)
    coder.code(&pointee.arbiter.u)
    coder.code(&pointee.elasticity)
    for place in 0..<pointee.count {
      coder.code(&contacts[place].r1)
      coder.code(&contacts[place].r2)
    }
  }
}
