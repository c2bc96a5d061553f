public import DynamicsGeometry
public import Foundation

extension AttachmentBehavior {
  /// The force of the attachment on its first item in the last step, in newtons.
  ///
  /// Not in UIKit. It is the impulse of the attachment in the step, divided by the time of the step.
  /// A force of 1 N accelerates an item of 1 kg by 100 pt/s². An item that hangs at rest under
  /// gravity 1 is pulled up with 10 N for each kilogram. A pendulum is pulled with
  /// m·g·cos θ + m·v²/L, for the angle and the speed at the start of the step. The second item gets
  /// the opposite force.
  ///
  /// Springs, the ends of an ``attachmentRange`` and the ``motor`` of a slide are part of it. It is
  /// zero before the first step, and while a rope is slack. While the animator rests, and after the
  /// attachment has left it, it stays as it was in the last step.
  public var reactionForce: CGVector { reaction.force }

  /// The torque of the attachment on its first item in the last step, in newton meters, clockwise.
  ///
  /// Not in UIKit. It is the torque about the point at which the item is attached: for a pin, that
  /// of the ends of its ``attachmentRange``, its ``frictionTorque`` and its ``motor``; for a slide,
  /// that which keeps the item from turning; for a weld, that which holds the items at their angle.
  /// Rods, springs and ropes have none. A torque of 1 N·m accelerates the rotation of an item of 1 kg and
  /// 100 × 100 pt by 6 rad/s². Otherwise like ``reactionForce``.
  public var reactionTorque: CGFloat { reaction.torque }
}

extension AttachmentBehavior {
  /// The force at which the attachment breaks, in newtons.
  ///
  /// Not in UIKit. At least 0; the default is `.infinity`: it does not break. If the length of
  /// ``reactionForce`` exceeds it in a step, the attachment leaves the animator after that step, and
  /// ``onBreak`` is called. The attachment acts until then, so that a step is not changed by it. An
  /// impact loads an attachment for one step: its force is the impulse divided by ``DynamicAnimator/timeStep``.
  public var breakingForce: CGFloat {
    get { settings.breakingForce }
    set { set(\.breakingForce, to: newValue) }
  }

  /// The torque at which the attachment breaks, in newton meters.
  ///
  /// Not in UIKit. At least 0; the default is `.infinity`. It applies to ``reactionTorque`` in either
  /// direction, otherwise like ``breakingForce``. Only pins, slides and welds have a torque.
  public var breakingTorque: CGFloat {
    get { settings.breakingTorque }
    set { set(\.breakingTorque, to: newValue) }
  }
}
