/// Moves bodies to where their hard joints want them, once velocities have moved them.
///
/// Velocities only keep a joint's error from growing to first order: on a circle, a rod ends up a
/// little too long after each step. Newton's method closes the errors of a whole articulation at once,
/// with its limits where they are violated. Far off, a whole step may lead away: then it takes a half,
/// a quarter, and so on.
struct PositionCorrection: ~Copyable {
  /// More than the whip of a long chain takes.
  private static var rounds: Int { 40 }
  private static var halvings: Int { 12 }
  /// In points, or radians.
  private static var tolerance: Double { 1e-5 }

  /// How much more it counts that a body is in a wall than that a joint is off: walls win.
  private static var wallsFirst: Double { 1e4 }
  /// A step that leaves more of the squared error than this is followed by one with more damping.
  private static var littleGain: Double { 0.64 }
  /// A step may use the factors of the one before if that left so little of the error.
  private static var nearlyLinear: Double { 0.05 }

  /// Where the bodies are to be.
  ///
  /// While joints are corrected, rods and pins see only these; for others, limits, loops and walls, the
  /// bodies are moved each time.
  private let poses = FlatArray<Pose>()
  /// Where they were before this step of the method, and before the first.
  private let starts = FlatArray<Pose>()
  private let originals = FlatArray<Pose>()
  private let contacts = WallContacts()
  /// The loops, and the limits and contacts that are violated.
  private let active = FlatArray<Loop>()
  /// Whether the rows are those of the last factors.
  private var mayKeepFactors = false

  /// Whether a body came too deep into a wall in the last try.
  private var foundContacts = false

  /// Corrects all articulations, without pulling their bodies into walls that they touch.
  ///
  /// - Parameter count: The steps taken, this one included.
  /// - Returns: Whether all joints are kept now.
  @discardableResult
  mutating func correct(
    _ all: Articulations, _ pairs: borrowing FlatArray<PairRow>, step h: Double, count: Int
  ) -> Bool {
    contacts.find(pairs, all)
    var areKept = true
    for index in all.all.indices where !correct(index, all, step: h, count: count) {
      areKept = false
    }
    return areKept
  }

  private mutating func correct(
    _ number: Int, _ all: Articulations, step h: Double, count: Int
  ) -> Bool {
    let links = all.links(of: all.all[number])
    active.removeAll()
    // And one for what roots are held to.
    poses.resize(to: links.count + 1)
    for index in links.indices { poses[index] = links[index].body.pose }
    let error = update(number, all)
    guard error.worst > Self.tolerance else { return true }
    poses.copy(to: originals)
    let isKept = close(number, all, from: error)
    // What floats freely keeps its momentum.
    let mayLose = all.all[number].isHeld || !isKept
    for index in links.indices {
      let body = links[index].body
      body.setPose(poses[index])
      let (place, angle) = (originals[index].position, originals[index].angle)
      let isBlocked = mayLose && body.loseBlockedVelocity(wanted: place, angle, step: h)
      // What contacts push apart in each step and joints put back goes nowhere, either.
      let touches = body.pointee.lastTouch == count - 1
      if isBlocked || !isKept || touches { body.pointee.lastBlock = count }
    }
    return isKept
  }

  private mutating func close(
    _ number: Int, _ all: Articulations, from firstError: JointError
  ) -> Bool {
    let tree = Tree(all.links(of: all.all[number]), base: all.links.base)
    var error = firstError
    mayKeepFactors = false
    var damping = Damping.none
    var round = 0
    while error.worst > Self.tolerance, round < Self.rounds {
      let isFresh = !mayKeepFactors
      if isFresh { tree.factor() }
      mayKeepFactors = active.isEmpty
      solve(tree, damping: damping.rawValue)
      foundContacts = false
      let less = move(number, all, from: error)
      if let less {
        if less.worst > Self.nearlyLinear * error.worst { mayKeepFactors = false }
        let isGood = less.square < Self.littleGain * error.square || active.isEmpty
        damping = isGood ? .none : damping.more ?? .none
        error = less
      } else if isFresh, !foundContacts {
        guard !active.isEmpty, let more = damping.more else { return false }
        damping = more
        mayKeepFactors = false
      } else {
        // What was worked out for other poses, or without a wall, may lead away.
        mayKeepFactors = false
      }
      round += 1
    }
    return error.worst <= Self.tolerance
  }

  /// Looks at where the bodies are to be.
  private mutating func update(_ number: Int, _ all: Articulations) -> JointError {
    let articulation = all.all[number]
    let isPlain = articulation.isPlain && contacts.isEmpty(of: number)
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
      error.add(link.updateRows(geometries + index, poses + index, parent))
    }
    if !isPlain { updateOthers(number, all, &error) }
    return error
  }

  /// Looks at limits and loops.
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
    let (depth, isAnyNew) = contacts.appendActive(of: number, to: active)
    if isAnyNew { foundContacts = true }
    sum.add(depth * Self.wallsFirst)
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

  /// Goes as much of the way that was worked out as makes the error less.
  ///
  /// - Returns: The error then; `nil` if no part of the way does.
  private mutating func move(
    _ number: Int, _ all: Articulations, from error: JointError
  ) -> JointError? {
    let links = all.links(of: all.all[number])
    poses.copy(to: starts)
    var part = 1.0
    for _ in 0...Self.halvings {
      for index in links.indices {
        (poses.base + index).move(
          from: starts.base + index, by: links[index].change, times: part)
      }
      let less = update(number, all)
      // What is within the tolerance need not get better.
      if less.square < error.square || less.worst <= Self.tolerance { return less }
      part /= 2
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
  fileprivate func move(from start: UnsafePointer<Pose>, by change: Vector3, times part: Double) {
    let (x, y, turn) = (change.x * part, change.y * part, change.z * part)
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
