import Foundation

/// Runs any-program, which is built beside the tests.
///
/// - Returns: Its exit status and what it printed.
func anyProgram(_ arguments: [String]) async throws -> (status: Int32, output: String) {
  let process = Process()
  // Products lie beside the test bundle.
  process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("any-program")
  process.arguments = arguments
  // What it says fits into the pipe; no thread waits for it, which other tests may need.
  let pipe = Pipe()
  process.standardOutput = pipe
  let (ends, end) = AsyncStream.makeStream(of: Never.self)
  process.terminationHandler = { _ in end.finish() }
  try process.run()
  for await _ in ends {}
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  return (process.terminationStatus, String(decoding: output, as: UTF8.self))
}
