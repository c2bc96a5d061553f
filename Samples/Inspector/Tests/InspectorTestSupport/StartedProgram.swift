package import Foundation

/// A program of this package, which ends when this object is released.
package final class StartedProgram {
  package let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// Starts a program, beside which the tests are built.
  package init(_ name: String, _ arguments: [String]) throws {
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent(name)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  deinit {
    // One that does not listen to SIGTERM would go on for ever.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Reads all output, until the program ends.
  package func readOutput() -> String { Self.readAll(output) }
  package func readErrors() -> String { Self.readAll(errors) }

  private static func readAll(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// How many files it has open.
  package func openFiles() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/fd")
      .count
  }

  /// Waits for the line of the inspector, and returns the address.
  package func readAddress() throws -> URL {
    let line = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
    guard line.hasPrefix("Inspector: "), line.hasSuffix("\n"),
      let url = URL(string: line.dropFirst(11).trimmingCharacters(in: .newlines))
    else { throw TestPage.Failure(text: "no address: \(line)") }
    return url
  }
}
