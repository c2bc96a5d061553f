internal import DynamicsEngine

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
}
