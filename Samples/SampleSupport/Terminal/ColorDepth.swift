/// The number of colors that a terminal supports.
package enum ColorDepth: Sendable {
  case none, sixteen, indexed, trueColor

  /// Whether the terminal may have more colors than its variables say, so that it is worth asking.
  package var mayBeDeeper: Bool { self == .sixteen || self == .indexed }

  /// Returns the colors of a terminal, from the environment variables of a program.
  ///
  /// A nonempty `NO_COLOR` turns colors off (no-color.org). `COLORTERM` says whether there are 24
  /// bits; without it, the names of terminals do. `TERM` decides the rest.
  package static func detect(in environment: [String: String]) -> ColorDepth {
    let term = environment["TERM"] ?? ""
    if !(environment["NO_COLOR"] ?? "").isEmpty || monochrome.contains(term) { return .none }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") { return .trueColor }
    if term.hasSuffix("-direct") { return .trueColor }
    // A program inside tmux or screen inherits the variables of the terminal outside, but is drawn
    // by them.
    if !isWithinMultiplexer(environment), isTrueColorTerminal(environment, term) {
      return .trueColor
    }
    return term.contains("256color") ? .indexed : .sixteen
  }

  /// Whether tmux or screen draws the picture, which take graphics commands for titles of windows.
  package static func isWithinMultiplexer(_ environment: [String: String]) -> Bool {
    ["tmux", "screen"].contains { (environment["TERM"] ?? "").hasPrefix($0) }
  }

  /// Whether a terminal can move the cursor, which a live show needs.
  package static func movesCursor(in environment: [String: String]) -> Bool {
    !["", "dumb"].contains(environment["TERM"] ?? "")
  }

  private static let monochrome = ["", "dumb", "vt100", "vt102", "vt220", "xterm-mono"]

  /// The beginnings of `TERM` of terminals with 24 bits.
  private static let trueColorTerms = [
    "xterm-kitty", "alacritty", "foot", "wezterm", "xterm-ghostty", "ghostty", "contour", "iterm",
    "rio",
  ]
  /// Values of `TERM_PROGRAM` of terminals with 24 bits.
  private static let trueColorPrograms = [
    "iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio", "Tabby", "WarpTerminal",
  ]
  /// Variables that only terminals with 24 bits set.
  private static let trueColorVariables = [
    "KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION", "GHOSTTY_RESOURCES_DIR",
    "ALACRITTY_WINDOW_ID",
  ]
  /// The first version of the VTE library with 24 bits, 0.36.
  private static let firstTrueColorVTE = 3600

  private static func isTrueColorTerminal(_ environment: [String: String], _ term: String) -> Bool {
    if trueColorTerms.contains(where: { term.lowercased().hasPrefix($0) }) { return true }
    // Others may run inside these terminals, with another `TERM`.
    guard term.hasPrefix("xterm") else { return false }
    return trueColorPrograms.contains(environment["TERM_PROGRAM"] ?? "")
      || trueColorVariables.contains { !(environment[$0] ?? "").isEmpty }
      || (environment["VTE_VERSION"].flatMap { Int($0) } ?? 0) >= firstTrueColorVTE
  }

  /// Marks a code as the index of one of 256 colors, among codes in true color.
  static let indexBit: UInt32 = 1 << 24

  /// The parameters of an SGR sequence that sets a color.
  ///
  /// - Parameters:
  ///   - code: The color, as ``Palette/code(of:depth:)`` returns it.
  ///   - layer: 3 for text and 4 for the background.
  func parameters(for code: UInt32, layer: Int) -> String {
    switch self {
    case .none: ""
    case .trueColor where code & Self.indexBit != 0: "\(layer)8;5;\(code & 255)"
    case .trueColor:
      "\(layer)8;2;\(code >> 16);\(code >> 8 & 255);\(code & 255)"
    case .indexed: "\(layer)8;5;\(code)"
    case .sixteen: code < 8 ? "\(layer)\(code)" : "\(layer + 6)\(code - 8)"
    }
  }
}
