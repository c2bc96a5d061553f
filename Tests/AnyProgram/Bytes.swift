import ArgumentParser
import DynamicsPrograms
import Foundation

/// Runs the program that the bytes of a file stand for, such as one that libFuzzer has found.
struct Bytes: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the programs of files of bytes, as libFuzzer writes them.")

  @Flag(help: "Print the program only.")
  var show = false

  @Argument(help: "The files.")
  var files: [String]

  func run() throws {
    var faults: [String] = []
    for file in files {
      let program = DynamicsPrograms.program(
        bytes: try Data(contentsOf: URL(fileURLWithPath: file)))
      for line in program where show { print(line) }
      if !show { faults += Trial(program).faults.map { "\(file): \($0)" } }
    }
    for fault in faults { print(fault) }
    if !faults.isEmpty { throw ExitCode.failure }
  }
}
