import DynamicsRecording
import Foundation

/// The program dynamics-film, run as a user runs it.
struct FilmProgram {
  struct Outcome: Equatable {
    var errors: String
    var status: Int32
  }

  let folder: ScratchFolder

  /// Writes a recording for the program.
  init(_ recording: Recording, in folder: ScratchFolder) throws {
    self.folder = folder
    try recording.write(as: .json, to: folder.file("recording.json"))
  }

  /// - Parameter path: The folders of other programs; `nil` for the usual ones.
  func run(_ arguments: [String], path: String? = nil) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("dynamics-film")
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = [
      "PATH": path ?? "/usr/local/bin:/usr/bin:/bin", "TMPDIR": folder.url.path,
      "LANG": "C.UTF-8", "HOME": folder.url.path,
    ]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      errors: String(decoding: text, as: UTF8.self), status: process.terminationStatus)
  }
}
