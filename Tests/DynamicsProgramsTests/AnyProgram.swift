import Foundation

/// Runs any-program, which is built beside the tests.
///
/// - Returns: Its exit status and what it printed.
func anyProgram(_ arguments: [String]) throws -> (status: Int32, output: String) {
  let process = Process()
  process.executableURL = Bundle.main.bundleURL.appendingPathComponent("any-program")
  process.arguments = arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: output, as: UTF8.self))
}
