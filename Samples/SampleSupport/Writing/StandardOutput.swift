@_spi(Samples) internal import DynamicsRecording
@preconcurrency internal import Glibc

/// Standard output for programs that write small pieces.
package enum StandardOutput {
  /// Writes a text without buffering.
  package static func write(_ text: String) throws { try write(Array(text.utf8)) }

  package static func write(_ bytes: [UInt8]) throws {
    do {
      try Descriptor.write(bytes, to: STDOUT_FILENO)
    } catch {
      throw StandardOutputFailure(reason: error.description)
    }
  }
}

/// Standard output cannot be written, for example because the disk is full.
package struct StandardOutputFailure: Error, CustomStringConvertible {
  let reason: String

  package var description: String {
    "Cannot write to standard output: \(reason). Redirect it to another file."
  }
}
