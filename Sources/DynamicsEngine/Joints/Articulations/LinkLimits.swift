/// Finds the active limits of an articulation, and the impulses of its motors.
///
/// This is a linear complementarity problem, solved by pivoting. The row of a limit or motor either
/// takes part in the direct solution like a rigid row, which holds its speed, or it has a constant
/// impulse: none for a limit, the greatest for a motor (``BoundedLaw``). A row is deactivated if its
/// impulse would be out of its range, and activated if its speed would pass one that it can hold.
/// First, all such rows change at once, which is nearly always enough. After that, only the first of
/// them changes at a time, which must end (Murty 1974; Júdice and Pires 1994) or is cut off; the next
/// step continues from there.
struct LinkLimits {
  let links: Pointers<Link>

  /// Prepares the limits for this step; none is active yet.
  func prepare(step h: Double) {
    for link in links where link.pointee.hasLimit {
      let (value, law) = link.pointee.joint!.prepareLinked(step: h)
      link.setLimitRow(value)
      link.pointee.limit = LinkLimit(law: law)
    }
  }

  /// Lets motors brake before their targets by all that they move; no limit is active yet.
  ///
  /// - Parameter K: Returns the inverse effective mass of a joint's row with the articulations.
  func prepareServos(step h: Double, _ K: (JointPointer, JacobianRow) -> Double) {
    for link in links where link.pointee.hasLimit {
      guard let joint = link.pointee.joint, joint.pointee.motor?.brakes == true else { continue }
      link.pointee.limit = LinkLimit(law: joint.lawOfServo(step: h) { K(joint, $0) })
    }
  }

  /// Activates the limits that were active in the previous step, and lets motors drive as they did.
  func activatePrevious() -> Bool {
    var isAny = false
    for link in links where link.pointee.hasLimit {
      let (isHeld, index) = link.pointee.limit.law.place(of: link.limitImpulse)
      link.limitImpulse = 0
      if isHeld { link.activate(index) } else { link.deactivate(index) }
      isAny = isAny || isHeld
    }
    return isAny
  }

  /// Deactivates limits that would have to pull and motors that would need more than they have, and
  /// activates those that the present solution would violate.
  ///
  /// - Parameter pivots: The number of pivots of this solution so far.
  /// - Returns: Whether any limit changed; the articulation then has to be solved again.
  func pivot(after pivots: Int) -> Bool {
    guard pivots < Tuning.LinkLimits.blockPivots + Tuning.LinkLimits.singlePivots else {
      return false
    }
    var isAny = false
    for link in links where link.pointee.hasLimit && link.pivotLimit() {
      isAny = true
      if pivots >= Tuning.LinkLimits.blockPivots { break }
    }
    return isAny
  }

  /// Adds the impulses of the active limits to their accumulated impulses.
  func recordImpulses() {
    for link in links where link.pointee.hasLimit && link.pointee.limit.isActive {
      link.limitImpulse -= link.pointee.held.z
    }
  }

  /// Adds the rows of active limits to the solution, or removes them for a while.
  func include(_ isIncluded: Bool) -> Bool {
    var isAny = false
    for link in links where link.pointee.hasLimit && link.pointee.limit.isActive {
      link.pointee.rowCount = isIncluded ? 3 : 2
      isAny = true
    }
    return isAny
  }

  /// Activates the limits that the present poses violate, and deactivates the others.
  ///
  /// - Returns: The greatest error, and whether the set of active limits changed.
  func activateViolated() -> (error: Double, isChanged: Bool) {
    var worst = 0.0
    var isChanged = false
    for link in links where link.pointee.hasLimit {
      let violated = link.pointee.joint!.limit()?.violated
      if let violated {
        link.setLimitRow(violated)
        worst = max(worst, abs(violated.C))
      }
      isChanged = isChanged || (violated != nil) != link.pointee.limit.isActive
      link.setLimitActive(violated != nil)
    }
    return (worst, isChanged)
  }
}

extension LinkPointer {
  /// The accumulated impulse of the limit in this step; at the start of a step, that of the previous
  /// one.
  fileprivate var limitImpulse: Double {
    get { pointee.joint!.pointee.limitImpulse }
    nonmutating set { pointee.joint!.pointee.limitImpulse = newValue }
  }

  fileprivate func setLimitActive(_ isActive: Bool) {
    pointee.limit.isActive = isActive
    pointee.rowCount = isActive ? 3 : 2
  }

  /// Holds the speed of a jump of the row's law.
  fileprivate func activate(_ index: Int) {
    setLimitActive(true)
    pointee.limit.index = index
    pointee.limit.speed = pointee.limit.law.jumps[index].speed
  }

  /// Changes the impulse of the row in this step to the constant one between two jumps of its law.
  fileprivate func deactivate(_ index: Int) {
    setLimitActive(false)
    let impulse = pointee.limit.law.impulse(between: index)
    let change = impulse - limitImpulse
    pointee.limit.index = index
    limitImpulse = impulse
    guard change != 0 else { return }
    let (body, parent) = (pointee.body, pointee.parentBody)
    body[.motion] += body.response(to: pointee.z.own * change)
    parent[.motion] += parent.response(to: pointee.z.parents * change)
  }

  fileprivate func pivotLimit() -> Bool {
    let (law, index) = (pointee.limit.law, pointee.limit.index)
    if pointee.limit.isActive {
      let impulse = limitImpulse - pointee.held.z
      if impulse > law.jumps[index].highest {
        deactivate(index)
      } else if impulse < law.jumps[index].lowest {
        deactivate(index + 1)
      } else {
        return false
      }
      return true
    }
    let speed = limitVelocity
    if index < law.count, speed - law.jumps[index].speed > Tuning.LinkLimits.slowest {
      activate(index)
    } else if index > 0, speed - law.jumps[index - 1].speed < -Tuning.LinkLimits.slowest {
      activate(index - 1)
    } else {
      return false
    }
    return true
  }

  /// J · v of the limit's row, including the changes found.
  private var limitVelocity: Double {
    let row = pointee.z
    var velocity = row.own.dot(pointee.body[.motion] + pointee.change)
    velocity += row.parents.dot(pointee.parentBody[.motion])
    if pointee.parent >= 0 {
      velocity += row.parents.dot((self + Int(pointee.parent - pointee.place)).pointee.change)
    }
    return velocity
  }
}
