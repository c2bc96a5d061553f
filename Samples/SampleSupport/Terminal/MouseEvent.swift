internal import Foundation

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
    case left
    /// Another button, or none.
    case other
  }

  package var action: Action
  package var button: Button
  /// The position in columns from the left edge of the terminal; the middle of a cell, unless the
  /// terminal reports pixels.
  package var x: Double
  /// The position in rows from the upper edge.
  package var y: Double

  package init(_ action: Action, _ button: Button = .left, x: Double, y: Double) {
    self.action = action
    self.button = button
    self.x = x
    self.y = y
  }

  package var column: Int { Int(x) }
  package var row: Int { Int(y) }
}

extension MouseEvent {
  /// Reads the parameters of a report in the format SGR (mode 1006).
  ///
  /// - Parameters:
  ///   - isRelease: Whether the report ends with m, not with M.
  ///   - cellSize: The size of a cell in pixels of the screen if positions are in them (mode 1016);
  ///     `nil` if they are in cells.
  init?(_ parameters: [UInt8], isRelease: Bool, cellSize: CGSize?) {
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
    button = !isWheel && number == 0 ? .left : .other
    // Both count from 1.
    self.x = max(0, Double(x) - 0.5) / (cellSize?.width ?? 1)
    self.y = max(0, Double(y) - 0.5) / (cellSize?.height ?? 1)
  }
}
