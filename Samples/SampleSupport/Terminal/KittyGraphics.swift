@_spi(Samples) internal import DynamicsRecording
internal import Foundation

/// Pictures in the resolution of the screen, by the graphics protocol of kitty, which other
/// terminals have, too.
///
/// The pixels go through shared memory. So a picture takes only about a hundred bytes on the
/// terminal, and the terminal must run on the same machine. The picture is above the cells, with holes
/// for their text: not all versions of kitty draw text over pictures well.
struct KittyGraphics {
  /// The control sequence that asks whether the terminal shows pictures and can read ours.
  ///
  /// - Returns: An empty text if there is no shared memory.
  static func question() -> String {
    SharedPicture.removeAll()
    guard SharedPicture.write([0, 0, 0], SharedPicture.questionIndex) else { return "" }
    return command(
      "a=q,i=\(questionID),t=s,f=24,s=1,v=1", payload: name(SharedPicture.questionIndex))
  }

  /// Whether a report is a positive answer to the question; `nil` if it answers something else.
  static func isSupported(by answer: String) -> Bool? {
    answer.hasPrefix("i=\(questionID);") ? answer.hasSuffix(";OK") : nil
  }

  /// Removes all pictures from the screen, and from the memory of the terminal.
  static let end: StaticString = "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"

  private static let questionID = 31

  /// The picture shown last.
  private var pixels: [UInt8] = []
  private var index = 0

  /// Returns the control sequences that show a picture in the upper rows of the terminal.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - cells: The canvas whose text is visible.
  ///   - rows: The number of rows of cells that the picture covers.
  /// - Returns: An empty text if the picture has not changed; `nil` if the terminal has not drawn the pictures
  ///   before yet. Then the cells must stay as they are, too: their text is in the holes of the picture.
  mutating func show(_ picture: FinePicture, over cells: TerminalCanvas, rows: Int) -> String? {
    let bytes = picture.bytes(withHolesForTextOf: cells)
    if bytes == pixels { return "" }
    let next = 1 - index
    guard SharedPicture.write(bytes, next) else { return nil }
    let isFirst = pixels.isEmpty
    (pixels, index) = (bytes, next)
    let (width, height) = (picture.pixels.columns, picture.pixels.pixelRows)
    let keys =
      "a=T,t=s,f=32,s=\(width),v=\(height),i=\(next + 1),p=1,c=\(cells.columns),"
      + "r=\(rows),C=1,q=2"
    let picture = "\u{1B}[H" + Self.command(keys, payload: Self.name(next))
    // The picture before is below the new one until then, so nothing flickers.
    return isFirst ? picture : picture + Self.command("a=d,d=I,i=\(2 - next),q=2")
  }

  /// Removes the pictures.
  mutating func hide() -> String {
    guard !pixels.isEmpty else { return "" }
    pixels = []
    return Self.end.description
  }

  private static func name(_ index: Int) -> String {
    Data(SharedPicture.name(index).utf8).base64EncodedString()
  }

  private static func command(_ keys: String, payload: String = "") -> String {
    "\u{1B}_G\(keys)\(payload.isEmpty ? "" : ";" + payload)\u{1B}\\"
  }
}
