@_spi(Samples) internal import DynamicsRecording
@preconcurrency internal import Glibc

/// Files that a program reads.
package enum InputFile {
  /// More than anybody writes down by hand, and less than a device without end has.
  private static let largestSize = 16 << 20

  /// Reads all of a file, FIFO or device, as text.
  package static func text(of path: String) throws(InputFailure) -> String {
    do {
      let file = try Descriptor(opening: path, O_RDONLY | O_NOCTTY)
      return String(decoding: try file.read(atMost: largestSize), as: UTF8.self)
    } catch {
      throw InputFailure(reason: error.description)
    }
  }
}

/// Why a file could not be read, as the system says it.
package struct InputFailure: Error {
  package let reason: String
}
