/// Moves bodies so that their hard joints are satisfied, after velocities have moved them.
///
/// Velocities keep a joint's error constant only to first order: on a circle, a rod ends up
/// slightly too long after each step. Newton's method closes the errors of a whole articulation at
/// once, with its violated limits. Far from the solution, a full step may increase the error. Then
/// half a step is tried, then a quarter, and so on.
struct PositionCorrection: ~Copyable {
  private let all: Articulations
  /// The bodies of the present articulation that boundaries have put back in this step.
  let putBack = FlatArray<ContainmentCorrection>()
  /// The new poses of the bodies.
  ///
  /// Rods and pins read only these poses while joints are corrected. For limits, loops and bodies
  /// that were put back, the bodies are moved in each step.
  private let poses = FlatArray<Pose>()
  /// The poses before this Newton step, and before the first one.
  private let starts = FlatArray<Pose>()
  private let originals = FlatArray<Pose>()
  /// The loops, the violated limits, and the rows of bodies that were put back.
  private let active = FlatArray<Loop>()
  /// Whether the last factors still match the rows.
  private var mayKeepFactors = false

  init(_ articulations: Articulations) { all = articulations }

  /// Corrects an articulation.
  ///
  /// - Parameter count: The number of steps taken, including this one.
  /// - Returns: Whether all of its joints are satisfied.
  @discardableResult
  mutating func correct(_ number: Int, step h: Double, count: Int) -> Bool {
    let articulation = all.all[number]
    let links = all.links(of: articulation)
    active.removeAll()
    // One more pose, for the parents of roots.
    poses.resize(to: links.count + 1)
    for index in links.indices { poses[index] = links[index].pointee.body.pose }
    let error = update(articulation)
    guard error.worst > Tuning.PositionCorrection.tolerance else { return true }
    poses.copy(to: originals)
    let isSatisfied = solveErrors(articulation, from: error)
    // A free-floating articulation keeps its momentum.
    let mayRemoveVelocity = articulation.isGrounded || !isSatisfied || !putBack.isEmpty
    for index in links.indices {
      let body = links[index].pointee.body
      body.setPose(poses[index])
      let (place, angle) = (originals[index].position, originals[index].angle)
      let isBlocked = mayRemoveVelocity && body.removeBlockedVelocity(wanted: place, angle, step: h)
      // Boundaries do no work.
      if !putBack.isEmpty { PositionIntegration.subtractWork(for: body.position - place, by: body) }
      // Contacts and joints that push a body back and forth in each step block it, too.
      let touches = body.pointee.rest.lastTouch == count - 1
      if isBlocked || !isSatisfied || touches { body.pointee.rest.lastBlock = count }
    }
    return isSatisfied
  }

  private mutating func solveErrors(
    _ articulation: Articulation, from firstError: JointError
  ) -> Bool {
    let tree = all.tree(of: articulation)
    let dampings = Tuning.PositionCorrection.dampings
    var error = firstError
    mayKeepFactors = false
    var damping = 0
    var iteration = 0
    while error.worst > Tuning.PositionCorrection.tolerance,
      iteration < Tuning.PositionCorrection.iterations
    {
      let isFresh = !mayKeepFactors
      if isFresh { tree.factor() }
      mayKeepFactors = active.isEmpty
      solve(tree, damping: dampings[damping])
      if iteration == 0, active.isEmpty, articulation.hasOnlyPins {
        Curvature.include(in: tree, from: error.worst)
      }
      if let newError = move(articulation, from: error) {
        if newError.worst > Tuning.PositionCorrection.nearlyLinear * error.worst {
          mayKeepFactors = false
        }
        let isImprovement =
          newError.square < Tuning.PositionCorrection.minImprovement * error.square
          || active.isEmpty
        damping = isImprovement ? 0 : (damping + 1) % dampings.count
        error = newError
      } else {
        if isFresh {
          damping += 1
          guard !active.isEmpty, damping < dampings.count else { return false }
        }
        // Factors for other poses may increase the error, and so may those without a row that holds
        // a body back.
        mayKeepFactors = false
      }
      iteration += 1
    }
    return error.worst <= Tuning.PositionCorrection.tolerance
  }

  /// Updates rows and errors for the new poses.
  private mutating func update(_ articulation: Articulation) -> JointError {
    let isPlain = articulation.isPlain && putBack.isEmpty
    let (links, geometries) = (all.links(of: articulation), all.geometries(of: articulation))
    if !isPlain {
      for index in links.indices { links[index].pointee.body.setPose(poses[index]) }
    }
    var error = JointError()
    let (poses, rootsParent) = (poses.base, poses.base + links.count)
    for index in links.indices {
      let link = links[index]
      var parent = poses + (Int(link.pointee.parent) - articulation.links.first)
      if link.pointee.parent < 0 {
        rootsParent.pointee = link.pointee.parentBody.pose
        parent = rootsParent
      }
      error.add(link.updateRows(geometries + index, poses[index], parent.pointee))
    }
    if !isPlain { updateOthers(articulation, &error) }
    return error
  }

