/// The colors and attributes of a character: all that SGR sequences set.
struct TextStyle: Hashable {
  /// The attributes 1 to 9 but for underlines, each as a bit: 1 is bold, 7 is reversed.
  private var attributes: UInt16 = 0
  /// The parameters of the text's color, such as "31" or "38;5;208"; empty for the terminal's own.
  private(set) var ink = ""
  /// Those of the background.
  private(set) var ground = ""
  /// "4", or "4:3" for a curly line; empty without a line.
  private var underline = ""
  private var underlineColor = ""

  var isBold: Bool { has(1) }
  var isItalic: Bool { has(3) }
  var isReversed: Bool { has(7) }

  /// Whether one sees it on a space.
  var showsOnSpace: Bool { !ground.isEmpty || !underline.isEmpty || isReversed || has(9) }

  /// The parameters of the SGR sequence that sets it, after a reset.
  var parameters: String {
    let codes = (1...9).filter { has($0) }.map(String.init)
    return (codes + [underline, underlineColor, ink, ground]).filter { !$0.isEmpty }
      .joined(separator: ";")
  }

  /// Applies the parameters of an SGR sequence; unknown ones are ignored.
  mutating func apply(_ parameters: String) {
    var rest = parameters.split(separator: ";", omittingEmptySubsequences: false)[...]
    while let field = rest.popFirst() {
      let code = Int(field.prefix { $0 != ":" }) ?? (field.isEmpty ? 0 : -1)
      switch code {
      case 38, 48, 58: setColor(code, String(field), &rest)
      default: apply(code, String(field))
      }
    }
  }

  private mutating func apply(_ code: Int, _ field: String) {
    switch code {
    case 0: self = TextStyle()
    case 4: underline = field == "4:0" ? "" : field
    case 1...9: attributes |= 1 << code
    // Doubly underlined in most terminals.
    case 21: underline = "21"
    case 22: attributes &= ~(1 << 1 | 1 << 2)
    case 24: underline = ""
    case 25: attributes &= ~(1 << 5 | 1 << 6)
    case 23, 27...29: attributes &= ~(1 << (code - 20))
    case 30...37, 90...97: ink = field
    case 39: ink = ""
    case 40...47, 100...107: ground = field
    case 49: ground = ""
    case 59: underlineColor = ""
    default: break
    }
  }

  /// Sets a color of 256 or of 24 bits, whose parts follow in the same field after colons, or in the next ones.
  private mutating func setColor(_ code: Int, _ field: String, _ rest: inout ArraySlice<Substring>)
  {
    var color = field
    if !field.contains(":") {
      let count = rest.first == "5" ? 2 : rest.first == "2" ? 4 : 1
      let parts = rest.prefix(count)
      rest = rest.dropFirst(count)
      guard parts.count == count, count > 1, parts.allSatisfy({ $0.isEmpty || UInt8($0) != nil })
      else { return }
      color = ([Substring(field)] + parts).joined(separator: ";")
    }
    switch code {
    case 38: ink = color
    case 48: ground = color
    default: underlineColor = color
    }
  }

  private func has(_ code: Int) -> Bool { attributes & 1 << code != 0 }
}
