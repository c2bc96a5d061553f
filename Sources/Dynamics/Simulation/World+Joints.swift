internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

extension World {
  /// Adds, changes or removes a joint to match a definition.
  ///
  /// - Returns: The joint; `nil` if there is none now.
  func update(_ joint: JointID?, _ definition: JointDefinition?) -> JointID? {
    switch (joint, definition) {
    case (nil, let definition?):
      return addJoint(definition)
    case (let joint?, let definition?):
      setJoint(joint, definition)
      return joint
    case (let joint?, nil):
      removeJoint(joint)
      return nil
    case (nil, nil):
      return nil
    }
  }
  /// The position of a point on a body, in reference coordinates.
  ///
  /// - Parameter offset: In points from the center, in the body's own axes.
  func place(of offset: CGVector, on body: BodyID) -> CGPoint {
    let (center, angle) = pose(of: body)
    let rotated = offset.applying(CGAffineTransform(rotationAngle: angle))
    return CGPoint(x: center.x + rotated.dx, y: center.y + rotated.dy)
  }
}
