@_spi(Samples) internal import DynamicsRecording
@preconcurrency internal import Glibc

/// Standard output for programs that write a little at a time.
package enum StandardOutput {
  /// Writes a text at once, without keeping any of it back.
  package static func write(_ text: String) throws { try write(Array(text.utf8)) }

  static func write(_ bytes: [UInt8]) throws {
    do {
      try Descriptor.write(bytes, to: STDOUT_FILENO)
    } catch {
      throw StandardOutputFailure(reason: error.description)
    }
  }
}

/// Standard output takes no more, as on a full disk.
package struct StandardOutputFailure: Error, CustomStringConvertible {
  let reason: String

  package var description: String {
    "Cannot write to standard output: \(reason). Send it somewhere else."
  }
}
