public import Foundation

/// Shows an image; see Apple's `UIImageView`.
open class UIImageView: UIView {
  /// The image; `nil` by default.
  open var image: UIImage?

  /// Makes a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view of an image's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Makes a view; for views from storyboards, of which there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Whether pictures change; kept.
  open private(set) var isAnimating = false
  /// Lets pictures change.
  open func startAnimating() { isAnimating = true }
  /// Lets pictures stay.
  open func stopAnimating() { isAnimating = false }

  /// The image's size, or the view's own without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  /// The image's size, if there is one.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
