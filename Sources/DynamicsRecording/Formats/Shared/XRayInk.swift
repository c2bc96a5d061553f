public import Dynamics
public import Foundation

extension DebugMark.Kind {
  /// The X-ray color of a kind of mark, on a light background.
  @_spi(Samples) public var xrayInk: RecordingAppearance.Color {
    let hex = ink
    return RecordingAppearance.Color(
      red: UInt8(hex >> 16), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255))
  }
}

extension DebugMark {
  /// The character that stands for a mark on a terminal, and its point; `nil` for a mere line.
  ///
  /// An arrow is at the end of the mark, another sign at its start.
  @_spi(Samples) public var terminalSign: (text: String, point: CGPoint, isArrow: Bool)? {
    switch kind {
    case .pin: ("o", start, false)
    case .contact: ("x", start, false)
    case .push, .field, .velocity, .reaction, .motor: (arrow, end, true)
    case .rod, .spring, .rope, .slide, .passingPair, .sensor: nil
    }
  }

  private var arrow: String {
    let eighth = Int((atan2(end.y - start.y, end.x - start.x) / (.pi / 4)).rounded()) & 7
    return ["→", "↘", "↓", "↙", "←", "↖", "↑", "↗"][eighth]
  }
}
