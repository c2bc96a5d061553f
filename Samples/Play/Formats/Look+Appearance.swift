import DynamicsRecording
import Foundation
import SampleSupport

extension Color {
  var darker: Color { mixed(with: Color(0, 0, 0), fraction: 0.35) }
  var lighter: Color { mixed(with: Color(255, 255, 255), fraction: 0.35) }
}

extension Look {
  /// The appearance of an item of a size in recordings.
  func appearance(_ size: CGSize) -> RecordingAppearance {
    RecordingAppearance(
      fill: face, stroke: fill.darker,
      cornerRadius: kind == .card ? 4 : 2, label: label, svg: svg(size))
  }

  /// The color of the largest part.
  private var face: Color { kind == .card ? Color(255, 253, 248) : fill }

  /// The item as SVG elements around (0, 0).
  func svg(_ size: CGSize) -> String {
    let (width, height) = (Double(size.width), Double(size.height))
    let radius = min(width, height) / 2
    switch kind {
    case .plain, .letter:
      return rectangle(width, height, corner: min(3, radius), fill) + text(radius * 1.1, .white)
    case .crate:
      let board = min(width, height) * 0.14
      let (x, y) = (width / 2 - board, height / 2 - board)
      return rectangle(width, height, corner: 0, Color(219, 167, 99))
        + "<rect x=\"\(number(-x))\" y=\"\(number(-y))\" width=\"\(number(2 * x))\" "
        + "height=\"\(number(2 * y))\" fill=\"\(fill.hex)\"/>"
        + "<path d=\"M\(number(-x)) \(number(y))L\(number(x)) \(number(-y))\" "
        + "stroke=\"#8a5a2b\" stroke-width=\"\(number(board))\"/>"
    case .card:
      return rectangle(width, height, corner: 4, face, edge: Color(154, 149, 138))
        + text(min(width, height) * 0.5, fill)
    case .ball, .steel:
      let stripe =
        "<path d=\"M\(number(-radius)) 0A\(number(radius)) \(number(radius)) 0 0 1 "
        + "\(number(radius)) 0Z\" fill=\"\(fill.lighter.hex)\"/>"
      return "<circle r=\"\(number(radius))\" fill=\"\(fill.hex)\"/>" + stripe
        + "<circle r=\"\(number(radius / 5))\" fill=\"#fff\"/>" + text(radius, .white)
    case .page:
      return rectangle(width, height, corner: 12, Color(247, 248, 250))
        + stride(from: 24.0, to: height - 20, by: 42).map { y in
          "<rect x=\"\(number(-width / 2 + 16))\" y=\"\(number(y - height / 2))\" "
            + "width=\"\(number(width * 0.6))\" height=\"10\" rx=\"5\" fill=\"\(fill.hex)\"/>"
        }.joined()
    }
  }

  private func rectangle(
    _ width: Double, _ height: Double, corner: Double, _ fill: Color, edge: Color? = nil
  ) -> String {
    "<rect x=\"\(number(-width / 2))\" y=\"\(number(-height / 2))\" width=\"\(number(width))\" "
      + "height=\"\(number(height))\" rx=\"\(number(corner))\" fill=\"\(fill.hex)\" "
      + "stroke=\"\((edge ?? fill.darker).hex)\"/>"
  }

  func text(_ size: Double, _ color: Color) -> String {
    guard let label else { return "" }
    let size = min(size, 18)
    return "<text font-family=\"sans-serif\" font-weight=\"700\" font-size=\"\(number(size))\" "
      + "text-anchor=\"middle\" dominant-baseline=\"central\" fill=\"\(color.hex)\">\(label)</text>"
  }

  private func number(_ value: Double) -> String { value.decimal(2) }
}

extension Color {
  static let white = Color(255, 255, 255)
}
