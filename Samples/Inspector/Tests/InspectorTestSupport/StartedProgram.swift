package import Foundation

/// A program of this package, which ends when this object is released.
package final class StartedProgram {
  package let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// Starts a program, beside which the tests are built.
  ///
  /// - Parameter fileLimit: How many files it may open.
  package init(_ name: String, _ arguments: [String], fileLimit: Int? = nil) throws {
    let program = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent(name)
    if let fileLimit {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments =
        ["-c", "ulimit -n \(fileLimit) && exec \"$0\" \"$@\"", program.path] + arguments
    } else {
      process.executableURL = program
      process.arguments = arguments
    }
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

  /// The processor time that it has used, in seconds.
  package func processorTime() throws -> Double {
    let text = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
    // The times in user mode and in the kernel, after the name, which may have spaces.
    let fields = text[text.lastIndex(of: ")")!...].split(separator: " ")
    return (Double(fields[12])! + Double(fields[13])!) / Double(sysconf(Int32(_SC_CLK_TCK)))
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
