/// Changes velocities so that they satisfy all rigid rows of an articulation: J · v = 0.
enum ArticulationVelocities {
  /// Computes the geometry for this step.
  ///
  /// No limit is active yet.
  static func prepare(_ pointer: ArticulationPointer, _ all: Articulations, step h: Double) {
    let articulation = pointer.pointee
    let (links, geometries) = (all.links(of: articulation), all.geometries(of: articulation))
    var error = 0.0
    for index in links.indices {
      error = max(error, (links.baseAddress! + index).prepareRows(geometries + index))
      links[index].sum = Vector3()
    }
    limitMassRatio(links)
    if articulation.hasLinkLimits { LinkLimits.prepare(links, step: h) }
    Tree(links, base: all.links.base).factor()
    let loops = all.loops(of: articulation)
    for index in loops.indices {
      loops[index].rows = loops[index].joint!.rigidRows()
      loops[index].sum = Vector3()
      loops[index].updateDiagonal()
      error = max(error, loops[index].rows.error)
    }
    pointer.pointee.isKept = error < Tuning.ArticulationVelocities.noticeableError
  }

  /// Raises very small masses for the joints, because rounding beside large masses would hide them.
  private static func limitMassRatio(_ links: UnsafeMutableBufferPointer<Link>) {
    var heaviest = 0.0
    for link in links { heaviest = max(heaviest, link.mass) }
    let least = heaviest * Tuning.ArticulationVelocities.leastMassFraction
    for index in links.indices where links[index].mass < least {
      links[index].moment *= least / links[index].mass
      links[index].mass = least
    }
  }

  /// Starts with the active limits of the previous step, and adds geometric stiffness to links
  /// under load.
  ///
  /// - Parameter isTouched: Whether contacts may load the articulation.
  static func start(
    _ articulation: Articulation, _ all: Articulations, isTouched: Bool, step h: Double
  ) {
    let links = all.links(of: articulation)
    let tree = Tree(links, base: all.links.base)
    if articulation.hasLinkLimits, LinkLimits.activatePrevious(links) { tree.factor() }
    let loops = all.loops(of: articulation)
    guard GeometricStiffness.mayMatter(links, isTouched: isTouched),
      findResiduals(links, loops)
    else { return }
    solve(links, loops, all.links.base)
    if GeometricStiffness.add(to: tree, loops, step: h) { tree.factor() }
  }

  /// - Returns: Whether any row changed by more than rounding.
  static func solve(_ articulation: Articulation, _ all: Articulations) -> Bool {
    let links = all.links(of: articulation)
    let loops = all.loops(of: articulation)
    var isChanged = findResiduals(links, loops)
    if isChanged {
      if !loops.isEmpty { addResiduals(links) }
      solve(links, loops, all.links.base)
    }
    if articulation.hasLinkLimits {
      if !isChanged { clearChanges(links) }
      var pivots = 0
      while LinkLimits.pivot(links, after: pivots) {
        pivots += 1
        isChanged = true
        Tree(links, base: all.links.base).factor()
        _ = findResiduals(links, loops)
        solve(links, loops, all.links.base)
      }
      if isChanged { LinkLimits.noteImpulses(links) }
    }
    guard isChanged else { return false }
    for link in links {
      link.body.pointee.body.v += Vector(x: link.change.x, y: link.change.y)
      link.body.pointee.body.w += link.change.z
    }
    addImpulses(links, loops)
    return true
  }

  /// Adds up the impulses of the joints in this step.
  private static func addImpulses(
    _ links: UnsafeMutableBufferPointer<Link>, _ loops: UnsafeMutableBufferPointer<Loop>
  ) {
    if loops.isEmpty {
      for index in links.indices { links[index].sum = links[index].sum + links[index].held }
    } else {
      for index in loops.indices { loops[index].sum = loops[index].sum + loops[index].impulse }
    }
  }

  /// Adds up the residuals, which closing loops overwrites.
  private static func addResiduals(_ links: UnsafeMutableBufferPointer<Link>) {
    for index in links.indices { links[index].sum = links[index].sum + links[index].residual }
  }

  /// - Returns: Whether any residual is more than rounding.
  private static func findResiduals(
    _ links: UnsafeMutableBufferPointer<Link>, _ loops: UnsafeMutableBufferPointer<Loop>
  ) -> Bool {
    var isAny = false
    for index in links.indices {
      let link = links.baseAddress! + index
      let (own, parents) = (link.pointee.body.motion, link.pointee.parentBody.motion)
      var residual = link.along(own, parents)
      if link.pointee.limit.isActive { residual.z -= link.pointee.limit.speed }
      link.pointee.impulse = Vector3()
      link.pointee.residual = residual
      isAny = isAny || link.isNoticeable(residual, own, parents)
    }
    for index in loops.indices {
      let velocity = loops[index].velocity
      loops[index].residual = velocity
      isAny = isAny || loops[index].isNoticeable(velocity)
    }
    return isAny
  }

