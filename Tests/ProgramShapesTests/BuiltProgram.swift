import Foundation

/// A program of this package, run as a user runs it.
struct BuiltProgram {
  let name: String

  /// Runs it to its end, or for a minute at most.
  ///
  /// - Returns: What it wrote to standard output, and its exit status; that of a kill after a minute.
  func run(_ arguments: String...) async throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = Self.productsFolder.appendingPathComponent(name)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    // A few lines fit into the pipe.
    let output = Pipe()
    process.standardOutput = output
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    process.terminationHandler = { _ in end.finish() }
    try process.run()
    let id = process.processIdentifier
    let limit = Task {
      try await Task.sleep(for: .seconds(60))
      kill(id, SIGKILL)
    }
    for await _ in ends {}
    limit.cancel()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    return (String(decoding: text, as: UTF8.self), process.terminationStatus)
  }

  /// Products lie beside the test bundle.
  private static var productsFolder: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }
}
