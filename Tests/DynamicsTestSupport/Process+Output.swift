import Foundation

extension Process {
  /// Runs a process to its end, or kills it after ten minutes, which only one that hangs takes.
  ///
  /// - Parameter withErrors: Whether standard error is returned, too.
  /// - Returns: The text that it wrote to standard output; a few lines, which fit into a pipe.
  package func outputOfRun(withErrors: Bool = false) async throws -> String {
    standardInput = FileHandle.nullDevice
    let output = Pipe()
    standardOutput = output
    if withErrors { standardError = output }
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    terminationHandler = { _ in end.finish() }
    try run()
    let id = processIdentifier
    let limit = Task {
      try await Task.sleep(for: .seconds(600))
      kill(id, SIGKILL)
    }
    for await _ in ends {}
    limit.cancel()
    return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
