extension String {
  /// The most characters of a diagnostic, which may contain names that the program has chosen.
  private static let longestLine = 1000

  /// This text with escapes for line breaks and other control characters, cut if it is very long.
  var asOneLine: String {
    let start = unicodeScalars.prefix(Self.longestLine)
    let isWhole = start.endIndex == unicodeScalars.endIndex
    if isWhole, !start.contains(where: \.breaksLine) { return self }
    let line = start.map { $0.breaksLine ? $0.escaped(asASCII: true) : String($0) }.joined()
    return isWhole ? line : line + "…"
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character, or a separator of lines or paragraphs.
  fileprivate var breaksLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
