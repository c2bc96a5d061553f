@_spi(Samples) internal import DynamicsRecording
@preconcurrency internal import Glibc

/// Reads input files.
package enum InputFile {
  /// The maximum size in bytes; it excludes endless devices.
  private static let largestSize = 16 << 20

  /// Reads a whole file, FIFO or device as text.
  package static func text(of path: String) throws(InputFailure) -> String {
    do {
      let file = try Descriptor(opening: path, O_RDONLY | O_NOCTTY)
      return String(decoding: try file.read(atMost: largestSize), as: UTF8.self)
    } catch {
      throw InputFailure(reason: error.description)
    }
  }
}

/// The error of a file that could not be read, from the system.
package struct InputFailure: Error {
  package let reason: String
}
