import Foundation

/// A program that is run to its end, or until its output says enough.
struct Command {
  var arguments: [String]
  var folder: URL
  var environment: [String: String] = [:]
  /// In seconds.
  var limit: TimeInterval?

  struct Result {
    var output: String
    var status: Int32
    /// Whether the time was over: `timeout` kills itself, too.
    var isTimedOut: Bool
  }

  /// - Parameter isEnough: Ends the program when it is true for a line of its output.
  func run(until isEnough: (Substring) -> Bool = { _ in false }) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // timeout ends the program with all that it has started, also when it is itself asked to end.
    let limited = limit.map { ["timeout", "--signal=KILL", "\($0)"] } ?? ["timeout", "0"]
    process.arguments = limited + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var bytes = Data()
    var lineStart = bytes.startIndex
    var isStopped = false
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
      bytes += data
      while !isStopped, let end = bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) {
        if isEnough(Substring(decoding: bytes[lineStart..<end], as: UTF8.self)) {
          isStopped = true
          process.terminate()
        }
        lineStart = end + 1
      }
    }
    process.waitUntilExit()
    let isKilled =
      process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL
    return Result(
      output: String(decoding: bytes, as: UTF8.self), status: process.terminationStatus,
      isTimedOut: isKilled && limit != nil)
  }
}