  private static func clearChanges(_ links: UnsafeMutableBufferPointer<Link>) {
    for index in links.indices {
      links[index].change = Vector3()
      links[index].held.z = 0
    }
  }

  /// Satisfies the rigid rows for the bias velocities, which separate overlaps.
  ///
  /// Joints that could not be satisfied must not hold bodies inside a wall.
  static func solveSeparation(_ articulation: Articulation, _ all: Articulations) {
    guard articulation.isKept else { return }
    let links = all.links(of: articulation)
    guard links.contains(where: { $0.body.isSeparated }) else { return }
    let loops = all.loops(of: articulation)
    var worst = 0.0
    for index in links.indices {
      let link = links.baseAddress! + index
      let residual = link.along(
        link.pointee.body.separation, link.pointee.parentBody.separation)
      link.pointee.impulse = Vector3()
      link.pointee.residual = residual
      worst = max(worst, residual.largest)
    }
    for index in loops.indices {
      loops[index].residual = loops[index].separation
      worst = max(worst, loops[index].residual.largest)
    }
    guard worst > Tuning.Residual.slowest else { return }
    solve(links, loops, all.links.base)
    for link in links {
      link.body.pointee.body.v_bias += Vector(x: link.change.x, y: link.change.y)
      link.body.pointee.body.w_bias += link.change.z
    }
  }

  private static func solve(
    _ links: UnsafeMutableBufferPointer<Link>, _ loops: UnsafeMutableBufferPointer<Loop>,
    _ base: LinkPointer
  ) {
    let tree = Tree(links, base: base)
    tree.solve()
    if !loops.isEmpty { LoopClosing.close(loops, tree) }
  }
}

extension BodyPointer {
  fileprivate var isSeparated: Bool {
    pointee.body.v_bias.x != 0 || pointee.body.v_bias.y != 0 || pointee.body.w_bias != 0
  }
}

extension LinkPointer {
  /// Whether a residual is more than the rounding of its terms.
  fileprivate func isNoticeable(_ residual: Vector3, _ own: Vector3, _ parents: Vector3) -> Bool {
    func isNoticeable(_ row: LinkRow, _ residual: Double) -> Bool {
      Residual.isNoticeable(
        residual, row.own.sizeOfTerms(with: own) + row.parents.sizeOfTerms(with: parents))
    }
    return switch pointee.rowCount {
    case 0: false
    case 1: isNoticeable(pointee.x, residual.x)
    case 2: isNoticeable(pointee.x, residual.x) || isNoticeable(pointee.y, residual.y)
    default:
      isNoticeable(pointee.x, residual.x) || isNoticeable(pointee.y, residual.y)
        || isNoticeable(pointee.z, residual.z)
    }
  }
}

extension Loop {
  fileprivate func isNoticeable(_ residual: Vector3) -> Bool {
    let (a, b) = (bodyA, bodyB)
    func isNoticeable(_ row: JacobianRow, _ residual: Double) -> Bool {
      Residual.isNoticeable(
        residual, row.ofA(a).sizeOfTerms(with: a.motion) + row.ofB(b).sizeOfTerms(with: b.motion))
    }
    return isNoticeable(rows.x.J, residual.x) || isNoticeable(rows.y.J, residual.y)
      || isNoticeable(rows.z.J, residual.z)
  }

  /// J · the bias velocities, which separate overlaps.
  fileprivate var separation: Vector3 {
    let (a, b) = (bodyA, bodyB)
    func along(_ row: JacobianRow) -> Double {
      row.ofA(a).dot(a.separation) + row.ofB(b).dot(b.separation)
    }
    return Vector3(x: along(rows.x.J), y: along(rows.y.J), z: along(rows.z.J))
  }
}

extension Vector3 {
  fileprivate var largest: Double { max(abs(x), abs(y), abs(z)) }

  /// The sum of the absolute terms of a dot product, which bounds its rounding.
  fileprivate func sizeOfTerms(with other: Self) -> Double {
    abs(x * other.x) + abs(y * other.y) + abs(z * other.z)
  }
}

/// The residual J · v of a row.
private enum Residual {
  /// Whether a residual is more than the rounding of its terms.
  static func isNoticeable(_ residual: Double, _ terms: Double) -> Bool {
    abs(residual) > 1e-11 * terms + Tuning.Residual.slowest
  }
}
