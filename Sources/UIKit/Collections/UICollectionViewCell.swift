/// A view that a collection view shows for one of its elements.
///
/// See Apple's `UICollectionReusableView`.
open class UICollectionReusableView: UIView {
  /// What the view was registered by; `nil` for one that was not.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is used for another element; for subclasses.
  open func prepareForReuse() {}

  /// Called when the element has other attributes; for subclasses.
  ///
  /// Place and looks are set already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  func take(_ attributes: UICollectionViewLayoutAttributes) {
    bounds.size = attributes.size
    center = attributes.center
    transform = attributes.transform
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}

/// The view of an item; see Apple's `UICollectionViewCell`.
open class UICollectionViewCell: UICollectionReusableView {
  /// What the contents are put into; it fills the cell.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    return view
  }()

  /// Whether the item is selected; `false` by default.
  open var isSelected = false

  /// Whether a finger is on the item; `false` by default.
  open var isHighlighted = false
}
