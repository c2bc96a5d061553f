package import DynamicsGeometry
package import Foundation

extension World {
  /// Performs a change; all changes go through this function, except for the forces of fields.
  @discardableResult
  package func perform(_ command: Command) -> Command.Outcome {
    switch command {
    case .addBody(let shape, let place, let angle):
      return .body(makeBody(shape, at: place, angle: angle))
    case .removeBody(let id): remove(body(id))
    case .setShape(let id, let shape): setShape(shape, of: body(id))
    case .setMaterial(let id, let material): setMaterial(material, of: body(id))
    case .setPose(let id, let place, let angle): setPose(place, angle, of: body(id))
    case .moveKinematic(let id, let place, let angle): move(body(id), to: place, angle: angle)
    case .setVelocity(let id, let velocity): setVelocity(velocity, of: body(id))
    case .setAngularVelocity(let id, let velocity): setAngularVelocity(velocity, of: body(id))
    case .setMaySleep(let id, let flag): setMaySleep(flag, of: body(id))
    case .wake(let id): sleep.wake(body(id), step: stepCount)

    case .setConstantForces(let id, let forces): setConstantForces(forces, on: body(id))
    case .accelerate(let id, let acceleration): accelerate(body(id), by: acceleration)
    case .applyForce(let id, let force, let offset): apply(force: force, offset, to: body(id))
    case .applyImpulse(let id, let impulse, let offset):
      apply(impulse: impulse, offset, to: body(id))
    case .rotateVelocity(let id, let rate): rotateVelocity(of: body(id), rate: rate)
    case .imposeVelocity(let id, let velocity): imposeVelocity(velocity, on: body(id))

    case .addCollisionSet: return .collisionSet(makeCollisionSet())
    case .removeCollisionSet(let id): remove(set(id))
    case .setPartners(let id, let partners): setPartners(partners, of: set(id))
    case .addToSet(let id, let setID): add(body(id), to: set(setID))
    case .removeFromSet(let id, let setID): remove(body(id), from: set(setID))
    case .setCollides(let collides, let a, let b, let id):
      setCollides(collides, body(a), body(b), in: set(id))
    case .addBoundary(let contours, let id, let replaced):
      let (boundary, bodiesLeftOutside) = makeBoundary(contours, in: set(id), replacing: replaced)
      return .boundary(boundary, bodiesLeftOutside: bodiesLeftOutside)
    case .moveBoundary(let id, let contours):
      let (boundary, bodiesLeftOutside) = makeBoundary(
        contours, in: sets[boundary(id).pointee.set], replacing: id, movingWithin: .infinity)
      return .boundary(boundary, bodiesLeftOutside: bodiesLeftOutside)
    case .removeBoundary(let id): remove(boundary(id))

    case .addJoint(let definition): return .joint(makeJoint(definition))
    case .setJoint(let id, let definition): setJoint(id, to: definition)
    case .removeJoint(let id): removeJoint(id)
    }
    return .done
  }

  package func addBody(_ shape: CompoundShape, at place: CGPoint, angle: Double) -> BodyID {
    guard case .body(let id) = perform(.addBody(shape, at: place, angle: angle)) else {
      fatalError("adding a body must make one")
    }
    return id
  }

  package func addCollisionSet() -> CollisionSetID {
    guard case .collisionSet(let id) = perform(.addCollisionSet) else {
      fatalError("adding a collision set must make one")
    }
    return id
  }

  package func addBoundary(
    _ contours: [Contour], to set: CollisionSetID, replacing replaced: BoundaryRowID? = nil
  ) -> (boundary: BoundaryRowID, bodiesLeftOutside: Int) {
    guard
      case .boundary(let id, let bodiesLeftOutside) = perform(
        .addBoundary(contours, to: set, replacing: replaced))
    else { fatalError("adding a boundary must make one") }
    return (id, bodiesLeftOutside)
  }

  package func moveBoundary(
    _ id: BoundaryRowID, to contours: [Contour]
  ) -> (boundary: BoundaryRowID, bodiesLeftOutside: Int) {
    guard
      case .boundary(let id, let bodiesLeftOutside) = perform(.moveBoundary(id, to: contours))
    else { fatalError("moving a boundary must return it") }
    return (id, bodiesLeftOutside)
  }

  package func addJoint(_ definition: JointDefinition) -> JointID {
    guard case .joint(let id) = perform(.addJoint(definition)) else {
      fatalError("adding a joint must make one")
    }
    return id
  }
}

// MARK: From ids to rows

extension World {
  func body(_ id: BodyID) -> BodyPointer {
    let body = bodies[id.index]
    assert(contains(id), "the body was removed from this world, or belongs to another one")
    return body
  }

  func set(_ id: CollisionSetID) -> UnsafeMutablePointer<CollisionSetRow> {
    let set = sets[id.index]
    assert(
      set.pointee.id == id,
      "the collision set was removed from this world, or belongs to another one")
    return set
  }

  func boundary(_ id: BoundaryRowID) -> BoundaryPointer {
    let boundary = boundaries[id.index]
    assert(
      boundary.pointee.id == id,
      "the boundary was removed from this world, or belongs to another one")
    return boundary
  }
}
