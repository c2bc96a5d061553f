internal import DynamicsChipmunk
internal import DynamicsGeometry
internal import Foundation

// MARK: Adding and removing

extension World {
  func makeBody(_ compound: CompoundShape, at place: CGPoint, angle: Double) -> BodyID {
    assertValid(compound)
    assertFinite(place, "a body's position")
    assertFinite(angle, "a body's angle")
    let (index, body) = bodies.take(blank: BodyRow())
    body.initialize(to: BodyRow())
    body.pointee.id = BodyID(index: index, serial: Counters.take(&counters.body))
    while compounds.count <= Int(index) { compounds.append(nil) }
    body.setPose(Vector(place), angle: angle, rotation: Vector(angle: angle))
    settle(body)
    order.append(body)
    buildShapes(compound, for: body, rank: &counters.shape)
    applyMaterial(to: body)
    body.pointee.rest.lastRestlessStep = stepCount
    // The body stays off the list of awake bodies until the next step, so that the list need not be
    // kept sorted.
    sleep.wake(body, step: stepCount)
    return body.pointee.id
  }

  /// Removes a body from its sets and from the world.
  func remove(_ body: BodyPointer) {
    assert(
      !joints.joints(holding: body).contains { _ in true }, "remove a body's joints before the body"
    )
    sleep.wake(body, step: stepCount)
    body.pointee.collisions.sets.forEach { remove(body, from: sets[Int32($0)]) }
    dropShapes(of: body)
    freeMemory(of: body)
    if body.pointee.isKinematic { kinematicBodies.removeAll { $0 == body } }
    compounds[Int(body.pointee.id.index)] = nil
    isOrderStale = true
    // Contacts that it had need one more pass, in which they end.
    body.pointee.isAwake = true
    body.pointee.isRemoved = true
    preciseCollision.note(body)
    retired.append(body)
  }

  /// Releases rows that nothing refers to any more, so that they can be used again.
  func releaseRetired() {
    guard !retired.isEmpty else { return }
    compactOrder()
    sleep.dropRemoved()
    areIslandsStale = true
    for body in retired.buffer {
      let index = body.pointee.id.index
      body.pointee = BodyRow()
      bodies.release(index)
    }
    retired.removeAll()
  }

  func compactOrder() {
    guard isOrderStale else { return }
    isOrderStale = false
    order.removeAll { $0.pointee.isRemoved }
  }

  /// Frees the memory that the row owns.
  func freeMemory(of body: BodyPointer) {
    for shape in shapes.of(body) { ShapeMemory.free(shape) }
    body.pointee.enclosures = []
    body.pointee.collisions.sets = BitSet()
    body.pointee.collisions.setsWithBodies = BitSet()
    body.pointee.collisions.setsWithBoundaries = BitSet()
    body.pointee.collisions.nonCollidingBodies = []
    body.pointee.collisions.exemptions = []
  }
}

// MARK: Pose and motion

extension World {
  func setPose(_ place: CGPoint, _ angle: Double, of body: BodyPointer) {
    assertFinite(place, "a body's position")
    assertFinite(angle, "a body's angle")
    sleep.wake(body, step: stepCount)
    body.setPose(Vector(place), angle: angle, rotation: Vector(angle: angle))
    settle(body)
    for shape in shapes.of(body) { broadPhase.refit(shape) }
    updateEnclosures(body)
    noteMoved(body, on: movedList)
  }

  /// Makes the present pose the start of the step and the resting pose, since a teleport has no
  /// path.
  private func settle(_ body: BodyPointer) {
    body.startStep()
    body.pointee.rest.restingPosition = body.position
    body.pointee.rest.restingAngle = body.angle
  }

  func setVelocity(_ velocity: CGVector, of body: BodyPointer) {
    assertFinite(velocity, "a velocity")
    sleep.wake(body, step: stepCount)
    body.velocity = body.isDynamic ? Vector(velocity) : .zero
    SpeedLimit.apply(to: body)
  }

  func setAngularVelocity(_ velocity: Double, of body: BodyPointer) {
    assertFinite(velocity, "an angular velocity")
    sleep.wake(body, step: stepCount)
    body.angularVelocity = body.canTurn ? velocity : 0
    SpeedLimit.apply(to: body)
  }

  func setMaySleep(_ flag: Bool, of body: BodyPointer) {
    guard body.pointee.rest.maySleep != flag else { return }
    body.pointee.rest.maySleep = flag
    sleep.wake(body, step: stepCount)
  }
}

// MARK: Forces

extension World {
  func setConstantForces(_ forces: ConstantForces, on body: BodyPointer) {
    assertFinite(forces.acceleration, "an acceleration")
    assertFinite(forces.force, "a force")
    assertFinite(forces.torque, "a torque")
    let acceleration = Vector(forces.acceleration)
    let force = Vector(forces.force) * Units.pointsPerMeter
    let torque = forces.torque * Units.pointsPerMeter
    let (oldAcceleration, oldForce) = (
      body.pointee.forces.constantAcceleration, body.pointee.forces.constantForce
    )
    guard
      acceleration.x != oldAcceleration.x || acceleration.y != oldAcceleration.y
        || force.x != oldForce.x || force.y != oldForce.y
        || torque != body.pointee.forces.constantTorque
    else { return }
    body.pointee.forces.constantAcceleration = acceleration
    body.pointee.forces.constantForce = force
    body.pointee.forces.constantTorque = torque
    sleep.wake(body, step: stepCount)
  }

  func accelerate(_ body: BodyPointer, by acceleration: CGVector) {
    assertFinite(acceleration, "an acceleration")
    guard prepareForForces(body) else { return }
    body.pointee.forces.acceleration += Vector(acceleration)
  }

