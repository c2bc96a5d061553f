@_spi(Samples) package import DynamicsRecording
@preconcurrency internal import Glibc

/// Reads input files.
package enum InputFile {
  /// The maximum size in bytes; it excludes endless devices.
  private static let largestSize = 16 << 20

  /// Reads a whole file, FIFO or device as text.
  package static func text(of path: String) throws(SystemError) -> String {
    let file = try Descriptor(opening: path, O_RDONLY | O_NOCTTY)
    return String(decoding: try file.read(atMost: largestSize), as: UTF8.self)
  }
}
