/// Writes cells as control sequences and characters, with as few bytes as possible.
///
/// The cursor and the colors are set only where they change. Two pixels can be drawn as an upper
/// half block or as a lower one, whichever needs fewer changes of color.
struct CellWriter {
  private let depth: ColorDepth
  private let columns: Int
  private var output = ""
  /// The cell at the cursor; `nil` if it is unknown.
  private var place: Int?
  private var ink: UInt32?
  private var ground: UInt32?
  private var isReversed = false

  init(depth: ColorDepth, columns: Int) {
    self.depth = depth
    self.columns = columns
  }

  mutating func write(_ cell: Cell, at index: Int) {
    move(to: index)
    if depth == .none {
      writeShades(cell)
    } else if let letter = cell.letter {
      write(letter, cell.upper, on: cell.lower)
    } else {
      writePixels(cell.upper, cell.lower)
    }
    // Beyond the last column, terminals differ.
    place = index % columns == columns - 1 ? nil : index + 1
  }

  /// Returns the text; empty if no cell was written.
  consuming func finish() -> String { output.isEmpty ? "" : output + "\u{1B}[0m" }

  private mutating func move(to index: Int) {
    guard place != index else { return }
    let (row, column) = (index / columns, index % columns)
    if let place, place / columns == row, place < index {
      let distance = index - place
      output += distance == 1 ? "\u{1B}[C" : "\u{1B}[\(distance)C"
    } else if let place, place % columns == column, place < index {
      let distance = row - place / columns
      output += distance == 1 ? "\u{1B}[B" : "\u{1B}[\(distance)B"
    } else {
      output += column == 0 ? "\u{1B}[\(row + 1)H" : "\u{1B}[\(row + 1);\(column + 1)H"
    }
  }

  private mutating func writePixels(_ upper: UInt32, _ lower: UInt32) {
    if upper == lower {
      // Not a full block: in many fonts, it has gaps.
      write(" ", ink, on: upper)
    } else if cost(lower, on: upper) < cost(upper, on: lower) {
      write("▄", lower, on: upper)
    } else {
      write("▀", upper, on: lower)
    }
  }

  private func cost(_ ink: UInt32, on ground: UInt32) -> Int {
    (ink == self.ink ? 0 : 1) + (ground == self.ground ? 0 : 1)
  }

  private mutating func write(_ character: Character, _ ink: UInt32?, on ground: UInt32) {
    var parameters: [String] = []
    if let ink, ink != self.ink { parameters.append(depth.parameters(for: ink, layer: 3)) }
    if ground != self.ground { parameters.append(depth.parameters(for: ground, layer: 4)) }
    if !parameters.isEmpty { output += "\u{1B}[\(parameters.joined(separator: ";"))m" }
    (self.ink, self.ground) = (ink, ground)
    output.append(character)
  }

  // MARK: Without colors

  private static let shades: [Character] = [" ", "░", "▒", "▓", "█"]

  private mutating func writeShades(_ cell: Cell) {
    let (upper, lower) = (Int(cell.upper), Int(cell.lower))
    guard let letter = cell.letter else {
      reverse(false)
      switch (upper, lower) {
      case (3..., ...1): output += "▀"
      case (...1, 3...): output += "▄"
      default: output.append(Self.shades[(upper + lower + 1) / 2])
      }
      return
    }
    // The ink is that of the terminal, so a letter on a bright background is reversed.
    reverse(lower > 2)
    output.append(letter)
  }

  private mutating func reverse(_ isOn: Bool) {
    guard isOn != isReversed else { return }
    output += isOn ? "\u{1B}[7m" : "\u{1B}[27m"
    isReversed = isOn
  }
}
