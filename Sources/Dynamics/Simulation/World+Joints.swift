internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

extension World {
  /// Adds, changes or removes a joint, as there is one and as there is to be one.
  ///
  /// - Returns: The joint that there is now.
  func update(_ joint: JointID?, _ definition: JointDefinition?) -> JointID? {
    switch (joint, definition) {
    case (nil, let definition?):
      return addJoint(definition)
    case (let joint?, let definition?):
      perform(.setJoint(joint, definition))
      return joint
    case (let joint?, nil):
      perform(.removeJoint(joint))
      return nil
    case (nil, nil):
      return nil
    }
  }
  /// Where a point on a body is, in reference coordinates.
  ///
  /// - Parameter offset: In points from the center and in the body's own axes.
  func place(of offset: CGVector, on body: BodyID) -> CGPoint {
    let (center, angle) = pose(of: body)
    let arm = offset.applying(CGAffineTransform(rotationAngle: angle))
    return CGPoint(x: center.x + arm.dx, y: center.y + arm.dy)
  }
}
