import Dynamics

extension Call {
  nonisolated(unsafe) static let attachments: [Call] = [
    Call("AttachmentBehavior.init(item:attachedTo:)") { s in
      s.adopt(AttachmentBehavior(item: s.item(), attachedTo: s.item()))
    },
    Call("AttachmentBehavior.init(item:attachedToAnchor:)") { s in
      s.adopt(AttachmentBehavior(item: s.item(), attachedToAnchor: s.point()))
    },
    Call("AttachmentBehavior.init(item:offsetFromCenter:attachedTo:offsetFromCenter:)") { s in
      s.adopt(
        AttachmentBehavior(
          item: s.item(), offsetFromCenter: s.offset(), attachedTo: s.item(),
          offsetFromCenter: s.offset()))
    },
    Call("AttachmentBehavior.init(item:offsetFromCenter:attachedToAnchor:)") { s in
      s.adopt(
        AttachmentBehavior(
          item: s.item(), offsetFromCenter: s.offset(), attachedToAnchor: s.point()))
    },
    Call("AttachmentBehavior.fixedAttachment(with:attachedTo:attachmentAnchor:)") { s in
      s.adopt(
        AttachmentBehavior.fixedAttachment(
          with: s.item(), attachedTo: s.item(), attachmentAnchor: s.point()))
    },
    Call("AttachmentBehavior.pinAttachment(with:attachedTo:attachmentAnchor:)") { s in
      s.adopt(
        AttachmentBehavior.pinAttachment(
          with: s.item(), attachedTo: s.item(), attachmentAnchor: s.point()))
    },
    Call("AttachmentBehavior.limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:)") {
      s in
      s.adopt(
        AttachmentBehavior.limitAttachment(
          with: s.item(), offsetFromCenter: s.offset(), attachedTo: s.item(),
          offsetFromCenter: s.offset()))
    },
    Call("AttachmentBehavior.slidingAttachment(with:attachmentAnchor:axisOfTranslation:)") { s in
      s.adopt(
        AttachmentBehavior.slidingAttachment(
          with: s.item(), attachmentAnchor: s.point(), axisOfTranslation: s.vector()))
    },
    Call(
      "AttachmentBehavior.slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:)"
    ) { s in
      s.adopt(
        AttachmentBehavior.slidingAttachment(
          with: s.item(), attachedTo: s.item(), attachmentAnchor: s.point(),
          axisOfTranslation: s.vector()))
    },
    .property("AttachmentBehavior.anchorPoint", \.anchorPoint, of: { $0.attachment() }) {
      $0.point()
    },
    .property("AttachmentBehavior.length", \.length, of: { $0.attachment() }) {
      $0.number(0...200)
    },
    .property("AttachmentBehavior.damping", \.damping, of: { $0.attachment() }) {
      $0.number(0...2)
    },
    .property("AttachmentBehavior.frequency", \.frequency, of: { $0.attachment() }) {
      $0.number(0...10)
    },
    .property("AttachmentBehavior.stiffness", \.stiffness, of: { $0.attachment() }) {
      $0.optional(CGFloat($0.number(0...90)))
    },
    .property(
      "AttachmentBehavior.dampingCoefficient", \.dampingCoefficient, of: { $0.attachment() }
    ) {
      $0.optional(CGFloat($0.number(0...9)))
    },
    .property("AttachmentBehavior.frictionTorque", \.frictionTorque, of: { $0.attachment() }) {
      $0.number(0...9)
    },
    .property(
      "AttachmentBehavior.attachedItemsCollide", \.attachedItemsCollide, of: { $0.attachment() }
    ) { $0.flag() },
    // Infinite by default, and where they are set to infinity.
    bound("AttachmentBehavior.attachmentRange", \.attachmentRange) { $0.floatRange() },
    bound("AttachmentBehavior.breakingForce", \.breakingForce) { CGFloat($0.number(0...900)) },
    bound("AttachmentBehavior.breakingTorque", \.breakingTorque) { CGFloat($0.number(0...90)) },
    bound("AttachmentBehavior.motor", \.motor) { $0.optional($0.motor()) },
    Call(of: "AttachmentBehavior", "angle translation") { s in
      let attachment = s.attachment()
      s.hold(attachment.angle ?? 0, attachment.translation ?? 0)
    },
    Call(
      of: "AttachmentMotor",
      "init(angle:speed:maximum:) init(translation:speed:maximum:) angle translation"
    ) { s in
      let attachment = s.attachment()
      attachment.motor =
        attachment.translation == nil
        ? AttachmentBehavior.Motor(angle: s.angle(), speed: s.number(0...9))
        : AttachmentBehavior.Motor(
          translation: s.number(-90...90), speed: s.number(0...200), maximum: s.number(0...50))
      if let motor = attachment.motor { s.see(motor.angle ?? 0, motor.translation ?? 0) }
    },
    Call(of: "AttachmentMotor", "init(speed:maximum:) speed maximum") { s in
      var motor = s.motor()
      (motor.speed, motor.maximum) = (s.number(-9...9), s.number(0...90))
      s.attachment().motor = motor
      s.see(motor.speed, motor.maximum)
    },
    Call("AttachmentBehavior.onBreak") { s in
      let attachment = s.attachment()
      attachment.onBreak = { [weak attachment] in s.hold(attachment?.reactionForce.dx) }
      attachment.breakingForce = s.number(0...1)
    },
    Call(of: "AttachmentBehavior", "reactionForce reactionTorque") { s in
      let attachment = s.attachment()
      s.hold(attachment.reactionForce, attachment.reactionTorque)
    },
    Call(of: "AttachmentBehavior", "items attachedBehaviorType") { s in
      let attachment = s.attachment()
      s.see(attachment.items.count, attachment.attachedBehaviorType)
    },
    Call(of: "AttachmentBehavior.AttachmentType", "anchor items init(rawValue:)") { s in
      typealias Kind = AttachmentBehavior.AttachmentType
      s.see(Kind.anchor.rawValue, Kind.items.rawValue, Kind(rawValue: s.integer()))
    },
  ]

  /// A call that sets a property of an attachment that may be infinite, but not NaN.
  private static func bound<Value>(
    _ symbol: String, _ path: ReferenceWritableKeyPath<AttachmentBehavior, Value>,
    _ value: @escaping (ValueSource) -> Value
  ) -> Call {
    Call(symbol) { s in
      let attachment = s.attachment()
      attachment[keyPath: path] = value(s)
      let result = attachment[keyPath: path]
      if "\(result)".contains("nan") { s.fault("\(symbol) is \(result)") }
      s.take(result)
    }
  }
}