  func apply(force: CGVector, _ offset: CGVector, to body: BodyPointer) {
    assertFinite(force, "a force")
    assertFinite(offset, "an offset")
    guard prepareForForces(body) else { return }
    let force = Vector(force) * Units.pointsPerMeter
    body.pointee.forces.force += force
    body.pointee.forces.torque += Vector(offset).cross(force)
  }

  func apply(impulse: CGVector, _ offset: CGVector, to body: BodyPointer) {
    assertFinite(impulse, "an impulse")
    assertFinite(offset, "an offset")
    guard body.isDynamic else { return }
    sleep.wake(body, step: stepCount)
    let impulse = Vector(impulse) * Units.pointsPerMeter
    body.velocity += impulse * body.inverseMass
    body.angularVelocity += Vector(offset).cross(impulse) * body.inverseMoment
    SpeedLimit.apply(to: body)
  }

  func rotateVelocity(of body: BodyPointer, rate: Double) {
    assertFinite(rate, "a rate of turning")
    guard prepareForForces(body) else { return }
    body.pointee.forces.turnRate += rate
  }

  func imposeVelocity(_ velocity: CGVector, on body: BodyPointer) {
    assertFinite(velocity, "a velocity")
    guard prepareForForces(body) else { return }
    body.pointee.forces.imposedVelocity = Vector(velocity)
    body.pointee.forces.isVelocityImposed = true
  }

  /// Wakes a sleeping body; without that, forces would accumulate until it wakes.
  ///
  /// - Returns: Whether the body takes forces.
  private func prepareForForces(_ body: BodyPointer) -> Bool {
    guard body.isDynamic else { return false }
    if !sleep.isAwake(body) { sleep.wake(body, step: stepCount) }
    return true
  }
}

// MARK: Shape and material

extension World {
  func setMaterial(_ material: Material, of body: BodyPointer) {
    assertValid(material)
    guard material != body.pointee.material else { return }
    sleep.wake(body, step: stepCount)
    body.pointee.material = material
    applyMaterial(to: body)
  }

  func setShape(_ compound: CompoundShape, of body: BodyPointer) {
    assertValid(compound)
    guard compound != compounds[Int(body.pointee.id.index)] else { return }
    sleep.wake(body, step: stepCount)
    dropShapes(of: body)
    buildShapes(compound, for: body, rank: &counters.shape)
    applyMaterial(to: body)
  }

  /// Makes the shapes of a body's parts, in the order of the parts.
  ///
  /// - Parameter rank: The rank of the first shape; grows by one with each shape.
  func buildShapes(_ compound: CompoundShape, for body: BodyPointer, rank: inout UInt32) {
    compounds[Int(body.pointee.id.index)] = compound
    body.pointee.leastWidth = compound.leastWidth
    for part in compound.parts.reversed() {
      let (index, shape) = shapes.take(blank: ShapeRow())
      shape.initialize(to: ShapeRow())
      shape.pointee.index = index
      shape.pointee.body = body
      shape.pointee.next = body.pointee.firstShape
      body.pointee.firstShape = index
      ShapeMemory.fill(shape, with: part)
    }
    body.pointee.greatestWidth =
      shapes.of(body).flatMap { $0.pointee.corners }
      .greatestDistance
    for shape in shapes.of(body) {
      shape.pointee.rank = rank
      shape.pointee.shape?.pointee.hashid = cpHashValue(rank)
      rank += 1
    }
  }

  private func dropShapes(of body: BodyPointer) {
    for shape in shapes.of(body) {
      ShapeMemory.free(shape)
      broadPhase.retire(shape)
    }
    body.pointee.firstShape = -1
  }

  /// Applies the material, and moves the shapes to the tree of moving or of static shapes.
  private func applyMaterial(to body: BodyPointer) {
    setInertia(of: body)
    if !body.isDynamic {
      body.velocity = .zero
      VelocityIntegration.clearForces(on: body)
      sleep.anchor(body)
    }
    if !body.canTurn { body.angularVelocity = 0 }
    preciseCollision.note(body)
    applyFilter(to: body)
  }

  /// Computes a body's mass and moment of inertia from its shape and its material.
  func setInertia(of body: BodyPointer) {
    let compound = compounds[Int(body.pointee.id.index)]!
    let mass =
      compound.area * body.pointee.material.density / (Units.pointsPerMeter * Units.pointsPerMeter)
    body.pointee.mass = mass
    body.pointee.moment = mass * compound.momentPerMass
    setMass(body.isDynamic ? mass : .infinity, of: body)
    setMoment(body.canTurn ? body.pointee.moment : .infinity, of: body)
  }

  private func setMass(_ mass: Double, of body: BodyPointer) {
    body.pointee.body.m = mass
    body.pointee.body.m_inv = 1 / mass
  }

  private func setMoment(_ moment: Double, of body: BodyPointer) {
    body.pointee.body.i = moment
    body.pointee.body.i_inv = 1 / moment
  }

  /// Inserts a body's shapes into the trees if it can collide with anything, and updates its
  /// candidates to match its sets.
  ///
  /// Shapes that collide with nothing are in no tree. A pile of such cards costs no more than cards
  /// that are far apart.
  func applyFilter(to body: BodyPointer) {
    let collides =
      !body.pointee.collisions.setsWithBodies.isEmpty
      || !body.pointee.collisions.setsWithBoundaries.isEmpty
    for shape in shapes.of(body) {
      if collides {
        broadPhase.insert(shape, isStatic: !body.isDynamic)
      } else {
        broadPhase.remove(shape)
      }
    }
  }
}
