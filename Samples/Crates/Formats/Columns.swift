/// Lines of text with right-aligned columns.
enum Columns {
  static func align(_ rows: [[String]]) -> String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      zip(row, widths).map { field, width in
        String(repeating: " ", count: width - field.count) + field
      }
      .joined(separator: "  ") + "\n"
    }
    .joined()
  }
}
