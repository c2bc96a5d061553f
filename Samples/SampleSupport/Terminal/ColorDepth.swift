/// How many colours a terminal shows.
package enum ColorDepth: Sendable {
  case none, sixteen, indexed, trueColor

  /// What the environment of a program says about its terminal.
  ///
  /// `NO_COLOR` that is not empty turns colours off (no-color.org), `COLORTERM` names 24 bits, and
  /// `TERM` the rest.
  package static func detect(in environment: [String: String]) -> ColorDepth {
    let term = environment["TERM"] ?? ""
    if !(environment["NO_COLOR"] ?? "").isEmpty || term.isEmpty || term == "dumb" { return .none }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") { return .trueColor }
    if term.hasSuffix("-direct") { return .trueColor }
    return term.contains("256color") ? .indexed : .sixteen
  }

  /// The parameters of an SGR sequence that sets a colour; `layer` is 3 for ink and 4 for ground.
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
