/// A view that a collection view shows for one of its elements.
///
/// See Apple's `UICollectionReusableView`.
open class UICollectionReusableView: UIView {
  /// The identifier that the view was registered with; `nil` for one that was not.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is used for another element; for subclasses.
  open func prepareForReuse() {}

  /// Called when the element has other attributes, after they were applied; for subclasses.
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
  /// The superview of the contents; it fills the cell.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    return view
  }()

  /// What lies behind the contents and fills the cell; `nil` by default.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }
}
