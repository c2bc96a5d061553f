internal import Dynamics

enum RecordingMetadata {
  /// The most bytes of all names and values together, as UTF-8.
  static let maximumBytes = 1 << 20

  static func byteCount(_ metadata: [String: String]) -> Int {
    metadata.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
  }

  /// Returns the new metadata, or the old if the new is too large, which is reported.
  static func validated(
    _ metadata: [String: String], replacing old: [String: String], by member: String
  ) -> [String: String] {
    let count = byteCount(metadata)
    return DynamicsDiagnostics.checked(
      metadata, count <= maximumBytes, else: old,
      "metadata must have at most \(maximumBytes) bytes, not \(count); nothing changed", by: member)
  }
}
