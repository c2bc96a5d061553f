/// The number of colors that a terminal supports.
package enum ColorDepth: Sendable {
  case none, sixteen, indexed, trueColor

  /// Returns the colors of a terminal, from the environment variables of a program.
  ///
  /// A nonempty `NO_COLOR` turns colors off (no-color.org). `COLORTERM` enables 24 bits, and `TERM`
  /// decides the rest.
  package static func detect(in environment: [String: String]) -> ColorDepth {
    let term = environment["TERM"] ?? ""
    if !(environment["NO_COLOR"] ?? "").isEmpty || term.isEmpty || term == "dumb" { return .none }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") { return .trueColor }
    if term.hasSuffix("-direct") { return .trueColor }
    return term.contains("256color") ? .indexed : .sixteen
  }

  /// The parameters of an SGR sequence that sets a color; `layer` is 3 for text and 4 for the
  /// background.
  func parameters(for color: Color, layer: Int) -> String {
    switch self {
    case .none: ""
    case .trueColor: "\(layer)8;2;\(color.red);\(color.green);\(color.blue)"
    case .indexed: "\(layer)8;5;\(color.index256)"
    case .sixteen:
      color.index16 < 8 ? "\(layer)\(color.index16)" : "\(layer + 6)\(color.index16 - 8)"
    }
  }
}
