import Foundation

/// A program of this package, run as a user runs it.
struct BuiltProgram {
  let name: String

  /// What a run left behind.
  struct Outcome: Equatable {
    var output: String
    var errors: String
    var status: Int32

    static func success(_ output: String = "") -> Outcome {
      Outcome(output: output, errors: "", status: 0)
    }

    static func failure(_ message: String) -> Outcome {
      Outcome(output: "", errors: "Error: \(message)\n", status: 1)
    }
  }

  func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  func run(_ arguments: [String]) throws -> Outcome {
    try Self.run(process(arguments))
  }

  private static func run(_ process: Process) throws -> Outcome {
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Errors are a few lines and fit into the pipe; the output may not.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaint, as: UTF8.self), status: process.terminationStatus)
  }

  /// Runs a script of bash, which finds the built programs.
  static func shell(_ script: String) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    process.environment = [
      "LANG": "C.UTF-8", "PATH": productsFolder.path + ":/usr/bin:/bin",
    ]
    process.standardInput = FileHandle.nullDevice
    return try run(process)
  }

  /// The program about to run, whose output goes where ours does unless told.
  func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = Self.productsFolder.appendingPathComponent(name)
    process.arguments = arguments
    // Help is as wide as the terminal unless told.
    process.environment = ["COLUMNS": "80", "LANG": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Products lie beside the test bundle.
  static var productsFolder: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }
}
