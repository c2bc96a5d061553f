@preconcurrency internal import Glibc

/// Standard error, for what people are told.
enum StandardError {
  /// Writes a text as far as it can be written: nobody can be told that this failed.
  static func write(_ text: String) {
    try? Descriptor.write(Array(text.utf8), to: STDERR_FILENO)
  }
}
