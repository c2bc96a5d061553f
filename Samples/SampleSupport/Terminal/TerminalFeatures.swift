/// Optional features of a terminal, which it is asked for at the start of a show.
///
/// The last question is for attributes that every terminal reports. Its answer means that the other
/// answers have arrived. The show does not depend on any answer.
struct TerminalFeatures {
  /// Whether all questions have been answered.
  private(set) var areKnown = false
  /// Whether the terminal can delay drawing until a picture is complete.
  private(set) var synchronizesOutput = false
  /// Whether the terminal keeps 24 bits of a color, as its answer about the present one shows.
  private(set) var keepsTrueColor = false
  /// Whether the terminal shows pictures that are in shared memory.
  private(set) var showsPictures = false
  /// Whether the terminal can report positions of the mouse in pixels.
  private(set) var reportsMousePixels = false
  /// Whether positions of the mouse are in pixels from now on.
  private(set) var usesMousePixels = false

  /// The row of the cursor when the terminal was asked, from 0; `nil` without an answer.
  private(set) var cursorRow: Int?

  private static let synchronizedOutput = 2026
  private static let mousePixels = 1016

  /// The control sequences that ask for the features.
  static func questions(
    mouse: Bool, pictures: Bool, colors: Bool, cursor: Bool = false
  ) -> String {
    let modes = [synchronizedOutput] + (mouse ? [mousePixels] : [])
    return (cursor ? cursorQuestion : "") + modes.map { question(mode: $0) }.joined()
      + (colors ? colorQuestion : "")
      + (pictures ? KittyGraphics.question() : "") + attributes
  }

  /// Sets a color of 24 bits, and asks which one is set.
  ///
  /// Some terminals drop the variable by which they could be known, such as xterm.
  private static let colorQuestion = "\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[0m"

  /// Asks for the position of the cursor.
  private static let cursorQuestion = "\u{1B}[6n"

  /// The question that every terminal answers.
  static let attributes = "\u{1B}[c"

  /// The control sequences that switch to positions in pixels.
  ///
  /// The answer separates positions in cells from those in pixels.
  static let startOfMousePixels = "\u{1B}[?\(mousePixels)h" + question(mode: mousePixels)

  /// The control sequences around a picture that is drawn at once.
  static let pictureStart = "\u{1B}[?\(synchronizedOutput)h"
  static let pictureEnd = "\u{1B}[?\(synchronizedOutput)l"

  private static func question(mode: Int) -> String { "\u{1B}[?\(mode)$p" }

  mutating func note(_ report: TerminalReport) {
    switch report {
    case .attributes: areKnown = true
    case .mode(Self.synchronizedOutput, let state): synchronizesOutput = [1, 2].contains(state)
    case .mode(Self.mousePixels, let state):
      reportsMousePixels = [1, 2].contains(state)
      usesMousePixels = state == 1
    case .graphics(let answer):
      showsPictures = KittyGraphics.isSupported(by: answer) ?? showsPictures
    case .attributesOfText(let parameters):
      // Terminals separate the parts by colons or semicolons, with or without the number of a color space.
      let parts = parameters.split { ":;".contains($0) }
      keepsTrueColor = parts.contains("48") && parts.suffix(3) == ["1", "2", "3"]
    case .cursor(let row, _): cursorRow = cursorRow ?? row - 1
    case .mode: break
    }
  }
}
