import DynamicsPrograms
import Foundation

/// Runs the program that the bytes of a file stand for, such as one that libFuzzer has found.
struct Bytes: Command {
  private let onlyShows: Bool
  private let files: [String]

  init(_ arguments: inout Arguments) throws {
    onlyShows = arguments.takeFlag("--show")
    files = arguments.takeRest()
    if files.isEmpty { throw UsageError("'bytes' needs files.") }
  }

  func run() throws -> Bool {
    var faults: [String] = []
    for file in files {
      let program = DynamicsPrograms.program(
        bytes: try Data(contentsOf: URL(fileURLWithPath: file)))
      for line in program where onlyShows { print(line) }
      if !onlyShows { faults += Trial(program).faults.map { "\(file): \($0)" } }
    }
    for fault in faults { print(fault) }
    return faults.isEmpty
  }
}
