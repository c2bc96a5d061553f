/// Changes velocities so that they satisfy all rigid rows of an articulation: J · v = 0.
struct ArticulationVelocities {
  private let articulation: UnsafeMutablePointer<Articulation>
  private let geometries: UnsafePointer<LinkGeometry>
  let tree: Tree
  let loops: Pointers<Loop>
  var links: Pointers<Link> { tree.links }
  var limits: LinkLimits { LinkLimits(links: links) }

  init(_ index: Int, _ all: Articulations) {
    articulation = all.all.base + index
    geometries = UnsafePointer(all.geometries(of: articulation.pointee))
    tree = all.tree(of: articulation.pointee)
    loops = all.loops(of: articulation.pointee)
  }

  /// Computes the geometry for this step.
  ///
  /// No limit is active yet.
  func prepare(step h: Double, _ all: Articulations) {
    var error = 0.0
    for index in links.indices {
      error = max(error, links[index].prepareRows(geometries + index))
      links[index].pointee.sum = Vector3()
    }
    limitMassRatio()
    if articulation.pointee.hasLinkLimits { limits.prepare(step: h) }
    tree.factor()
    for loop in loops {
      loop.pointee.updateRows()
      loop.pointee.sum = Vector3()
      loop.pointee.updateDiagonal()
      error = max(error, loop.pointee.rows.error)
    }
    if articulation.pointee.hasLinkMotors {
      limits.prepareServos(step: h) { joint, row in
        all.response(to: row, joint.pointee.a, joint.pointee.b).inverseMass
      }
    }
    articulation.pointee.isSatisfied = error < Tuning.ArticulationVelocities.noticeableError
  }

  /// Raises very small masses for the joints, because rounding beside large masses would hide them.
  private func limitMassRatio() {
    var heaviest = 0.0
    for link in links { heaviest = max(heaviest, link.pointee.mass) }
    let least = heaviest * Tuning.ArticulationVelocities.leastMassFraction
    for link in links where link.pointee.mass < least {
      link.pointee.moment *= least / link.pointee.mass
      link.pointee.mass = least
    }
  }

  /// Starts with the active limits of the previous step, and adds geometric stiffness to links
  /// under load.
  ///
  /// - Parameter isTouched: Whether contacts may load the articulation.
  func start(isTouched: Bool, step h: Double) {
    if articulation.pointee.hasLinkLimits, limits.activatePrevious() { tree.factor() }
    guard GeometricStiffness.mayMatter(links, isTouched: isTouched), findResiduals(of: .motion)
    else { return }
    solveRows()
    if GeometricStiffness.add(to: tree, loops, step: h) { tree.factor() }
  }

  /// - Returns: Whether any row changed by more than rounding.
  func solve() -> Bool {
    var isChanged = findResiduals(of: .motion)
    if isChanged {
      if !loops.isEmpty {
        // Closing loops overwrites the residuals.
        for link in links { link.pointee.sum += link.pointee.residual }
      }
      solveRows()
    }
    if articulation.pointee.hasLinkLimits {
      if !isChanged { clearChanges() }
      var pivots = 0
      while limits.pivot(after: pivots) {
        pivots += 1
        isChanged = true
        tree.factor()
        _ = findResiduals(of: .motion)
        solveRows()
      }
      if isChanged { limits.recordImpulses() }
    }
    guard isChanged else { return false }
    applyChanges(to: .motion)
    // Adds up the impulses of the joints in this step.
    if loops.isEmpty {
      for link in links { link.pointee.sum += link.pointee.held }
    } else {
      for loop in loops { loop.pointee.sum += loop.pointee.impulse }
    }
    return true
  }

  /// Satisfies the rigid rows for the bias velocities, which separate overlaps.
  ///
  /// Joints that could not be satisfied must not hold bodies inside a wall.
  func solveSeparation() {
    guard articulation.pointee.isSatisfied,
      links.contains(where: { $0.pointee.body.isSeparated }), findResiduals(of: .separation)
    else { return }
    solveRows()
    applyChanges(to: .separation)
  }

  /// Finds the residuals J · v of all rows.
  ///
  /// - Returns: Whether any is more than rounding.
  @inline(__always)
  private func findResiduals(of kind: VelocityKind) -> Bool {
    var isAny = false
    for link in links {
      let (own, parents) = (link.pointee.body[kind], link.pointee.parentBody[kind])
      var residual = link.along(own, parents)
      if kind == .motion, link.pointee.limit.isActive { residual.z -= link.pointee.limit.speed }
      link.pointee.impulse = Vector3()
      link.pointee.residual = residual
      isAny =
        isAny
        || residual.isNoticeable(
          beside: kind == .motion ? link.sizeOfTerms(own, parents) : Vector3())
    }
    for loop in loops {
      let residual = loop.pointee.along(kind)
      loop.pointee.residual = residual
      isAny =
        isAny
        || residual.isNoticeable(
          beside: kind == .motion ? loop.pointee.sizeOfTerms : Vector3())
    }
    return isAny
  }

  private func clearChanges() {
    for link in links {
      link.pointee.change = Vector3()
      link.pointee.held.z = 0
    }
  }

  @inline(__always)
  private func applyChanges(to kind: VelocityKind) {
    for link in links { link.pointee.body[kind] += link.pointee.change }
  }

  private func solveRows() {
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
  @inline(__always)
  fileprivate func sizeOfTerms(_ own: Vector3, _ parents: Vector3) -> Vector3 {
    mapRows { $0.own.sizeOfTerms(with: own) + $0.parents.sizeOfTerms(with: parents) }
  }
}

extension Loop {
  fileprivate func along(_ kind: VelocityKind) -> Vector3 {
    if kind == .motion { return velocity }
    if let gear {
      var sum = 0.0
      gear.forEachPart(rows) { sum += $1.dot($0[kind]) }
      return Vector3(x: sum)
    }
    let (a, b) = (bodyA, bodyB)
    return rows.map { $0.J.ofA(a).dot(a[kind]) + $0.J.ofB(b).dot(b[kind]) }
  }

  fileprivate var sizeOfTerms: Vector3 {
    if let gear {
      var sum = 0.0
      gear.forEachPart(rows) { sum += $1.sizeOfTerms(with: $0[.motion]) }
      return Vector3(x: sum)
    }
    let (a, b) = (bodyA, bodyB)
    return rows.map {
      $0.J.ofA(a).sizeOfTerms(with: a[.motion]) + $0.J.ofB(b).sizeOfTerms(with: b[.motion])
    }
  }
}

extension Vector3 {
  /// The sum of the absolute terms of a dot product, which bounds its rounding.
  fileprivate func sizeOfTerms(with other: Self) -> Double {
    abs(x * other.x) + abs(y * other.y) + abs(z * other.z)
  }

  /// Whether any residual J · v is more than the rounding of its terms.
  @inline(__always)
  fileprivate func isNoticeable(beside terms: Self) -> Bool {
    abs(x) > 1e-11 * terms.x + Tuning.Residual.slowest
      || abs(y) > 1e-11 * terms.y + Tuning.Residual.slowest
      || abs(z) > 1e-11 * terms.z + Tuning.Residual.slowest
  }
}
