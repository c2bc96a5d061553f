extension AttachmentBehavior: SettingsBehavior {
  static let declarations: Declarations<AttachmentBehavior, AttachmentSettings> = [
    Declaration(
      "anchorPoint", \.anchor, \.anchorPoint, in: Limits.coordinate, unit: .points
    ).settable { $0.attachedBehaviorType == .anchor },
    // Read without taking it.
    Declaration("length", \.length, \.length, in: AttachmentSettings.lengths, unit: .points)
      .read { $0.settings.kind.hasLength ? $0.presentLength.listed : .none }
      .settable { $0.settings.kind.hasLength },
    Declaration("frequency", \.frequency, \.frequency, in: 0...10_000, unit: .hertz, default: 0),
    Declaration("damping", \.damping, \.damping, in: 0...1000, default: 0),
    Declaration("stiffness", \.stiffness, \.stiffness, in: 0...1e12)
      .unit { $0.settings.kind == .weld ? .newtonMetersPerRadian : .newtonsPerMeter },
    Declaration("dampingCoefficient", \.dampingCoefficient, \.dampingCoefficient, in: 0...1e12)
      .unit { $0.settings.kind == .weld ? .newtonMeterSecondsPerRadian : .newtonSecondsPerMeter },
    Declaration("attachmentRange", \.range, \.attachmentRange, in: -1e9...1e9, default: .infinite)
      .unit { $0.settings.kind == .slide ? .points : .radians },
    Declaration(
      "frictionTorque", \.frictionTorque, \.frictionTorque, in: 0...1e12, unit: .newtonMeters,
      default: 0),
    Declaration(
      "breakingForce", \.breakingForce, \.breakingForce, in: 0 ... .infinity, unit: .newtons,
      default: .infinity),
    Declaration(
      "breakingTorque", \.breakingTorque, \.breakingTorque, in: 0 ... .infinity,
      unit: .newtonMeters, default: .infinity),
    Declaration("attachedItemsCollide", \.itemsCollide, \.attachedItemsCollide)
      .standard { .flag($0.settings.kind.hasLength) },
  ]
}
