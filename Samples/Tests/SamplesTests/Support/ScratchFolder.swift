import Foundation

/// An empty folder, gone when this is.
final class ScratchFolder {
  let path: String

  init(named name: String = "scratch-\(UUID().uuidString)") {
    path = FileManager.default.temporaryDirectory.path + "/" + name
    precondition(mkdir(path, 0o777) == 0, "\(path) cannot be made")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The path of a file in it.
  func file(_ name: String) -> String { name.hasPrefix("/") ? name : "\(path)/\(name)" }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: file(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String, mode: Int = 0o644) throws {
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: mode]
    guard
      FileManager.default.createFile(
        atPath: file(name), contents: Data(text.utf8), attributes: attributes)
    else { throw CocoaError(.fileWriteUnknown) }
    try FileManager.default.setAttributes(attributes, ofItemAtPath: file(name))
  }

  /// Runs a script of bash in it, which finds the built programs.
  func run(_ script: String) throws -> BuiltProgram.Outcome {
    try BuiltProgram.shell("cd \(path) && " + script)
  }

  /// What there is under a name itself, where it is a link.
  func status(of name: String) -> stat {
    var status = stat()
    lstat(file(name), &status)
    return status
  }
}
