/// Where the tilt comes from.
enum TiltSource {
  case held(Tilt)
  case script(TiltScript)
  case sensor(Accelerometer)

  /// To be called as a frame begins: a sensor is read once for each.
  mutating func update() {
    if case .sensor(var accelerometer) = self {
      accelerometer.update()
      self = .sensor(accelerometer)
    }
  }

  /// - Parameter time: Seconds from the start, in the box.
  func tilt(at time: Double) -> Tilt {
    switch self {
    case .held(let tilt): tilt
    case .script(let script): script.tilt(at: time)
    case .sensor(let accelerometer): accelerometer.tilt
    }
  }

  var isHeld: Bool {
    if case .held = self { true } else { false }
  }
}
