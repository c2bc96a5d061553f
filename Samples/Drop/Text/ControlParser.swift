/// Finds the control sequences in a text, character by character.
struct ControlParser {
  enum Piece: Equatable {
    /// A character to show, or a control character.
    case scalar(Unicode.Scalar)
    /// The parameters of a sequence that sets colors and attributes.
    case style(String)
  }

  private enum State {
    case text, escape, intermediate
    case control(String)
    case string(isEscaped: Bool)
  }

  /// More parameters than any terminal takes; longer sequences are ignored.
  private static let longestParameters = 256

  private var state = State.text

  /// Takes the next character; returns `nil` within a sequence, and for one that sets no style.
  mutating func read(_ scalar: Unicode.Scalar) -> Piece? {
    switch state {
    case .text:
      guard scalar == "\u{1B}" else { return .scalar(scalar) }
      state = .escape
    case .escape: begin(scalar)
    case .intermediate:
      if !(" "..."/").contains(scalar) { state = .text }
    case .control(let parameters): return readControl(parameters, scalar)
    case .string(let isEscaped):
      let isEnd = scalar == "\u{7}" || isEscaped && scalar == "\\"
      state = isEnd ? .text : .string(isEscaped: scalar == "\u{1B}")
    }
    return nil
  }

  private mutating func begin(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "[": state = .control("")
    case "P", "]", "^", "_", "X": state = .string(isEscaped: false)
    case " "..."/": state = .intermediate
    case "\u{1B}": state = .escape
    default: state = .text
    }
  }

  private mutating func readControl(_ parameters: String, _ scalar: Unicode.Scalar) -> Piece? {
    switch scalar {
    case " "..."?":
      if parameters.utf8.count < Self.longestParameters {
        state = .control(parameters + String(scalar))
      }
      return nil
    case "\u{1B}":
      state = .escape
      return nil
    default:
      state = .text
      let isStyle = scalar == "m" && parameters.allSatisfy { $0.isNumber || ";:".contains($0) }
      return isStyle ? .style(parameters) : nil
    }
  }
}
