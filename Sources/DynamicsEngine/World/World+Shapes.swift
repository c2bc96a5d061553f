internal import DynamicsChipmunk
internal import DynamicsGeometry

extension World {
  package func setMaterial(_ id: BodyID, _ material: Material) {
    assertNone(material.flaw)
    let body = body(id)
    guard material != body.pointee.material else { return }
    sleep.wake(body, step: stepCount)
    let old = body.pointee.material
    body.pointee.material = material
    if material.hasOwnSurface { hasSurfaces = true }
    if old.isAnchored != material.isAnchored {
      applyMaterial(to: body)
      // Anchored bodies leave and enter boundaries freely.
      if old.isAnchored { updateEnclosuresOfReleased(body) }
      updateLock(of: body)
      return
    }
    if old.density != material.density || old.allowsRotation != material.allowsRotation {
      applyInertia(to: body)
    }
    if old.lockedAxes != material.lockedAxes { updateLock(of: body) }
    if old.maximumSpeed != material.maximumSpeed { SpeedLimit.apply(to: body) }
    if old.isPrecise != material.isPrecise { preciseCollision.record(body) }
  }

  package func setShape(_ id: BodyID, _ compound: CompoundShape) {
    assertNone(compound.flaw)
    let body = body(id)
    guard compound != body.pointee.compound else { return }
    sleep.wake(body, step: stepCount)
    dropShapes(of: body)
    makeRoomForShapes()
    buildShapes(compound, for: body, rank: &counters.shape)
    applyMaterial(to: body)
  }

  /// Makes the shapes of a body's parts, in the order of the parts.
  ///
  /// - Parameter rank: The rank of the first shape; grows by one with each shape.
  func buildShapes(_ compound: CompoundShape, for body: BodyPointer, rank: inout UInt32) {
    body.pointee.compound = compound
    let seams = Seams(compound)
    body.pointee.minWidth = compound.minWidth(seams)
    for part in compound.parts.reversed() {
      let (index, shape) = shapes.allocate()
      shape.pointee.index = index
      shape.pointee.body = body
      shape.pointee.next = body.pointee.firstShape
      body.pointee.firstShape = index
      shape.fill(with: part)
    }
    body.pointee.maxWidth =
      shapes.of(body).flatMap { $0.pointee.corners }
      .greatestDistance
    body.pointee.boundingRadius = shapes.of(body).reduce(0) { max($0, $1.pointee.radius) }
    if let seams { addSeams(seams, to: body) }
    for shape in shapes.of(body) {
      shape.setRank(rank)
      rank += 1
    }
  }

  private func addSeams(_ seams: Seams, to body: BodyPointer) {
    for (part, shape) in shapes.of(body).enumerated() where seams.hasSeam(part) {
      shape.pointee.seams = PartSeams(
        of: part, in: seams, extent: body.pointee.boundingRadius, on: body.chipmunk)
    }
  }

  func dropShapes(of body: BodyPointer) {
    for shape in shapes.of(body) {
      shape.free()
      broadPhase.retire(shape)
    }
    body.pointee.firstShape = -1
    body.pointee.passages.removeAll()
  }

  /// Applies the material, and moves the shapes to the tree of moving or of static shapes.
  func applyMaterial(to body: BodyPointer) {
    applyInertia(to: body)
    if !body.isDynamic {
      body.velocity = .zero
      body.angularVelocity = 0
      VelocityIntegration.clearForces(on: body)
      sleep.anchor(body)
    }
    preciseCollision.record(body)
    applyFilter(to: body)
  }

  /// Sets a body's mass and moment of inertia, and stops the spin of a dynamic one that may not turn.
  private func applyInertia(to body: BodyPointer) {
    setInertia(of: body)
    if body.isDynamic, !body.canTurn { body.angularVelocity = 0 }
  }

  /// Computes a body's mass and moment of inertia from its shape and its material.
  func setInertia(of body: BodyPointer) {
    massVersion += 1
    let compound = body.pointee.compound!
    let mass =
      compound.area * body.pointee.material.density / (Units.pointsPerMeter * Units.pointsPerMeter)
    body.pointee.mass = mass
    body.pointee.moment = mass * compound.momentPerMass
    let (m, i) = (
      body.isDynamic ? mass : .infinity, body.canTurn ? body.pointee.moment : .infinity
    )
    (body.pointee.body.m, body.pointee.body.m_inv) = (m, 1 / m)
    (body.pointee.body.i, body.pointee.body.i_inv) = (i, 1 / i)
  }

  /// Inserts a body's shapes into the trees if it can collide with anything, and updates its
  /// candidates to match its sets.
  ///
  /// Shapes that collide with nothing are in no tree. A pile of such cards costs no more than cards
  /// that are far apart.
  func applyFilter(to body: BodyPointer) {
    let mayCollide = body.mayCollide
    for shape in shapes.of(body) {
      if mayCollide {
        broadPhase.insert(shape, isStatic: !body.isDynamic)
      } else {
        broadPhase.remove(shape)
      }
    }
  }
}

// MARK: The memory that a shape's row refers to

extension ShapePointer {
  /// Fills a row with a part of its body, which must be set.
  func fill(with part: CompoundShape.Part) {
    let body = pointee.body?.chipmunk
    let (core, radius) = part.outline.roundedCore
    pointee.isCircle = core.count == 1
    if pointee.isCircle {
      pointee.shape = cpCircleShapeNew(body, radius, Vector(part.center))
    } else {
      let corners = core.map(part.placed)
      pointee.shape = cpPolyShapeNewRaw(body, Int32(corners.count), corners, radius)
    }
    pointee.center = Vector(part.center)
    pointee.corners = part.outline.corners.map(part.placed)
    pointee.radius = pointee.corners.reduce(0) { max($0, $1.dot($1)) }.squareRoot()
  }

  func free() {
    if let shape = pointee.shape, pointee.boundary == nil { cpShapeFree(shape) }
    pointee.shape = nil
    pointee.capsule = nil
    pointee.seams = nil
  }
}
