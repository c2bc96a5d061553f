public import CoreGraphics
public import Foundation

/// Returns a context that draws nothing, so that `draw(_:)` needs no edit.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext() }

/// The style of paragraphs; see Apple's `NSMutableParagraphStyle`.
///
/// Stored without effect.
open class NSMutableParagraphStyle: NSObject {
  /// Makes the default style.
  public override init() { super.init() }

  /// The alignment; `.natural` by default.
  open var alignment = NSTextAlignment.natural
  /// The way in which lines break; at words by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The space between lines, in points; 0 by default.
  open var lineSpacing: CGFloat = 0
  /// The space after the paragraph, in points; 0 by default.
  open var paragraphSpacing: CGFloat = 0
}

/// The way in which lines break.
public enum NSLineBreakMode: Int, Sendable {
  /// At words, at characters or not at all.
  case byWordWrapping, byCharWrapping, byClipping
  /// The text is truncated.
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

extension NSAttributedString.Key {
  /// The font.
  public static let font = Self(rawValue: "NSFont")
  /// The color of the text.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The style of the paragraph.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// The additional space between characters.
  public static let kern = Self(rawValue: "NSKern")
}
