internal import DynamicsEngine

extension AttachmentBehavior {
  /// A motor that turns or moves the first item of an attachment against the second.
  public typealias Motor = AttachmentMotor

  /// The motor of a pin or of a slide.
  ///
  /// Not in UIKit. The default is `nil`. A motor accelerates the items with up to its
  /// ``AttachmentMotor/maximum``, until they have its speed. It holds a weaker load, and yields to a
  /// stronger one. It is part of ``reactionTorque`` or ``reactionForce``, as are ``frictionTorque`` and
  /// the ends of an ``attachmentRange``. The second item gets the opposite torque or force.
  ///
  /// ```swift
  /// let axle = AttachmentBehavior.pinAttachment(
  ///   with: box, attachedTo: card, attachmentAnchor: box.center)
  /// axle.motor = AttachmentBehavior.Motor(speed: 12, maximum: 2)
  /// ```
  ///
  /// A rod of length 0 is a pin, and may have a motor, too, which drives as long as the length is 0.
  /// For a rod without a ``length`` yet, the present distance of its ends counts. A motor that is set
  /// on any other attachment is reported. A number that is not valid is reported; nothing changes.
  ///
  /// While a motor moves its items, the animator does not rest. With a speed of 0, or held up, it
  /// lets it rest.
  public var motor: Motor? {
    get { settings.motor }
    set {
      if let newValue {
        // A rod is a pin if its length is 0. Without one yet, the present distance decides, and is
        // not kept: the anchor may still be moved.
        var present = settings
        present.length = presentLength
        guard present.mayHaveMotor else {
          DynamicsDiagnostics.report(
            "a \(settings.kind) has no motor; only pins and slides do; nothing changed")
          return
        }
        guard Validation.isValid(newValue.speed, in: Limits.amount),
          Validation.isValid(newValue.maximum, in: Limits.motorMaximum)
        else { return }
      }
      var new = settings
      new.motor = newValue
      replaceSettings(by: new)
    }
  }
}
