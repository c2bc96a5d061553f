@_spi(Samples) import DynamicsRecording
import SampleSupport

/// The page that ? shows.
struct HelpPainter {
  static let lines: [(keys: String, text: String)] = [
    ("mouse", "drag an item, and throw it"),
    ("Tab, T", "select the next or the previous item"),
    ("arrows", "push the selected item; without one, turn gravity"),
    ("h j k l, 0", "gravity to the left, down, up, right; off and on"),
    ("f", "the next field: eleven kinds, and none"),
    ("a, A", "attach it by a rod to its neighbor, by a spring to its place"),
    ("d", "detach it"),
    ("m", "motors on and off; without any, a motor turns the item"),
    ("s", "a sensor in the middle, which counts"),
    ("g", "group the item with its neighbor, or take the group apart"),
    ("b", "back in time, as long as you press it"),
    ("space, .", "pause; one frame"),
    ("+, -", "faster; slower"),
    ("x", "X-ray: shapes, forces, contacts, velocities, sleep"),
    ("w", "write the last 30 seconds to a file"),
    ("r", "start the scene again"),
    ("n, p", "the next scene, the previous one"),
    ("Esc", "the menu"),
    ("q", "quit"),
  ]

  private static let ground = Color(20, 24, 32)
  private static let keyInk = Color(255, 240, 120)
  private static let ink = Color(214, 220, 228)
  private static let keyWidth = 16

  let columns: Int
  let rows: Int

  /// The lines on each page; texts go on in the next line, below their start.
  var pages: [[(keys: String, text: String)]] {
    let width = max(8, columns - 1 - keyWidth)
    let all = Self.lines.map { keys, text in
      Self.wrapped(text, to: width).enumerated().map { ($0 == 0 ? keys : "", $1) }
    }
    var pages: [[(keys: String, text: String)]] = [[]]
    for lines in all {
      if !pages[pages.count - 1].isEmpty, pages[pages.count - 1].count + lines.count > rows {
        pages.append([])
      }
      pages[pages.count - 1] += lines
    }
    return pages
  }

  /// Narrow terminals have shorter gaps after the keys.
  private var keyWidth: Int {
    columns < 60 ? 2 + (Self.lines.map(\.keys.count).max() ?? 0) : Self.keyWidth
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let longer = lines[lines.count - 1] + (lines[lines.count - 1].isEmpty ? "" : " ") + word
      if longer.count <= width || lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// - Parameter page: The index of the page; after the last one, that is shown.
  func paint(page: Int, on canvas: inout TerminalCanvas) {
    for y in 0..<2 * rows { for x in 0..<columns { canvas[x, y] = Self.ground } }
    let pages = pages
    for (row, line) in pages[min(page, pages.count - 1)].prefix(rows).enumerated() {
      canvas.write(line.keys, column: 1, row: row, ink: Self.keyInk)
      canvas.write(line.text, column: 1 + keyWidth, row: row, ink: Self.ink)
    }
  }
}
