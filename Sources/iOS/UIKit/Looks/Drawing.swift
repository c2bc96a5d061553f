public import CoreGraphics
public import Foundation

/// Returns a context that draws nothing, so that `draw(_:)` needs no edit.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext() }

/// A renderer of images, which calls no closure; see Apple's `UIGraphicsImageRenderer`.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// Makes a renderer of images of a size, in points.
  public init(size: CGSize) { self.size = size }

  /// Returns an image of the size.
  open func image(actions: (CGContext) -> Void) -> UIImage { UIImage(size: size) }
}

/// An effect such as a blur, which is not drawn; see Apple's `UIVisualEffect`.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur, which is not drawn; see Apple's `UIBlurEffect`.
open class UIBlurEffect: UIVisualEffect {
  /// The styles of a blur.
  public enum Style: Int, Sendable {
    /// The cases of UIKit.
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }

  /// Makes a blur.
  public init(style: Style) {}
}

/// A view with an effect, which is not drawn; see Apple's `UIVisualEffectView`.
open class UIVisualEffectView: UIView {
  /// The view for subviews, of the same size.
  public let contentView = UIView()
  /// The effect.
  open var effect: UIVisualEffect?

  /// Makes a view with an effect and without a size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Makes a view; there are no storyboards here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

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
