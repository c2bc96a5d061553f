/// A piece of the input from a terminal: a character, or a control sequence as a whole.
enum InputPiece: Equatable {
  case character(Character)
  /// An escape character that begins no sequence.
  case escape
  /// ESC [, parameters and a final character.
  case control(parameters: [UInt8], final: UInt8)
  /// ESC O and a letter, which some terminals send for arrow keys.
  case shifted(UInt8)
  /// ESC P, ESC ], ESC ^ or ESC _, a text, and its terminator.
  case string(introducer: UInt8, body: [UInt8])
}

/// Splits the bytes that a terminal sends into characters and control sequences.
///
/// A sequence may arrive in pieces. It ends with its last character, or after a pause.
struct InputParser {
  private enum State: Equatable {
    case ground
    case character([UInt8])
    case escaped
    case control([UInt8])
    case shifted
    case string(introducer: UInt8, body: [UInt8], isEscaped: Bool)
  }

  /// The pause in seconds that distinguishes the Escape key from the start of a sequence.
  static let escapePause = 0.05
  /// The pause in seconds after which a sequence is given up; networks may split sequences.
  private static let sequencePause = 1.0
  /// The maximum length of a string; a longer one is not an answer to a question of this program.
  private static let longestString = 4096

  private static let escape: UInt8 = 0x1B

  private var state = State.ground
  /// The time of the latest byte, in seconds.
  private var latest = 0.0

  /// Whether a sequence or a character has begun and not ended.
  var isWithinSequence: Bool { state != .ground }

  /// Returns the pieces that bytes complete.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that have arrived; may be empty.
  ///   - time: The present time in seconds.
  mutating func read(_ bytes: [UInt8], at time: Double) -> [InputPiece] {
    var pieces: [InputPiece] = []
    if let piece = endAfterPause(at: time) { pieces.append(piece) }
    for byte in bytes { pieces += read(byte) }
    if !bytes.isEmpty { latest = time }
    return pieces
  }

  private mutating func endAfterPause(at time: Double) -> InputPiece? {
    let pause = time - latest
    switch state {
    case .escaped where pause >= Self.escapePause:
      state = .ground
      return .escape
    case .control([]) where pause >= Self.escapePause, .shifted where pause >= Self.escapePause:
      // Alt together with [ or O.
      state = .ground
    case .ground: break
    case _ where pause >= Self.sequencePause: state = .ground
    default: break
    }
    return nil
  }

  private mutating func read(_ byte: UInt8) -> [InputPiece] {
    switch state {
    case .ground: return begin(with: byte)
    case .character(let bytes): return continueCharacter(bytes, byte)
    case .escaped: return continueEscape(byte)
    case .control(let parameters): return continueControl(parameters, byte)
    case .shifted:
      state = .ground
      return byte == Self.escape ? begin(with: byte) : [.shifted(byte)]
    case .string(let introducer, let body, let isEscaped):
      return continueString(introducer, body, isEscaped, byte)
    }
  }

  private mutating func begin(with byte: UInt8) -> [InputPiece] {
    state = .ground
    switch byte {
    case Self.escape: state = .escaped
    case ..<0x80: return [.character(Character(UnicodeScalar(byte)))]
    case 0xC2...0xF4: state = .character([byte])
    default: break
    }
    return []
  }

  /// Adds a byte to a character of UTF-8.
  private mutating func continueCharacter(_ bytes: [UInt8], _ byte: UInt8) -> [InputPiece] {
    guard byte & 0xC0 == 0x80 else { return begin(with: byte) }
    let all = bytes + [byte]
    guard all.count == (bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4) else {
      state = .character(all)
      return []
    }
    state = .ground
    return String(validating: all, as: UTF8.self)?.first.map { [.character($0)] } ?? []
  }

  private mutating func continueEscape(_ byte: UInt8) -> [InputPiece] {
    switch byte {
    case Self.escape: return [.escape]
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .shifted
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string(introducer: byte, body: [], isEscaped: false)
    default:
      // Alt together with a key, which has no function.
      state = .ground
    }
    return []
  }

  private mutating func continueControl(_ parameters: [UInt8], _ byte: UInt8) -> [InputPiece] {
    switch byte {
    case 0x20..<0x40:
      state = .control(parameters + [byte])
      return []
    case 0x40...0x7E:
      state = .ground
      return [.control(parameters: parameters, final: byte)]
    case ..<0x80: return begin(with: byte)
    default:
      // The character is dropped with the sequence; the rest of its bytes begin none.
      state = .ground
      return []
    }
  }

  private mutating func continueString(
    _ introducer: UInt8, _ body: [UInt8], _ isEscaped: Bool, _ byte: UInt8
  ) -> [InputPiece] {
    let isTerminator = isEscaped && byte == UInt8(ascii: "\\") || byte == 0x07
    if isTerminator {
      state = .ground
      return [.string(introducer: introducer, body: body)]
    }
    if isEscaped {
      state = .escaped
      return continueEscape(byte)
    }
    guard body.count < Self.longestString else {
      state = .ground
      return []
    }
    state =
      byte == Self.escape
      ? .string(introducer: introducer, body: body, isEscaped: true)
      : .string(introducer: introducer, body: body + [byte], isEscaped: false)
    return []
  }
}
