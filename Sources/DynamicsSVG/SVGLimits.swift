/// The largest files, which keep files of strangers from taking all memory or hours.
enum SVGLimits {
  /// Bytes of a file.
  static let bytes = 32 << 20
  /// Elements in a file, and those that are begun, also hidden ones and parts of texts, each `<use>`
  /// counted with all that it draws.
  static let elements = 100_000
  /// Attributes of an element.
  static let attributes = 10_000
  /// Elements within each other.
  static let depth = 200
  /// Segments of all shapes together, with all uses.
  static let segments = 1_000_000
  /// The largest coordinate, in points: that of an item.
  static let coordinate = 1e9
  /// Elements times rules of style sheets.
  static let ruleChecks = 20_000_000
  /// Units of work of a `WorkBudget`: more than any file without uses has bytes.
  static let work = 50_000_000
  /// Gradients that refer to each other in a chain.
  static let gradientLinks = 100
  /// Names in one selector of a list; a rule with more is left out.
  static let selectorNames = 100
  /// The notes about things that are not supported.
  static let notes = 100
}
