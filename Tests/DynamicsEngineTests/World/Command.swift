import DynamicsGeometry
import Foundation

@testable import DynamicsEngine

/// A change to a world as a value, so that a log of them can be replayed.
enum Command: Sendable {
  case addBody(CompoundShape, at: CGPoint, angle: Double)
  case removeBody(BodyID)
  case setShape(BodyID, CompoundShape)
  case setMaterial(BodyID, Material)
  case setPose(BodyID, CGPoint, angle: Double)
  case setVelocity(BodyID, CGVector)
  case setMaySleep(BodyID, Bool)
  case wake(BodyID)
  case setConstantForces(BodyID, ConstantForces)
  case applyForce(BodyID, CGVector, atOffset: CGVector)
  case applyImpulse(BodyID, CGVector, atOffset: CGVector)
  case addCollisionSet
  case removeCollisionSet(CollisionSetID)
  case setCollidesWith(CollisionSetID, CollisionPartners)
  case addToSet(BodyID, CollisionSetID)
  case removeFromSet(BodyID, CollisionSetID)
  case addBoundary([Contour], to: CollisionSetID, replacing: BoundaryRowID?)
  case removeBoundary(BoundaryRowID)
  case setSurface(BoundaryRowID, BoundarySurface)
  case addJoint(JointDefinition)
  case setJoint(JointID, JointDefinition)
  case setTarget(JointID, CGPoint)
  case removeJoint(JointID)

  enum Outcome: Equatable {
    case done
    case body(BodyID)
    case collisionSet(CollisionSetID)
    case boundary(BoundaryRowID, bodiesLeftOutside: Int)
    case joint(JointID)
  }
}

extension World {
  @discardableResult
  func perform(_ command: Command) -> Command.Outcome {
    switch command {
    case .addBody(let shape, let place, let angle):
      return .body(addBody(shape, at: place, angle: angle))
    case .removeBody(let id): removeBody(id)
    case .setShape(let id, let shape): setShape(id, shape)
    case .setMaterial(let id, let material): setMaterial(id, material)
    case .setPose(let id, let place, let angle): setPose(id, place, angle: angle)
    case .setVelocity(let id, let velocity): setVelocity(id, velocity)
    case .setMaySleep(let id, let flag): setMaySleep(id, flag)
    case .wake(let id): wake(id)
    case .setConstantForces(let id, let forces): setConstantForces(id, forces)
    case .applyForce(let id, let force, let offset): applyForce(id, force, atOffset: offset)
    case .applyImpulse(let id, let impulse, let offset): applyImpulse(id, impulse, atOffset: offset)
    case .addCollisionSet: return .collisionSet(addCollisionSet())
    case .removeCollisionSet(let id): removeCollisionSet(id)
    case .setCollidesWith(let id, let partners): setCollidesWith(id, partners)
    case .addToSet(let body, let set): addToSet(body, set)
    case .removeFromSet(let body, let set): removeFromSet(body, set)
    case .addBoundary(let contours, let set, let replaced):
      let (id, bodiesLeftOutside) = addBoundary(contours, to: set, replacing: replaced)
      return .boundary(id, bodiesLeftOutside: bodiesLeftOutside)
    case .removeBoundary(let id): removeBoundary(id)
    case .setSurface(let id, let surface): setSurface(id, surface)
    case .addJoint(let definition): return .joint(addJoint(definition))
    case .setJoint(let id, let definition): setJoint(id, definition)
    case .setTarget(let id, let place): setTarget(id, place)
    case .removeJoint(let id): removeJoint(id)
    }
    return .done
  }
}
