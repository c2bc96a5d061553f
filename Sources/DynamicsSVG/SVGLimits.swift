/// The largest files, which keep files of strangers from taking all memory or hours.
enum SVGLimits {
  /// Bytes of a file.
  static let bytes = 32 << 20
  /// Elements in a file, and those that are drawn, each `<use>` counted with all that it draws.
  static let elements = 100_000
  /// Elements within each other.
  static let depth = 200
  /// Segments of all paths together.
  static let segments = 1_000_000
  /// The largest coordinate, in points: that of an item.
  static let coordinate = 1e9
  /// Elements times rules of style sheets.
  static let ruleChecks = 20_000_000
  /// The notes about things that are not supported.
  static let notes = 100
}
