import Dynamics
@_spi(Samples) import DynamicsRecording
import Foundation
import SampleSupport

/// The appearance of characters in recordings, on a dark terminal.
enum GlyphLook {
  static let ground: Color = "#16181d"
  private static let ink: Color = "#d8dee9"
  private static let fonts = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
  /// The size of a font whose characters are as wide as a cell.
  private static let fontSize: CGFloat = 16
  /// The baseline below the middle of a cell.
  private static let baseline: CGFloat = 5.5

  static func background(_ size: CGSize) -> String {
    """
    <rect width="\(Double(size.width).decimal(2))" height="\(Double(size.height).decimal(2))" \
    fill="\(ground.hex)" rx="6"/>
    """
  }

  static func look(of piece: Piece) -> RecordingAppearance {
    var figures: [RecordingAppearance.Figure] = []
    // The left edge of the next character, from the middle of the piece.
    var left = -CGFloat(piece.width) * Piece.cell.width / 2
    for glyph in piece.glyphs {
      let width = CGFloat(glyph.width) * Piece.cell.width
      let box = CGRect(
        x: left, y: -Piece.cell.height / 2, width: width, height: Piece.cell.height)
      var (ink, ground) = (color(glyph.style.ink) ?? Self.ink, color(glyph.style.ground))
      if glyph.style.isReversed { (ink, ground) = (ground ?? Self.ground, ink) }
      if let ground { figures.append(.init(BezierPath(rect: box), fill: ground)) }
      var figure = RecordingAppearance.Figure(BezierPath(rect: box), fill: ink)
      figure.text = .init(
        glyph.text, at: CGPoint(x: box.midX, y: baseline), size: fontSize, alignment: .middle,
        fonts: fonts, isBold: glyph.style.isBold, isItalic: glyph.style.isItalic)
      figures.append(figure)
      left += width
    }
    return RecordingAppearance(figures: figures, label: piece.glyphs.map(\.text).joined())
  }

  /// The color of SGR parameters; `nil` for the terminal's own.
  private static func color(_ parameters: String) -> Color? {
    let numbers = parameters.split { ";:".contains($0) }.compactMap { Int($0) }
    switch numbers.first {
    case 38, 48:
      let bytes = numbers.suffix(3).compactMap { UInt8(exactly: $0) }
      if numbers.count > 4, numbers[1] == 2, bytes.count == 3 {
        return Color(bytes[0], bytes[1], bytes[2])
      }
      return numbers.count == 3 && numbers[1] == 5 ? indexed(numbers[2]) : nil
    case let code? where (30...37).contains(code % 60) || (40...47).contains(code % 60):
      // 30 to 37, 40 to 47, and 60 more for the bright ones.
      return indexed(code % 10 + (code >= 90 ? 8 : 0))
    default: return nil
    }
  }

  /// A color of the usual 256: 16 basic ones, a cube of 6 × 6 × 6, and 24 grays.
  private static func indexed(_ index: Int) -> Color? {
    switch index {
    case 0..<16: return basic[index]
    case 16..<232:
      let cube = index - 16
      return Color(level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    case 232..<256:
      let level = UInt8(8 + 10 * (index - 232))
      return Color(level, level, level)
    default: return nil
    }
  }

  /// The brightness of a step on an edge of the cube.
  private static func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }

  private static let basic: [Color] = [
    "#16181d", "#e06c75", "#98c379", "#d8b26a", "#61afef", "#c678dd", "#56b6c2", "#abb2bf",
    "#5c6370", "#ff7a85", "#b5e08c", "#ffd479", "#7cc4ff", "#df8cff", "#6fdbe8", "#ffffff",
  ]
}
