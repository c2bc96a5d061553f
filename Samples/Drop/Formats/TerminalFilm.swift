import Foundation
import SampleSupport

/// A recording of the terminal, in version 2 of the asciicast format: the frames of the show itself.
enum TerminalFilm {
  private struct Header: Encodable {
    let version = 2
    let width: Int
    let height: Int
    let title = "A text falls and returns"
  }

  /// The longest film, in frames.
  private static let limit = 60 * 3700

  static func text(of page: Page, _ request: DropRequest) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func line(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
    var act = DropAct(page, request)
    var text = try line(Header(width: page.columns, height: page.rows))
    text += "[0,\"o\",\(try encodedText("\u{1B}[?25l\u{1B}[?7l\u{1B}[2J"))]\n"
    for frame in 0..<limit where !act.isOver {
      let changes = act.draw(after: Tumble.tick)
      let time = (Double(frame) * Tumble.tick).decimal(4)
      if !changes.isEmpty { text += "[\(time),\"o\",\(try encodedText(changes))]\n" }
      act.tick()
    }
    return text

    func encodedText(_ text: String) throws -> String {
      String(decoding: try encoder.encode(text), as: UTF8.self)
    }
  }
}
