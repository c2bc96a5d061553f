/// The load of a joint in the last step: the force and the torque on body a at its anchor.
///
/// It is the impulse of all rows of the joint divided by the time of the step, in kg·pt/s² and
/// kg·pt²/s². The correction of positions is not part of it.
///
/// For a gear, the torque is the impulse along its row: the torque on the second pin, or in kg·pt/s² the force on the
/// second slider.
struct JointReaction: BitwiseCopyable {
  var force = Vector.zero
  var torque = 0.0

  static var none: Self { Self() }

  static func + (a: Self, b: Self) -> Self {
    Self(force: a.force + b.force, torque: a.torque + b.torque)
  }
}
