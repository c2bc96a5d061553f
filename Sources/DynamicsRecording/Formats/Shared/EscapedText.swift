extension StringProtocol {
  /// The text escaped for XML or HTML, between tags or in a quoted attribute.
  ///
  /// Control characters, which XML forbids, become U+FFFD.
  var xml: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      default: text.unicodeScalars.append(scalar.isAllowedInXML ? scalar : "\u{FFFD}")
      }
    }
    return text
  }

  /// The text as a quoted JSON string, which is also safe in a `<script>` and between XML tags.
  var json: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{0}"..<" ", "\u{7F}"..."\u{9F}",
        "\u{FFFE}",
        "\u{FFFF}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// The text in one line, safe in a CSS comment.
  var cssComment: String {
    var text = ""
    // Use scalars and not characters, since an accent after the slash makes another character.
    for scalar in unicodeScalars {
      if scalar == "/", text.unicodeScalars.last == "*" { text += " " }
      text.unicodeScalars.append(Character(scalar).isNewline ? " " : scalar)
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isAllowedInXML: Bool {
    value >= 0x20 && value != 0xFFFE && value != 0xFFFF && !(0x7F...0x9F).contains(value)
  }
}
