/// An action of the mouse over the terminal.
package struct MouseEvent: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case press, release
    /// Motion with a pressed button.
    case drag
    /// Motion without a button.
    case move
    case scrollUp, scrollDown
  }

  package enum Button: Hashable, Sendable {
    case left, middle, right
    /// Another button, or none.
    case other
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 4)
    package static let alt = Modifiers(rawValue: 8)
    package static let control = Modifiers(rawValue: 16)
  }

  package var action: Action
  package var button: Button
  /// The position in columns from the left edge of the terminal; the middle of a cell, unless the
  /// terminal reports pixels.
  package var x: Double
  /// The position in rows from the upper edge.
  package var y: Double
  package var modifiers: Modifiers

  package init(
    _ action: Action, _ button: Button = .left, x: Double, y: Double, modifiers: Modifiers = []
  ) {
    self.action = action
    self.button = button
    self.x = x
    self.y = y
    self.modifiers = modifiers
  }

  package var column: Int { Int(x) }
  package var row: Int { Int(y) }
}

extension MouseEvent {
  /// Reads the parameters of a report in the format SGR (mode 1006).
  ///
  /// - Parameters:
  ///   - isRelease: Whether the report ends with m, not with M.
  ///   - cellSize: The size of a cell if positions are in pixels (mode 1016); `nil` if they are in
  ///     cells.
  init?(_ parameters: [UInt8], isRelease: Bool, cellSize: CellSize?) {
    let numbers = parameters.dropFirst().split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
    )
    .map { Int(String(decoding: $0, as: UTF8.self)) }
    guard parameters.first == UInt8(ascii: "<"), numbers.count == 3,
      let code = numbers[0], let x = numbers[1], let y = numbers[2], code >= 0
    else { return nil }
    let (isMotion, isWheel) = (code & 32 != 0, code & 64 != 0)
    let number = code & 3
    guard !isWheel || number < 2, code < 128 else { return nil }
    action =
      isWheel
      ? (number == 0 ? .scrollUp : .scrollDown)
      : isRelease ? .release : !isMotion ? .press : number == 3 ? .move : .drag
    button = isWheel ? .other : [.left, .middle, .right, .other][number]
    modifiers = Modifiers(rawValue: UInt8(code & 28))
    // Both count from 1.
    let width = cellSize.map { Double($0.width) } ?? 1
    let height = cellSize.map { Double($0.height) } ?? 1
    self.x = max(0, Double(x) - 0.5) / width
    self.y = max(0, Double(y) - 0.5) / height
  }
}

/// The size of a cell in the pixels of the screen.
struct CellSize: Equatable {
  var width: Int
  var height: Int
}
