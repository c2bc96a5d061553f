public import Foundation

/// How the lines of a text are placed.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides.
  case justified
  /// As the language has it.
  case natural
}

/// A text; see Apple's `UILabel`.
///
/// There are no typefaces here: each character counts as half as wide as the font is large, so that
/// sizes are plausible and the same everywhere.
open class UILabel: UIView {
  /// Makes a label that lets touches through.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a label; for labels from storyboards, of which there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text; `nil` by default.
  open var text: String?

  /// The color of the text; ``UIColor/label`` by default.
  open var textColor: UIColor! = .label

  /// The font; the system's at 17 points by default.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)

  /// How lines are placed; `.natural` by default.
  open var textAlignment = NSTextAlignment.natural

  /// The most lines; 0 is no limit.
  ///
  /// 1 by default.
  open var numberOfLines = 1

  /// Whether the text grows smaller to fit; kept.
  ///
  /// `false` by default.
  open var adjustsFontSizeToFitWidth = false

  /// The size of the text in the lines that a width allows, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(in: size, lines: numberOfLines)
  }

  private func textSize(in size: CGSize, lines numberOfLines: Int) -> CGSize {
    guard let text, !text.isEmpty, let font else { return .zero }
    let advance = font.pointSize / 2
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
    let isBroken = numberOfLines != 1 && size.width >= advance
    let most = isBroken ? Int(min(size.width / advance, 1e6)) : .max
    let lengths = paragraphs.map { min($0, most) }
    var lines = paragraphs.reduce(0) { $0 + 1 + max(0, $1 - 1) / most }
    if numberOfLines > 0 { lines = min(lines, numberOfLines) }
    return CGSize(
      width: CGFloat(lengths.max() ?? 0) * advance, height: CGFloat(lines) * font.lineHeight)
  }

  /// The size of the text on as few lines as it has.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
