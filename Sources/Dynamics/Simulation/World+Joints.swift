internal import DynamicsEngine

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
}
