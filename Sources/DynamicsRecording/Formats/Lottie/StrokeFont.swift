internal import Foundation

/// Letters as lines, for formats whose readers have no fonts.
///
/// All letters are as wide. ASCII has letters of its own; accents are left out, and a box stands for
/// any other character.
enum StrokeFont {
  /// The distance from a letter to the next, in units; a letter is 4 wide.
  static let advance: CGFloat = 6
  /// The height of capitals, in units.
  static let capHeight: CGFloat = 6

  /// The lines of a text in units, with (0, 0) in the middle of its capitals.
  static func lines(of text: String) -> [[CGPoint]] {
    let letters = Array(plain(text))
    let left = -(CGFloat(letters.count) * advance - 2) / 2
    return letters.enumerated().flatMap { (index: Int, letter: Character) -> [[CGPoint]] in
      let x = left + CGFloat(index) * advance
      return strokes(of: letter).map { stroke in
        stroke.map { CGPoint(x: x + $0.x, y: $0.y - capHeight / 2) }
      }
    }
  }

  /// The number of letters that a text is drawn with.
  static func count(of text: String) -> Int { plain(text).count }

  private static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
          $0.properties.generalCategory != .nonspacingMark
        }))
  }

  private static let box = "0040460600"

  /// The points of each line, from the upper left; y grows downward, and the baseline is at 6.
  private static func strokes(of letter: Character) -> [[CGPoint]] {
    if letter.isWhitespace { return [] }
    return (glyphs[letter] ?? box).split(separator: " ").map { line in
      let digits = line.utf8.map { CGFloat($0 - UInt8(ascii: "0")) }
      return stride(from: 0, to: digits.count, by: 2).map {
        CGPoint(x: digits[$0], y: digits[$0 + 1])
      }
    }
  }

  /// Lines as the digits of x and y, point by point.
  private static let glyphs: [Character: String] = [
    "A": "062046 1434", "B": "06003041423303 3344453606", "C": "4130100105163645",
    "D": "06002042442606", "E": "40000646 0333", "F": "400006 0333", "G": "41301001051636454323",
    "H": "0006 4046 0343", "I": "1030 2026 1636", "J": "4045361605", "K": "0006 400346",
    "L": "000646", "M": "0600234046", "N": "06004640", "O": "100105163645413010",
    "P": "06003041423303", "Q": "100105163645413010 2446", "R": "06003041423303 2346",
    "S": "413010010213334445361605", "T": "0040 2026", "U": "000516364540", "V": "002640",
    "W": "0016233640", "X": "0046 4006", "Y": "002340 2326", "Z": "00400646",
    "a": "4246 4332120305163645", "b": "0006 0312324345361605", "c": "4332120305163645",
    "d": "4046 4332120305163645", "e": "04444332120305163645", "f": "40302126 1232",
    "g": "4247381807 4332120305163645", "h": "0006 0312324346", "i": "2226 2021",
    "j": "22271807 2021", "k": "0006 4204 2346", "l": "10202536", "m": "0206 03122326 23324346",
    "n": "0206 0312324346", "o": "120305163645433212", "p": "0208 0312324345361605",
    "q": "4248 4332120305163645", "r": "0206 03123243", "s": "43321203143445361605",
    "t": "20253645 1232", "u": "0205163645 4246", "v": "022642", "w": "0216243642",
    "x": "0246 4206", "y": "0226 4218", "z": "02420646",
    "0": "100105163645413010 0541", "1": "112026 1636", "2": "01103041420646",
    "3": "01103041423313 334445361605", "4": "36300444", "5": "400002324345361605",
    "6": "413010010516364544331304", "7": "004016", "8": "100102133342413010 130405163645443313",
    "9": "051636454130100102133342",
    ".": "2526", ",": "2517", ":": "2122 2526", ";": "2122 2517", "!": "2023 2526",
    "?": "011030414223 2526", "'": "2022", "\"": "1012 3032", "-": "1333", "+": "0343 2125",
    "=": "0242 0444", "_": "0646", "/": "0640", "\\": "0046", "(": "30212536", ")": "10212516",
    "[": "30101636", "]": "10303616", "{": "30212213242536", "}": "10212233242516",
    "<": "410345", ">": "014305", "#": "1016 3036 0242 0444",
    "$": "413010010213334445361605 2026", "%": "0640 1011 3536", "&": "4612112031320405162644",
    "*": "2125 1234 1432", "@": "32221314243332344341301001051636", "^": "022042", "`": "1021",
    "|": "2027", "~": "0413243342",
  ]
}
