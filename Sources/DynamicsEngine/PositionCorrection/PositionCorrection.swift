/// Moves bodies so that their hard joints are satisfied, after velocities have moved them.
///
/// Velocities keep a joint's error constant only to first order: on a circle, a rod ends up
/// slightly too long after each step. Newton's method closes the errors of a whole articulation at
/// once, with its violated limits. Far from the solution, a full step may increase the error. Then
/// half a step is tried, then a quarter, and so on.
struct PositionCorrection: ~Copyable {
  /// The new poses of the bodies.
  ///
  /// Rods and pins read only these poses while joints are corrected. For limits, loops and walls,
  /// the bodies are moved in each step.
  private let poses = FlatArray<Pose>()
  /// The poses before this Newton step, and before the first one.
  private let starts = FlatArray<Pose>()
  private let originals = FlatArray<Pose>()
  /// The loops, the violated limits, and the boundaries that have put bodies back.
  private let active = FlatArray<Loop>()
  /// The boundaries that have put back bodies of the present articulation in this step.
  private let walls = FlatArray<Wall>()
  /// Whether the last factors still match the rows.
  private var mayKeepFactors = false

  /// Forgets the boundaries that have put back bodies of another articulation.
  func removeWalls() { walls.removeAll() }

  /// Keeps joints from pulling a body out again that a boundary has put back.
  ///
  /// - Parameter place: The position of the body before it was put back.
  func addWall(putting body: BodyPointer, backFrom place: Vector, ground: BodyPointer) {
    walls.append(Wall(putting: body, backFrom: place, ground: ground))
  }

  /// Corrects an articulation.
  ///
  /// - Parameter count: The number of steps taken, including this one.
  /// - Returns: Whether all of its joints are satisfied.
  @discardableResult
  mutating func correct(
    _ number: Int, _ all: Articulations, step h: Double, count: Int
  ) -> Bool {
    let links = all.links(of: all.all[number])
    active.removeAll()
    // One more pose, for the parents of roots.
    poses.resize(to: links.count + 1)
    for index in links.indices { poses[index] = links[index].body.pose }
    let error = update(number, all)
    guard error.worst > Tuning.PositionCorrection.tolerance else { return true }
    poses.copy(to: originals)
    let isKept = solveErrors(number, all, from: error)
    // A free-floating articulation keeps its momentum.
    let mayRemoveVelocity = all.all[number].isGrounded || !isKept || !walls.isEmpty
    for index in links.indices {
      let body = links[index].body
      body.setPose(poses[index])
      let (place, angle) = (originals[index].position, originals[index].angle)
      let isBlocked = mayRemoveVelocity && body.removeBlockedVelocity(wanted: place, angle, step: h)
      // Boundaries do no work.
      if !walls.isEmpty { PositionIntegration.subtractWork(for: body.position - place, by: body) }
      // Contacts and joints that push a body to and fro in each step block it, too.
      let touches = body.pointee.rest.lastTouch == count - 1
      if isBlocked || !isKept || touches { body.pointee.rest.lastBlock = count }
    }
    return isKept
  }

  private mutating func solveErrors(
    _ number: Int, _ all: Articulations, from firstError: JointError
  ) -> Bool {
    let tree = Tree(all.links(of: all.all[number]), base: all.links.base)
    var error = firstError
    mayKeepFactors = false
    var damping = Damping.none
    var iteration = 0
    while error.worst > Tuning.PositionCorrection.tolerance,
      iteration < Tuning.PositionCorrection.iterations
    {
      let isFresh = !mayKeepFactors
      if isFresh { tree.factor() }
      mayKeepFactors = active.isEmpty
      solve(tree, damping: damping.rawValue)
      if iteration == 0, active.isEmpty, all.all[number].hasOnlyPins {
        Curvature.include(in: tree, from: error.worst)
      }
      let newError = move(number, all, from: error)
      if let newError {
        if newError.worst > Tuning.PositionCorrection.nearlyLinear * error.worst {
          mayKeepFactors = false
        }
        let isImprovement =
          newError.square < Tuning.PositionCorrection.minImprovement * error.square
          || active.isEmpty
        damping = isImprovement ? .none : damping.more ?? .none
        error = newError
      } else if isFresh {
        guard !active.isEmpty, let more = damping.more else { return false }
        damping = more
        mayKeepFactors = false
      } else {
        // Factors for other poses, or without a wall, may increase the error.
        mayKeepFactors = false
      }
      iteration += 1
    }
    return error.worst <= Tuning.PositionCorrection.tolerance
  }

