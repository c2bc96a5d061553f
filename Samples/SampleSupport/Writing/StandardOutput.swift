internal import Foundation

/// Standard output for programs that write a little at a time.
package enum StandardOutput {
  /// Writes a text at once, without keeping any of it back.
  package static func write(_ text: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw StandardOutputFailure()
    }
  }
}

/// Standard output takes no more, as on a full disk.
package struct StandardOutputFailure: Error, CustomStringConvertible {
  package let description = "Cannot write to standard output. Send it somewhere with room for it."
}
