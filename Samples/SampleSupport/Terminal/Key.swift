/// A key of the keyboard.
package enum Key: Hashable, Sendable {
  case character(Character)
  case up, down, left, right
}

/// Converts the characters that a terminal sends to keys; an arrow key sends several.
///
/// A sequence may arrive in pieces. The sequence of an unknown key is ignored as a whole, so its
/// characters do not count as typed.
package struct KeyReader {
  private enum State {
    case ground
    /// After an escape character.
    case escaped
    /// In a sequence after ESC [ or ESC O, before its last character.
    case sequence
  }

  private var state = State.ground

  package init() {}

  /// Returns the keys that characters complete; no characters mean that there was a pause.
  package mutating func read(_ characters: [Character]) -> [Key] {
    // A pause distinguishes the Escape key from the start of a sequence.
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
      // Digits and semicolons are modifiers. The last character of the sequence is the key.
      guard let ascii = character.asciiValue, (0x40...0x7E).contains(ascii) else {
        if character.asciiValue == nil { state = .ground }
        return nil
      }
      state = .ground
      return ["A": .up, "B": .down, "C": .right, "D": .left][character]
    }
  }
}
