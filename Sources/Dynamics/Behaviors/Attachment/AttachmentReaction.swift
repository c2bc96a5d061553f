internal import DynamicsGeometry
internal import Foundation

/// The load of an attachment in a step.
struct AttachmentReaction {
  /// On the first item, in newtons.
  var force = CGVector.zero
  /// On the first item about its attached point, in newton meters.
  var torque: CGFloat = 0
}
