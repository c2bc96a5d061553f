@_spi(Samples) import DynamicsRecording
import SampleSupport

/// The menu of all scenes: columns of titles below headings.
struct MenuLayout {
  /// A line of the menu.
  enum Line: Equatable {
    case heading(String)
    /// A scene, as an index into the list of all.
    case scene(Int)
  }

  /// The width of a column in cells: the longest title and a margin.
  static let columnWidth = 2 + (PlayScene.all.map(\.title.count).max() ?? 0)
  /// The rows above the list, and those below it.
  private static let (above, below) = (1, 1)

  let columns: Int
  let rows: Int
  /// The first column that is shown.
  private let firstColumn: Int
  /// The number of columns that fit without being cut.
  private let visibleCount: Int
  private let cells: [[Line]]

  init(columns: Int, rows: Int, selected: Int) {
    self.columns = columns
    self.rows = rows
    let height = max(1, rows - Self.above - Self.below)
    var cells: [[Line]] = []
    for kind in PlayScene.Kind.allCases {
      let scenes = PlayScene.all.indices.filter { PlayScene.all[$0].kind == kind }
      let lines = [.heading(kind.rawValue)] + scenes.map(Line.scene)
      for start in stride(from: 0, to: lines.count, by: height) {
        cells.append(Array(lines[start..<min(start + height, lines.count)]))
      }
    }
    self.cells = cells
    // The last one needs no margin to its right.
    let visible = max(1, (columns + 1) / Self.columnWidth)
    visibleCount = visible
    let own = cells.firstIndex { $0.contains(.scene(selected)) } ?? 0
    firstColumn = min(max(0, own - visible + 1), max(0, cells.count - visible))
  }

  /// The scene at a cell of the terminal.
  func scene(atColumn column: Int, row: Int) -> Int? {
    let index = firstColumn + column / Self.columnWidth
    guard cells.indices.contains(index), index < firstColumn + visibleCount,
      row >= Self.above, column >= 0,
      cells[index].indices.contains(row - Self.above),
      case .scene(let scene) = cells[index][row - Self.above]
    else { return nil }
    return scene
  }

  /// The scene beside another one, columns to the right.
  func scene(beside selected: Int, by step: Int) -> Int {
    guard let own = cells.firstIndex(where: { $0.contains(.scene(selected)) }),
      let row = cells[own].firstIndex(of: .scene(selected)),
      cells.indices.contains(own + step)
    else { return selected }
    let column = cells[own + step]
    for line in column[...min(row, column.count - 1)].reversed() + column {
      if case .scene(let scene) = line { return scene }
    }
    return selected
  }

  fileprivate var shown: [(column: Int, row: Int, line: Line)] {
    cells.enumerated().dropFirst(firstColumn).prefix(visibleCount).flatMap { index, lines in
      lines.enumerated().map { row, line in
        ((index - firstColumn) * Self.columnWidth, row + Self.above, line)
      }
    }
  }
}

/// Draws the menu.
struct MenuPainter {
  private static let ground = Color(20, 24, 32)
  private static let title = Color(255, 240, 120)
  private static let heading = Color(86, 180, 233)
  private static let ink = Color(214, 220, 228)
  private static let selection = Color(0, 90, 150)

  let layout: MenuLayout
  let selected: Int

  func paint(on canvas: inout TerminalCanvas) {
    // The scene shows through.
    for y in 0..<2 * layout.rows {
      for x in 0..<layout.columns {
        canvas[x, y] = canvas[x, y].mixed(with: Self.ground, fraction: 0.86)
      }
    }
    let titles = ["swift-dynamics: a playground. Choose a scene.", "Choose a scene."]
    write(titles.first { $0.count < layout.columns } ?? "", row: 0, on: &canvas)
    for (column, row, line) in layout.shown {
      switch line {
      case .heading(let text): canvas.write(text, column: column + 1, row: row, ink: Self.heading)
      case .scene(let index): paint(index, column, row, on: &canvas)
      }
    }
    let hint = Self.shortened(PlayScene.all[selected].hint, to: layout.columns - 1)
    write(hint, row: layout.rows - 1, on: &canvas)
  }

  private func write(_ text: String, row: Int, on canvas: inout TerminalCanvas) {
    canvas.write(text, column: 1, row: row, ink: Self.title)
  }

  /// The first sentences of a text that fit, or else its first words and an ellipsis.
  static func shortened(_ text: String, to length: Int) -> String {
    guard text.count > length else { return text }
    guard length > 0 else { return "" }
    let start = text.prefix(length)
    if let end = start.lastIndex(of: "."), text[end...].dropFirst().first == " " {
      return String(text[...end])
    }
    let words = start.prefix(length - 1)
    let end = words.lastIndex(of: " ") ?? words.endIndex
    return words[..<end].trimming(",:;") + "…"
  }

  private func paint(_ index: Int, _ column: Int, _ row: Int, on canvas: inout TerminalCanvas) {
    if index == selected {
      for x in column..<(column + MenuLayout.columnWidth - 1) {
        for y in [2 * row, 2 * row + 1] { canvas[x, y] = Self.selection }
      }
    }
    let ink = index == selected ? Color.white : Self.ink
    canvas.write(PlayScene.all[index].title, column: column + 1, row: row, ink: ink)
  }
}

extension Substring {
  /// Without some characters at the end.
  fileprivate func trimming(_ characters: String) -> Substring {
    var text = self
    while let last = text.last, characters.contains(last) { text.removeLast() }
    return text
  }
}
