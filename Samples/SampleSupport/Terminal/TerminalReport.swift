/// An answer of a terminal to a question about its features.
enum TerminalReport: Equatable {
  /// The state of a private mode (DECRPM): 0 if it is unknown, 1 if it is on, 2 if it is off.
  case mode(Int, state: Int)
  /// The primary device attributes, which all terminals answer: the answers to earlier questions
  /// have arrived.
  case attributes
  /// The answer to a graphics command of kitty.
  case graphics(String)
  /// The present colors and attributes (DECRQSS), as the parameters of an SGR sequence.
  case attributesOfText(String)
  /// The position of the cursor (CPR), counted from 1.
  case cursor(row: Int, column: Int)

  init?(_ piece: InputPiece) {
    switch piece {
    case .control(let parameters, UInt8(ascii: "c")) where parameters.first == UInt8(ascii: "?"):
      self = .attributes
    case .control(let parameters, UInt8(ascii: "y")):
      let text = String(decoding: parameters, as: UTF8.self)
      guard text.hasPrefix("?"), text.hasSuffix("$") else { return nil }
      let numbers = text.dropFirst().dropLast().split(separator: ";").map { Int($0) }
      guard numbers.count == 2, let mode = numbers[0], let state = numbers[1] else { return nil }
      self = .mode(mode, state: state)
    case .control(let parameters, UInt8(ascii: "R")):
      let numbers = String(decoding: parameters, as: UTF8.self).split(separator: ";")
        .map { Int($0) }
      guard numbers.count == 2, let row = numbers[0], let column = numbers[1] else { return nil }
      self = .cursor(row: row, column: column)
    case .string(UInt8(ascii: "_"), let body) where body.first == UInt8(ascii: "G"):
      self = .graphics(String(decoding: body.dropFirst(), as: UTF8.self))
    case .string(UInt8(ascii: "P"), let body):
      let text = String(decoding: body, as: UTF8.self)
      guard text.hasPrefix("1$r"), text.hasSuffix("m") else { return nil }
      self = .attributesOfText(String(text.dropFirst(3).dropLast()))
    default: return nil
    }
  }
}
