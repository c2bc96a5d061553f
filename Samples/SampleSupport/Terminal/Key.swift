internal import Foundation

/// A key of the keyboard, or an action of the mouse.
package enum Key: Hashable, Sendable {
  case character(Character)
  case up, down, left, right
  case escape, tab, enter, backspace
  /// An action of the mouse, for acts that want the mouse.
  case mouse(MouseEvent)
}

/// Converts the bytes that a terminal sends to keys, and collects its answers.
///
/// The sequence of an unknown key is ignored as a whole, so its characters do not count as typed.
struct KeyReader {
  private var parser = InputParser()
  /// The size of a cell in pixels while the terminal reports positions of the mouse in pixels.
  var mouseCellSize: CGSize?

  /// Whether more bytes, or a pause, are necessary to know the latest key.
  var isWithinSequence: Bool { parser.isWithinSequence }

  /// Returns the keys that bytes complete.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that have arrived; none if only time has passed, which completes the
  ///     Escape key.
  ///   - time: The present time in seconds.
  ///   - report: Called with each answer of the terminal, in order with the keys.
  mutating func read(
    _ bytes: [UInt8], at time: Double,
    report: (inout KeyReader, TerminalReport) -> Void = { _, _ in }
  ) -> [Key] {
    var keys: [Key] = []
    for piece in parser.read(bytes, at: time) {
      if let answer = TerminalReport(piece) {
        report(&self, answer)
      } else if let key = key(piece) {
        keys.append(key)
      }
    }
    return keys
  }

  private func key(_ piece: InputPiece) -> Key? {
    switch piece {
    case .character("\r"), .character("\n"): .enter
    case .character("\t"): .tab
    case .character("\u{7F}"), .character("\u{8}"): .backspace
    case .character(let character): .character(character)
    case .escape: .escape
    case .shifted(let final): Self.arrow(final)
    case .control(let parameters, let final) where parameters.first == UInt8(ascii: "<"):
      [UInt8(ascii: "M"), UInt8(ascii: "m")].contains(final)
        ? MouseEvent(
          parameters, isRelease: final == UInt8(ascii: "m"), cellSize: mouseCellSize
        ).map(Key.mouse)
        : nil
    // Digits and semicolons are modifiers.
    case .control(_, let final): Self.arrow(final)
    case .string: nil
    }
  }

  private static func arrow(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    default: nil
    }
  }
}
