package import DynamicsGeometry
package import Foundation

/// A change to a ``World``.
///
/// The same commands between the same steps give the same bits.
///
/// Large payloads are indirect. This keeps the commands small that are sent for each body in each
/// step.
package enum Command: Sendable {
  // MARK: Bodies

  indirect case addBody(CompoundShape, at: CGPoint, angle: Double)
  /// The body must have no joints left.
  case removeBody(BodyID)
  indirect case setShape(BodyID, CompoundShape)
  indirect case setMaterial(BodyID, Material)
  /// Teleports a body: it touches nothing on the way, and its velocity stays.
  case setPose(BodyID, CGPoint, angle: Double)
  /// Lets the next step move an anchored body to a pose, with the velocity that takes it there.
  ///
  /// Without another such command, it stands still in the step after that.
  indirect case moveKinematic(BodyID, to: CGPoint, angle: Double)
  /// In points per second.
  case setVelocity(BodyID, CGVector)
  /// In radians per second.
  case setAngularVelocity(BodyID, Double)
  /// False while a force acts on the body that may change by itself.
  case setMaySleep(BodyID, Bool)
  /// Wakes a body after a change that could move it or the bodies that it touches.
  case wake(BodyID)

  // MARK: Forces

  /// Sets the forces that act in every step until they are set again.
  indirect case setConstantForces(BodyID, ConstantForces)
  /// Accelerates a body in the next step, in pt/s².
  case accelerate(BodyID, CGVector)
  /// Applies a force in the next step, in newtons (100 pt/s² on 1 kg), at an offset from the
  /// center.
  case applyForce(BodyID, CGVector, atOffset: CGVector)
  /// Applies an impulse immediately, in newton seconds.
  case applyImpulse(BodyID, CGVector, atOffset: CGVector)
  /// Turns the velocity in the next step, in radians per second; the speed stays.
  case rotateVelocity(BodyID, rate: Double)
  /// Sets the velocity for the next step, in pt/s; it overrides all forces.
  case imposeVelocity(BodyID, CGVector)

  // MARK: Collisions

  case addCollisionSet
  case removeCollisionSet(CollisionSetID)
  case setPartners(CollisionSetID, CollisionPartners)
  case addToSet(BodyID, CollisionSetID)
  case removeFromSet(BodyID, CollisionSetID)
  /// Sets whether two different members of a set collide with each other; they do when they join.
  indirect case setCollides(Bool, BodyID, BodyID, in: CollisionSetID)
  /// Adds a boundary made of contours, in points; a contour that ends where it began is closed.
  ///
  /// A boundary that replaces another takes its place and its id. If both have the same corners and
  /// are close to each other, the boundary moves there during the next step. Otherwise, bodies that
  /// were inside the old boundary are moved inside the new one. Anchored bodies are not moved.
  indirect case addBoundary([Contour], to: CollisionSetID, replacing: BoundaryRowID?)
  /// Lets the next step move a boundary to contours with the same corners, however far away they
  /// are; otherwise, it replaces the boundary.
  indirect case moveBoundary(BoundaryRowID, to: [Contour])
  case removeBoundary(BoundaryRowID)

  // MARK: Joints

  indirect case addJoint(JointDefinition)
  /// Replaces a joint's definition; the accumulated impulses stay if it is the same kind of joint.
  indirect case setJoint(JointID, JointDefinition)
  case removeJoint(JointID)

  /// The result of a command.
  package enum Outcome: Equatable, Sendable {
    case done
    case body(BodyID)
    case collisionSet(CollisionSetID)
    /// `bodiesLeftOutside` is the number of bodies that should be inside the boundary but do not fit.
    case boundary(BoundaryRowID, bodiesLeftOutside: Int)
    case joint(JointID)
  }
}

/// The forces that act on a body in every step.
package struct ConstantForces: Hashable, Sendable {
  /// In points per second squared.
  package var acceleration = CGVector.zero
  /// In newtons.
  package var force = CGVector.zero
  /// In newton points.
  package var torque = 0.0

  package init() {}

  package mutating func add(force more: CGVector, atOffset offset: CGVector) {
    force.dx += more.dx
    force.dy += more.dy
    torque += offset.dx * more.dy - offset.dy * more.dx
  }
}
