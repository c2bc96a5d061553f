import DynamicsTestSupport
import Foundation

/// A program of this package, run as a user runs it.
struct BuiltProgram {
  let name: String

  /// Runs it to its end, or kills it if it hangs.
  ///
  /// - Returns: What it wrote to standard output, and its exit status.
  func run(_ arguments: String...) async throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = Self.productsFolder.appendingPathComponent(name)
    process.arguments = arguments
    let output = try await process.outputOfRun()
    return (output, process.terminationStatus)
  }

  /// Products lie beside the test bundle.
  private static var productsFolder: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }
}
