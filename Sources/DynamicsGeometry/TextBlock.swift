package import Foundation

/// A text whose characters all have the same width.
package enum TextBlock {
  /// The size of a text in lines, in points; zero for no text, or for a width that is not valid.
  ///
  /// - Parameters:
  ///   - advance: The width of a character, in points.
  ///   - lineHeight: The height of a line, in points.
  ///   - width: The width at which lines wrap, in points. A single line does not wrap, nor does any at a
  ///     width below that of a character.
  ///   - most: The most lines; 0 means no limit.
  package static func size(
    of text: String, advance: CGFloat, lineHeight: CGFloat, width: CGFloat, lines most: Int
  ) -> CGSize {
    guard !text.isEmpty, advance > 0, advance.isFinite else { return .zero }
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
    let wraps = most != 1 && width >= advance
    let inLine = wraps ? Int(min(width / advance, 1e6)) : .max
    let lengths = paragraphs.map { min($0, inLine) }
    var lines = paragraphs.reduce(0) { $0 + 1 + max(0, $1 - 1) / inLine }
    if most > 0 { lines = min(lines, most) }
    return CGSize(
      width: CGFloat(lengths.max() ?? 0) * advance, height: CGFloat(lines) * lineHeight)
  }
}
