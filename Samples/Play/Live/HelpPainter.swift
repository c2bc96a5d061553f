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

  func paint(on canvas: inout Canvas) {
    for y in 0..<2 * rows { for x in 0..<columns { canvas[x, y] = Self.ground } }
    for (row, line) in Self.lines.prefix(rows).enumerated() {
      canvas.write(line.keys, column: 1, row: row, ink: Self.keyInk)
      canvas.write(line.text, column: 1 + Self.keyWidth, row: row, ink: Self.ink)
    }
  }
}
