/// The source of the tilt.
enum TiltSource {
  case held(Tilt)
  case script(TiltScript)
  case sensor(Accelerometer)

  /// Updates the source at the start of a frame; a sensor is read once per frame.
  mutating func update() {
    if case .sensor(var accelerometer) = self {
      accelerometer.update()
      self = .sensor(accelerometer)
    }
  }

  /// - Parameter time: The simulated time, in seconds.
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