  /// Updates rows and errors for the new poses.
  private mutating func update(_ number: Int, _ all: Articulations) -> JointError {
    let articulation = all.all[number]
    let isPlain = articulation.isPlain && walls.isEmpty
    let links = all.links(of: articulation)
    let geometries = all.geometries(of: articulation)
    if !isPlain {
      for index in links.indices { links[index].body.setPose(poses[index]) }
    }
    var error = JointError()
    let (poses, rootsParent) = (poses.base, poses.base + links.count)
    for index in links.indices {
      let link = links.baseAddress! + index
      var parent = poses + (Int(link.pointee.parent) - articulation.links.first)
      if link.pointee.parent < 0 {
        rootsParent.pointee = link.pointee.parentBody.pose
        parent = rootsParent
      }
      error.add(link.updateRows(geometries + index, poses[index], parent.pointee))
    }
    if !isPlain { updateOthers(number, all, &error) }
    return error
  }

  /// Updates limits, loops and walls.
  private mutating func updateOthers(_ number: Int, _ all: Articulations, _ sum: inout JointError) {
    let articulation = all.all[number]
    if articulation.hasLinkLimits {
      let (error, isChanged) = LinkLimits.update(all.links(of: articulation))
      sum.add(error)
      if isChanged { mayKeepFactors = false }
    }
    active.removeAll()
    for var loop in all.loops(of: articulation) {
      loop.rows = loop.joint!.rigidRows()
      sum.add(loop.rows.error)
      active.append(loop)
    }
    for var limit in all.limits(of: articulation) {
      guard let value = limit.joint!.limit()?.violated else { continue }
      limit.rows = RigidRows(value)
      sum.add(limit.rows.error)
      active.append(limit)
    }
    for wall in walls.buffer {
      guard let row = wall.violated else { continue }
      sum.add(row.rows.error)
      active.append(row)
    }
  }

  private mutating func solve(_ tree: Tree, damping: Double) {
    for index in tree.links.indices {
      let link = tree.links.baseAddress! + index
      link.pointee.impulse = Vector3()
      link.pointee.residual = link.C
    }
    tree.solve()
    guard !active.isEmpty else { return }
    for index in active.indices {
      active[index].updateDiagonal()
      active[index].residual = active[index].C
    }
    LoopClosing.close(active.buffer, tree, damping: damping)
  }

  /// Moves the bodies by the largest fraction of the Newton step that reduces the error.
  ///
  /// - Returns: The new error; `nil` if no fraction reduces it.
  private mutating func move(
    _ number: Int, _ all: Articulations, from error: JointError
  ) -> JointError? {
    let links = all.links(of: all.all[number])
    poses.copy(to: starts)
    var stepFraction = 1.0
    for _ in 0...Tuning.PositionCorrection.halvings {
      for index in links.indices {
        (poses.base + index).move(
          from: starts.base + index, by: links[index].change, times: stepFraction)
      }
      let newError = update(number, all)
      // An error within the tolerance need not decrease.
      if newError.square < error.square || newError.worst <= Tuning.PositionCorrection.tolerance {
        return newError
      }
      stepFraction /= 2
    }
    starts.copy(to: poses)
    _ = update(number, all)
    return nil
  }
}

extension LinkPointer {
  @inline(__always)
  fileprivate var C: Vector3 {
    switch pointee.rowCount {
    case 0: Vector3()
    case 1: Vector3(x: pointee.x.C, y: 0, z: 0)
    case 2: Vector3(x: pointee.x.C, y: pointee.y.C, z: 0)
    default: Vector3(x: pointee.x.C, y: pointee.y.C, z: pointee.z.C)
    }
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
      pointee.rotation = Vector(angle: angle)
    }
  }
}

extension BodyPointer {
  fileprivate func setPose(_ pose: Pose) {
    setPose(pose.position, angle: pose.angle, rotation: pose.rotation)
  }
}
