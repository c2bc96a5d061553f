import Dynamics
import Foundation

/// A field of the palette, for any scene.
struct PaletteField: Sendable {
  let name: String
  let make: @Sendable () -> FieldBehavior

  init(_ name: String, _ make: @escaping @Sendable () -> FieldBehavior) {
    (self.name, self.make) = (name, make)
  }

  /// All eleven kinds, strong enough for items of 20 to 40 pt.
  static let all = [
    PaletteField("radial gravity") {
      .radialGravityField(position: .zero).with(strength: 1, minimumRadius: 40)
    },
    PaletteField("linear gravity") {
      .linearGravityField(direction: CGVector(dx: 1, dy: -0.3)).with(strength: 4)
    },
    PaletteField("spring") { .springField().with(strength: 0.6) },
    PaletteField("vortex") { .vortexField().with(strength: 0.02) },
    PaletteField("drag") { .dragField().with(strength: 0.3) },
    PaletteField("velocity") { .velocityField(direction: CGVector(dx: 1, dy: 0)) },
    PaletteField("electric") { .electricField().with(strength: 0.3, minimumRadius: 30) },
    PaletteField("magnetic") { .magneticField().with(strength: 0.3, falloff: 0) },
    PaletteField("noise") {
      .noiseField(smoothness: 0.7, animationSpeed: 1).with(strength: 6)
    },
    PaletteField("turbulence") {
      .turbulenceField(smoothness: 0.7, animationSpeed: 1).with(strength: 6)
    },
    PaletteField("water") { .water(level: 90) },
  ]
}

extension FieldBehavior {
  /// This field, with a strength, and other values that are not usual.
  func with(
    strength: CGFloat, minimumRadius: CGFloat? = nil, falloff: CGFloat? = nil
  ) -> FieldBehavior {
    self.strength = strength
    if let minimumRadius { self.minimumRadius = minimumRadius }
    if let falloff { self.falloff = falloff }
    return self
  }

  /// A custom field: below a height, water lifts with 50 N for each kilogram and meter, and brakes.
  static func water(level: Double) -> Self {
    field { _, position, velocity, mass, _, _ in
      guard position.y > level else { return .zero }
      let lift = 50 * (position.y - level) / 100
      return CGVector(dx: -2 * mass * velocity.dx, dy: -mass * (lift + 2 * velocity.dy))
    }
  }
}

extension Playground {
  /// The name of the field that is on; `nil` without one.
  var fieldName: String? {
    if sceneFields.contains(where: { $0.dynamicAnimator === animator }) { return "the scene's" }
    return currentField?.name
  }

  private var currentField: (name: String, field: FieldBehavior)? {
    paletteFields.last { $0.field.dynamicAnimator === animator }
  }

  /// The steps of the key F: the scene's fields, each field of the palette, and none.
  private enum FieldChoice { case scene, palette(Int), none }

  private var fieldChoices: [FieldChoice] {
    (sceneFields.isEmpty ? [] : [.scene]) + PaletteField.all.indices.map { .palette($0) } + [.none]
  }

  func turnOnNextField() {
    let choices = fieldChoices
    let present = choices.firstIndex { choice in
      switch choice {
      case .scene: sceneFields.contains { $0.dynamicAnimator === animator }
      case .palette(let index): currentField?.name == PaletteField.all[index].name
      case .none: true
      }
    }
    for field in sceneFields + paletteFields.map(\.field)
    where field.dynamicAnimator === animator {
      animator.removeBehavior(field)
    }
    switch choices[((present ?? 0) + 1) % choices.count] {
    case .scene:
      for field in sceneFields { turnOn(field) }
      message = "the scene's fields"
    case .palette(let index): turnOn(PaletteField.all[index])
    case .none: message = "no field"
    }
  }

  private func turnOn(_ choice: PaletteField) {
    let field = choice.make()
    field.position = CGPoint(x: size.width / 2, y: size.height / 2)
    for item in bodies { field.addItem(item) }
    paletteFields.append((choice.name, field))
    animator.addBehavior(field)
    message = "field: \(choice.name)"
  }

  // MARK: Sensor

  static let sensorName = "the middle"

  /// The items in the sensor's region; `nil` while it is off.
  var sensedCount: Int? {
    guard let sensor, sensor.dynamicAnimator === animator else { return nil }
    return sensor.items(inRegion: Self.sensorName).count
  }

  func toggleSensor() {
    if let sensor, sensor.dynamicAnimator === animator {
      animator.removeBehavior(sensor)
      message = "sensor off"
      return
    }
    let sensor = SensorBehavior(items: bodies)
    let middle = CGRect(origin: .zero, size: size).insetBy(
      dx: size.width / 3, dy: size.height / 3)
    sensor.addRegion(withIdentifier: Self.sensorName, for: BezierPath(rect: middle))
    keep(sensor)
    self.sensor = sensor
    animator.addBehavior(sensor)
    message = "a sensor counts the items in the middle"
  }
}
