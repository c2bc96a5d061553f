package import DynamicsGeometry
package import Foundation

/// A change to a ``World``.
///
/// The same commands between the same steps give the same bits.
///
/// Large payloads are indirect, so that those that are sent for each body in each step are small.
package enum Command: Sendable {
  // MARK: Bodies

  indirect case addBody(CompoundShape, at: CGPoint, angle: Double)
  /// Its joints must be gone before.
  case removeBody(BodyID)
  indirect case setShape(BodyID, CompoundShape)
  indirect case setMaterial(BodyID, Material)
  /// Moves a body at once, as by hand: nothing in between is touched, the velocity stays.
  case setPose(BodyID, CGPoint, angle: Double)
  /// Points per second.
  case setVelocity(BodyID, CGVector)
  /// Radians per second.
  case setAngularVelocity(BodyID, Double)
  /// False while something acts on a body that may change by itself.
  case setMaySleep(BodyID, Bool)
  /// Something about a body has changed that could move it, or what it touches.
  case wake(BodyID)

  // MARK: Forces

  /// What acts in every step until it is set again.
  indirect case setConstantForces(BodyID, ConstantForces)
  /// In the next step, in pt/s².
  case accelerate(BodyID, CGVector)
  /// In the next step, in newtons (100 pt/s² on 1 kg), at an offset from the centre.
  case applyForce(BodyID, CGVector, atOffset: CGVector)
  /// At once, in newton seconds.
  case applyImpulse(BodyID, CGVector, atOffset: CGVector)
  /// Turns the velocity in the next step, in radians per second; the speed stays.
  case rotateVelocity(BodyID, rate: Double)
  /// Makes the velocity in the next step what it is told, in pt/s, whatever else acts.
  case imposeVelocity(BodyID, CGVector)

  // MARK: Collisions

  case addCollisionSet
  case removeCollisionSet(CollisionSetID)
  case setPartners(CollisionSetID, CollisionPartners)
  case addToSet(BodyID, CollisionSetID)
  case removeFromSet(BodyID, CollisionSetID)
  /// A boundary made of contours, in points; one that ends where it began is closed.
  ///
  /// It takes the place and the id of one that it replaces. If it has the same corners, not far away, the
  /// boundary moves there in the next step; else bodies that were inside are moved inside the new one.
  /// Anchored bodies stay where they are.
  indirect case addBoundary([Contour], to: CollisionSetID, replacing: BoundaryRowID?)
  case removeBoundary(BoundaryRowID)

  // MARK: Joints

  indirect case addJoint(JointDefinition)
  /// Keeps the impulses of a joint that stays of its kind.
  indirect case setJoint(JointID, JointDefinition)
  case removeJoint(JointID)

  /// What came of a command.
  package enum Outcome: Equatable, Sendable {
    case done
    case body(BodyID)
    case collisionSet(CollisionSetID)
    /// And how many bodies should be inside and do not fit.
    case boundary(BoundaryRowID, misfits: Int)
    case joint(JointID)
  }
}

/// What acts on a body in every step.
package struct ConstantForces: Hashable, Sendable {
  /// Points per second squared.
  package var acceleration = CGVector.zero
  /// Newtons.
  package var force = CGVector.zero
  /// Newton points.
  package var torque = 0.0

  package init() {}

  package mutating func add(force more: CGVector, atOffset offset: CGVector) {
    force.dx += more.dx
    force.dy += more.dy
    torque += offset.dx * more.dy - offset.dy * more.dx
  }
}
