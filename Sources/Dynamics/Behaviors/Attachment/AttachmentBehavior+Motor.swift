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
  /// A motor with an ``AttachmentMotor/angle`` or a ``AttachmentMotor/translation`` goes there and holds:
  ///
  /// ```swift
  /// let hinge = AttachmentBehavior.pinAttachment(
  ///   with: box, attachedTo: card, attachmentAnchor: box.center)
  /// hinge.motor = AttachmentBehavior.Motor(angle: .pi / 2, speed: 3)
  /// hinge.motor?.angle = 0  // and back
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
        // The present distance decides for a rod without a length, and is not kept: its anchor may be moved.
        guard present.mayHaveMotor else {
          DynamicsDiagnostics.report(
            "a \(settings.kind) has no motor; only pins and slides do; nothing changed")
          return
        }
        guard Validation.isValid(newValue.speed, in: Limits.amount),
          Validation.isValid(newValue.maximum, in: Limits.motorMaximum),
          Validation.isValid(newValue.target ?? 0, in: Limits.amount)
        else { return }
        if let flaw = newValue.flaw(ofSlide: settings.kind == .slide) {
          DynamicsDiagnostics.report("\(flaw); nothing changed")
          return
        }
      }
      var new = settings
      new.motor = newValue
      replaceSettings(by: new)
    }
  }
}