  /// Updates limits, loops and the rows of bodies that were put back.
  private mutating func updateOthers(_ articulation: Articulation, _ sum: inout JointError) {
    if articulation.hasLinkLimits {
      let (error, isChanged) = LinkLimits(links: all.links(of: articulation)).activateViolated()
      sum.add(error)
      if isChanged { mayKeepFactors = false }
    }
    active.removeAll()
    for loop in all.loops(of: articulation) {
      var loop = loop.pointee
      loop.updateRows()
      active.append(loop)
    }
    for limit in all.limits(of: articulation) {
      var limit = limit.pointee
      guard let value = limit.joint!.limit()?.violated else { continue }
      limit.rows = RigidRows(value)
      active.append(limit)
    }
    for body in putBack.buffer {
      if let row = body.violated { active.append(row) }
    }
    for row in active.buffer { sum.add(row.rows.error) }
  }

  private mutating func solve(_ tree: Tree, damping: Double) {
    for link in tree.links {
      link.pointee.impulse = Vector3()
      link.pointee.residual = link.mapRows { $0.C }
    }
    tree.solve()
    guard !active.isEmpty else { return }
    for row in active.pointers {
      row.pointee.updateDiagonal()
      row.pointee.residual = row.pointee.rows.map { $0.C }
    }
    LoopClosing.close(active.pointers, tree, damping: damping)
  }

  /// Moves the bodies by the largest fraction of the Newton step that reduces the error.
  ///
  /// - Returns: The new error; `nil` if no fraction reduces it.
  private mutating func move(
    _ articulation: Articulation, from error: JointError
  ) -> JointError? {
    let links = all.links(of: articulation)
    poses.copy(to: starts)
    var stepFraction = 1.0
    for _ in 0...Tuning.PositionCorrection.halvings {
      for index in links.indices {
        (poses.base + index).move(
          from: starts.base + index, by: links[index].pointee.change, times: stepFraction)
      }
      let newError = update(articulation)
      // An error within the tolerance need not decrease.
      if newError.square < error.square || newError.worst <= Tuning.PositionCorrection.tolerance {
        return newError
      }
      stepFraction /= 2
    }
    starts.copy(to: poses)
    _ = update(articulation)
    return nil
  }
}

/// The position errors of an articulation's joints, in points or radians.
private struct JointError: BitwiseCopyable {
  private(set) var worst = 0.0
  /// The sum of squares, which a fraction of a Newton step always reduces, even if the worst error
  /// grows.
  private(set) var square = 0.0

  mutating func add(_ error: Double) {
    worst = max(worst, error)
    square += error * error
  }
}

extension UnsafeMutablePointer<Pose> {
  @inline(__always)
  fileprivate func move(
    from start: UnsafePointer<Pose>, by change: Vector3, times stepFraction: Double
  ) {
    let (x, y, turn) = (change.x * stepFraction, change.y * stepFraction, change.z * stepFraction)
    guard (x + y + turn).isFinite else { return }
    pointee.position = start.pointee.position + Vector(x: x, y: y)
    if turn == 0 {
      pointee.angle = start.pointee.angle
      pointee.rotation = start.pointee.rotation
    } else {
      let angle = start.pointee.angle + turn
      pointee.angle = angle
      pointee.rotation = Rotation(angle: angle)
    }
  }
}

extension BodyPointer {
  fileprivate func setPose(_ pose: Pose) {
    setPose(pose.position, angle: pose.angle, rotation: pose.rotation)
  }
}

/// A body that a boundary has put back, which joints may not pull out again.
struct ContainmentCorrection: BitwiseCopyable {
  private let ground: BodyPointer
  private let body: BodyPointer
  /// The position to which the boundary has put the body back, and the direction.
  private let place: Vector
  private let direction: Vector

  /// - Parameter outside: The position of the body before it was put back.
  init(_ body: BodyPointer, from outside: Vector, ground: BodyPointer) {
    self.ground = ground
    self.body = body
    place = body.position
    let displacement = place - outside
    direction = displacement * (1 / displacement.length)
  }

  /// C = (p − place) · direction ≥ 0, between the ground and the body; `nil` while it holds.
  var violated: Loop? {
    let C = (body.position - place).dot(direction)
    guard C < 0 else { return nil }
    var loop = Loop(ground, body)
    loop.rows = RigidRows(ConstraintValue(C: C, J: JacobianRow(linear: direction)))
    return loop
  }
}
