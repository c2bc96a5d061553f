internal import DynamicsEngine

extension World {
  /// Adds, changes or removes a joint to match a definition, and returns the joint that there is now.
  func update(_ joint: JointID?, _ definition: JointDefinition?) -> JointID? {
    guard let definition else {
      if let joint { removeJoint(joint) }
      return nil
    }
    guard let joint else { return addJoint(definition) }
    setJoint(joint, definition)
    return joint
  }
}
