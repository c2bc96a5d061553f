@_spi(Samples) package import DynamicsRecording
@preconcurrency internal import Glibc

/// Reads input files.
package enum InputFile {
  /// The maximum size in bytes; it excludes endless devices.
  private static let largestSize = 16 << 20

  /// Reads a whole file, FIFO or device as text.
  package static func text(of path: String) throws(SystemError) -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  /// Reads the bytes of a whole file, FIFO or device.
  package static func bytes(of path: String) throws(SystemError) -> [UInt8] {
    try Descriptor(opening: path, O_RDONLY | O_NOCTTY).read(atMost: largestSize)
  }
}
