/// Finds the active limits of an articulation, and the impulses of its motors.
///
/// This is a linear complementarity problem, solved by pivoting. The row of a limit or motor either
/// takes part in the direct solution like a rigid row, which holds its speed, or it has a constant
/// impulse: none for a limit, the greatest for a motor (``BoundedLaw``). A row is deactivated if its
/// impulse would be out of its range, and activated if its speed would pass one that it can hold.
/// First, all such rows change at once, which is nearly always enough. After that, only the first of
/// them changes at a time, which must end (Murty 1974; Júdice and Pires 1994) or is cut off; the next
/// step continues from there.
enum LinkLimits {
  /// Prepares the limits for this step; none is active yet.
  static func prepare(_ links: UnsafeMutableBufferPointer<Link>, step h: Double) {
    forEachLink(links) { link in
      let joint = link.pointee.joint!
      let (value, law) = joint.prepareLinked(step: h)
      link.setLimitRow(value)
      link.pointee.limit = LinkLimit(law: law, impulse: joint.pointee.limitImpulse)
    }
  }

  /// Activates the limits that were active in the previous step, and lets motors drive as they did.
  ///
  /// - Returns: Whether any limit is active.
  static func activatePrevious(_ links: UnsafeMutableBufferPointer<Link>) -> Bool {
    var isAny = false
    forEachLink(links) { link in
      let limit = link.pointee.limit
      let (isHeld, index) = limit.law.place(of: limit.impulse)
      link.pointee.limit.impulse = 0
      link.pointee.joint!.pointee.limitImpulse = 0
      if isHeld { activate(link, index) } else { deactivate(link, index) }
      isAny = isAny || isHeld
    }
    return isAny
  }

  /// Deactivates limits that would have to pull and motors that would need more than they have, and
  /// activates those that the present solution would violate.
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
      if pivot(link) { isAny = true }
    }
    return isAny
  }

  private static func pivot(_ link: LinkPointer) -> Bool {
    let limit = link.pointee.limit
    let (law, index) = (limit.law, limit.index)
    if limit.isActive {
      let impulse = limit.impulse - link.pointee.held.z
      if impulse > law.jumps[index].highest {
        deactivate(link, index)
      } else if impulse < law.jumps[index].lowest {
        deactivate(link, index + 1)
      } else {
        return false
      }
      return true
    }
    let speed = link.limitVelocity
    if index < law.count, speed - law.jumps[index].speed > Tuning.LinkLimits.slowest {
      activate(link, index)
    } else if index > 0, speed - law.jumps[index - 1].speed < -Tuning.LinkLimits.slowest {
      activate(link, index - 1)
    } else {
      return false
    }
    return true
  }

  /// Adds the impulses of the active limits to their accumulated impulses.
  static func noteImpulses(_ links: UnsafeMutableBufferPointer<Link>) {
    forEachLink(links) { link in
      guard link.pointee.limit.isActive else { return }
      link.pointee.limit.impulse -= link.pointee.held.z
      link.pointee.joint!.pointee.limitImpulse = link.pointee.limit.impulse
    }
  }

  /// Holds the speed of a jump of the row's law.
  private static func activate(_ link: LinkPointer, _ index: Int) {
    setActive(link, true)
    link.pointee.limit.index = index
    link.pointee.limit.speed = link.pointee.limit.law.jumps[index].speed
  }

  /// Changes the impulse of a row in this step to the constant one between two jumps of its law.
  private static func deactivate(_ link: LinkPointer, _ index: Int) {
    setActive(link, false)
    let impulse = link.pointee.limit.law.impulse(between: index)
    let change = impulse - link.pointee.limit.impulse
    link.pointee.limit.index = index
    link.pointee.limit.impulse = impulse
    link.pointee.joint!.pointee.limitImpulse = impulse
    guard change != 0 else { return }
    link.pointee.body.apply(link.pointee.z.own * change)
    link.pointee.parentBody.apply(link.pointee.z.parents * change)
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
    forEachLink(links) { link in
      let violated = link.pointee.joint!.limit()?.violated
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
