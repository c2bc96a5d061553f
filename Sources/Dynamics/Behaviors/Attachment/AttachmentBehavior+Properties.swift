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
    Declaration("motor.speed", \.motorSpeed, in: Limits.amount)
      .unit { $0.settings.kind == .slide ? .pointsPerSecond : .radiansPerSecond }
      .settable(if: \.mayHaveMotor),
    Declaration("motor.maximum", \.motorMaximum, in: Limits.motorMaximum)
      .unit { $0.settings.kind == .slide ? .newtons : .newtonMeters }
      .settable(if: \.mayHaveMotor),
    Declaration("motor.target", \.motorTarget, in: Limits.amount)
      .unit { $0.settings.kind == .slide ? .points : .radians }
      .settable(if: \.mayHaveMotor),
    Declaration(reading: "angle", \.angle, unit: .radians),
    Declaration(reading: "translation", \.translation, unit: .points),
  ]

  var traits: [String] { ["\(settings.kind)"] + declaredTraits }

  private var mayHaveMotor: Bool { present.mayHaveMotor }

  // Listed, a motor is three numbers. Without one, a number makes a motor that holds with all force; without a
  // speed or a maximum, there is none.

  private var motorSpeed: CGFloat? {
    get { motor?.speed }
    set { changeMotor(by: newValue) { $0.speed = $1 } }
  }

  private var motorMaximum: CGFloat? {
    get { motor?.maximum }
    set { changeMotor(by: newValue) { $0.maximum = $1 } }
  }

  private var motorTarget: CGFloat? {
    get { motor?.target }
    set {
      let isSlide = settings.kind == .slide
      var new = motor ?? Motor(speed: 0, maximum: .infinity)
      (new.angle, new.translation) = isSlide ? (nil, newValue) : (newValue, nil)
      if newValue != nil || motor != nil { motor = new }
    }
  }

  private func changeMotor(by number: CGFloat?, _ change: (inout Motor, CGFloat) -> Void) {
    guard let number else { return motor = nil }
    var new = motor ?? Motor(speed: 0, maximum: .infinity)
    change(&new, number)
    motor = new
  }
}
