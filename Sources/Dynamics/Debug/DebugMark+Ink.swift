extension DebugMark.Kind {
  /// The color of a kind of mark on a light background, as 0xRRGGBB.
  package var ink: UInt32 {
    switch self {
    case .rod, .pin: 0x0072B2
    case .spring: 0x00856A
    case .rope: 0x8A5A00
    case .slide: 0xA8568A
    case .push: 0xD55E00
    case .field: 0x4A9FD0
    case .velocity: 0x2F9E2F
    case .contact: 0xE6001F
    case .passingPair: 0x8A8A8E
    case .sensor: 0x6A5ACD
    case .reaction: 0x7A3B00
    case .motor: 0xB8860B
    }
  }
}
