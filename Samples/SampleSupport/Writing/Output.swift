internal import Foundation

/// Where a program's result goes: a file, or standard output.
package enum Output {
  /// Writes a text, to a file all or nothing.
  ///
  /// - Parameter path: `nil` is standard output.
  package static func write(_ text: String, to path: String?) throws {
    guard let path else { return try StandardOutput.write(text) }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw OutputFailure(path: path, reason: SystemReason.of(error))
    }
  }
}

/// A file that could not be written.
package struct OutputFailure: Error, CustomStringConvertible {
  let path: String
  let reason: String

  /// What to do, in one line.
  package var description: String {
    "Cannot write '\(path)': \(reason). Choose another --output."
  }
}
