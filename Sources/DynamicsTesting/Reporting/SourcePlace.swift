internal import Testing

/// The place in a test that a failure points to.
struct SourcePlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }

  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// The name of the file, without its extension.
  var fileName: String {
    let file = "\(fileID)".split(separator: "/").last ?? "Test"
    return String(file.split(separator: ".").first ?? "Test")
  }
}
