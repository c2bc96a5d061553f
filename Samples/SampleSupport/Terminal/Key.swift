/// A key of the keyboard.
package enum Key: Hashable, Sendable {
  case character(Character)
  case up, down, left, right
}

/// Makes keys of the characters that a terminal sends, where an arrow is several.
///
/// A sequence may come in pieces and may be of a key that nobody asked for; such a one is swallowed
/// as a whole, so that its letters do not count as typed.
package struct KeyReader {
  private enum State {
    case ground
    /// After ESC.
    case escaped
    /// Within ESC [ … or ESC O …, up to its last character.
    case sequence
  }

  private var state = State.ground

  package init() {}

  /// The keys that characters complete; none at all means that nothing was typed for a while.
  package mutating func read(_ characters: [Character]) -> [Key] {
    // A pause tells a typed Escape from the beginning of a sequence.
    if characters.isEmpty { state = .ground }
    return characters.compactMap { key($0) }
  }

  private mutating func key(_ character: Character) -> Key? {
    if character == "\u{1B}" {
      state = .escaped
      return nil
    }
    switch state {
    case .ground:
      return .character(character)
    case .escaped:
      state = character == "[" || character == "O" ? .sequence : .ground
      return nil
    case .sequence:
      // Digits and semicolons are modifiers; the character that ends the sequence is the key.
      guard let ascii = character.asciiValue, (0x40...0x7E).contains(ascii) else {
        if character.asciiValue == nil { state = .ground }
        return nil
      }
      state = .ground
      return ["A": .up, "B": .down, "C": .right, "D": .left][character]
    }
  }
}
