public import Foundation

/// A view with an image; see Apple's `UIImageView`.
open class UIImageView: UIView {
  /// The image; `nil` by default.
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }

  /// Makes a view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view with the size of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Makes a view; there are no storyboards here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var receivesTouches: Bool { false }

  /// Whether the view animates images; stored without effect.
  open private(set) var isAnimating = false
  /// Starts animating; only ``isAnimating`` changes.
  open func startAnimating() { isAnimating = true }
  /// Stops animating; only ``isAnimating`` changes.
  open func stopAnimating() { isAnimating = false }

  /// Returns the size of the image, or that of the view if there is none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  /// The size of the image, if there is one.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
