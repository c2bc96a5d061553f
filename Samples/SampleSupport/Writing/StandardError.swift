@preconcurrency internal import Glibc

/// Standard error, for messages to the user.
enum StandardError {
  /// Writes a text; errors are ignored, since they cannot be reported.
  static func write(_ text: String) {
    try? Descriptor.write(Array(text.utf8), to: STDERR_FILENO)
  }
}
