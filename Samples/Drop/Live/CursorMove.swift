/// The shortest control sequence that moves the cursor.
enum CursorMove {
  /// - Parameters:
  ///   - start: The present row and column, from 0; `nil` if they are not known.
  static func sequence(
    from start: (row: Int, column: Int)?, to end: (row: Int, column: Int)
  ) -> String {
    var moves = [absolute(end)]
    if let start, start.row == end.row { moves += alongRow(start.column, end.column) }
    if let start, start.column == end.column, end.row > start.row {
      moves.append(counted(end.row - start.row, "B"))
    }
    return moves.min { $0.utf8.count < $1.utf8.count } ?? ""
  }

  private static func absolute(_ end: (row: Int, column: Int)) -> String {
    if end.column == 0 { return counted(end.row + 1, "H") }
    return "\u{1B}[\(end.row + 1);\(end.column + 1)H"
  }

  private static func alongRow(_ start: Int, _ end: Int) -> [String] {
    let distance = end - start
    if distance == 0 { return [""] }
    if distance > 0 { return [counted(distance, "C"), "\r" + counted(end, "C")] }
    let back = String(repeating: "\u{8}", count: min(4, -distance))
    return end == 0 ? ["\r"] : (-distance <= 4 ? [back] : []) + [counted(end + 1, "G")]
  }

  private static func counted(_ count: Int, _ kind: String) -> String {
    count == 0 ? "" : count == 1 ? "\u{1B}[\(kind)" : "\u{1B}[\(count)\(kind)"
  }
}
