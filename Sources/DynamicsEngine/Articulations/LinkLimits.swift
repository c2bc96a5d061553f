/// Finds the active limits of an articulation: those that would be violated otherwise and whose
/// impulses push.
///
/// This is a linear complementarity problem, solved by pivoting. A limit either takes part in the
/// direct solution like a rigid row, or it does not. A limit that would have to pull is
/// deactivated, and one that would be violated is activated. First, all such limits change at once,
/// which is nearly always enough. After that, only the first of them changes at a time, which must
/// end (Murty 1974; Júdice and Pires 1994) or is cut off; the next step continues from there.
enum LinkLimits {
  /// Prepares the limits for this step; none is active yet.
  static func prepare(_ links: UnsafeMutableBufferPointer<Link>, step h: Double) {
    forEachLimit(links) { link, limit in
      let (a, b) = (link.pointee.joint!.pointee.a, link.pointee.joint!.pointee.b)
      let (bound, C) = limit.nearest(after: limit.value.J.velocity(of: a, b) * h)
      let slack = bound.rawValue * C
      link.setLimitRow(limit.value)
      // Allows motion up to the bound in this step, but not beyond it.
      link.pointee.limit = LinkLimit(
        bound: bound, bias: slack > 0 ? C / h : 0, impulse: link.pointee.joint!.limitImpulse)
    }
  }

  /// Activates the limits that were active in the previous step.
  ///
  /// - Returns: Whether any limit is active.
  static func activatePrevious(_ links: UnsafeMutableBufferPointer<Link>) -> Bool {
    var isAny = false
    forEachLink(links) { link in
      let limit = link.pointee.limit
      let isActive =
        limit.bound == .both || limit.impulse * limit.bound.rawValue > 0
      if isActive { setActive(link, true) }
      link.pointee.limit.impulse = 0
      link.pointee.joint!.limitImpulse = 0
      isAny = isAny || isActive
    }
    return isAny
  }

  /// Deactivates limits that would have to pull, and activates those that the present solution
  /// would violate.
  ///
  /// - Parameter pivots: The number of pivots of this solution so far.
  /// - Returns: Whether any limit changed; the articulation then has to be solved again.
  static func pivot(_ links: UnsafeMutableBufferPointer<Link>, after pivots: Int) -> Bool {
    guard pivots < Tuning.LinkLimits.blockPivots + Tuning.LinkLimits.singlePivots else {
      return false
    }
    var isAny = false
    forEachLink(links) { link in
      if isAny, pivots >= Tuning.LinkLimits.blockPivots { return }
      let limit = link.pointee.limit
      let sign = limit.bound.rawValue
      if limit.isActive {
        guard sign * (limit.impulse - link.pointee.held.z) < 0 else { return }
        deactivate(link)
      } else {
        guard sign * (link.limitVelocity + limit.bias) < -Tuning.LinkLimits.slowest else { return }
        setActive(link, true)
      }
      isAny = true
    }
    return isAny
  }

  /// Adds the impulses of the active limits to their accumulated impulses.
  static func noteImpulses(_ links: UnsafeMutableBufferPointer<Link>) {
    forEachLink(links) { link in
      guard link.pointee.limit.isActive else { return }
      link.pointee.limit.impulse -= link.pointee.held.z
      link.pointee.joint!.limitImpulse = link.pointee.limit.impulse
    }
  }

  /// Takes back the impulse of a limit in this step.
  private static func deactivate(_ link: LinkPointer) {
    setActive(link, false)
    let impulse = link.pointee.limit.impulse
    link.pointee.limit.impulse = 0
    link.pointee.joint!.limitImpulse = 0
    guard impulse != 0 else { return }
    link.pointee.body.apply(link.pointee.z.own * -impulse)
    link.pointee.parentBody.apply(link.pointee.z.parents * -impulse)
  }

  private static func setActive(_ link: LinkPointer, _ isActive: Bool) {
    link.pointee.limit.isActive = isActive
    link.pointee.rowCount = isActive ? 3 : 2
  }

  /// Adds the rows of active limits to the solution, or removes them for a while.
  ///
  /// - Returns: Whether there are any.
  static func include(_ isIncluded: Bool, _ links: UnsafeMutableBufferPointer<Link>) -> Bool {
    var isAny = false
    forEachLink(links) { link in
      guard link.pointee.limit.isActive else { return }
      link.pointee.rowCount = isIncluded ? 3 : 2
      isAny = true
    }
    return isAny
  }

  // MARK: Positions

  /// Activates violated limits, and deactivates the others.
  ///
  /// - Returns: The greatest error, and whether the set of active limits changed.
  static func update(
    _ links: UnsafeMutableBufferPointer<Link>
  ) -> (error: Double, isChanged: Bool) {
    var worst = 0.0
    var isChanged = false
    forEachLimit(links) { link, limit in
      let violated = limit.violated
      if let violated {
        link.setLimitRow(violated)
        worst = max(worst, abs(violated.C))
      }
      isChanged = isChanged || (violated != nil) != link.pointee.limit.isActive
      setActive(link, violated != nil)
    }
    return (worst, isChanged)
  }

  @inline(__always)
  private static func forEachLink(
    _ links: UnsafeMutableBufferPointer<Link>, _ visit: (LinkPointer) -> Void
  ) {
    for index in links.indices where links[index].hasLimit { visit(links.baseAddress! + index) }
  }

  @inline(__always)
  private static func forEachLimit(
    _ links: UnsafeMutableBufferPointer<Link>, _ visit: (LinkPointer, JointLimit) -> Void
  ) {
    forEachLink(links) { link in
      if let limit = link.pointee.joint!.limit() { visit(link, limit) }
    }
  }
}

extension LinkPointer {
  /// J · v of the limit's row, including the changes found.
  fileprivate var limitVelocity: Double {
    let (link, row) = (pointee, pointee.z)
    let parent = link.parentBody.pointee.link
    var velocity = row.own.dot(link.body.motion + link.change)
    velocity += row.parents.dot(link.parentBody.motion)
    if link.parent >= 0 {
      velocity += row.parents.dot((self + Int(parent - link.place)).pointee.change)
    }
    return velocity
  }
}

extension BodyPointer {
  fileprivate func apply(_ impulse: Vector3) {
    let change = response(to: impulse)
    pointee.body.v += Vector(x: change.x, y: change.y)
    pointee.body.w += change.z
  }
}
