internal import DynamicsGeometry
public import Foundation

/// A label; see Apple's `UILabel`.
///
/// There are no typefaces here. Each character is half as wide as the font size, so text has
/// plausible sizes that are the same everywhere.
open class UILabel: UIView {
  override class var receivesTouches: Bool { false }

  /// The text; `nil` by default.
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The text with attributes, which do not change its size here; `nil` by default.
  open var attributedText: NSAttributedString? { didSet { invalidateIntrinsicContentSize() } }

  /// The color of the text; ``UIColor/label`` by default.
  open var textColor: UIColor! = .label

  /// The font; the system's font of 17 points by default.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The alignment of the text; `.natural` by default.
  open var textAlignment = NSTextAlignment.natural

  /// The maximum number of lines, 1 by default; 0 means no limit.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }

  /// The way in which lines break; stored without effect.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the font shrinks to fit the width, `false` by default; stored without effect.
  open var adjustsFontSizeToFitWidth = false

  /// Returns the size of the text, wrapped to a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, let font else { return .zero }
    return TextBlock.size(
      of: text, advance: font.pointSize / 2, lineHeight: font.lineHeight, width: size.width,
      lines: numberOfLines)
  }

  /// The size of the text without wrapping, in points; several lines are as high as in the present
  /// width.
  open override var intrinsicContentSize: CGSize {
    var size = sizeThatFits(.zero)
    if numberOfLines != 1, bounds.width > 0 { size.height = sizeThatFits(bounds.size).height }
    return size
  }
}
