/// A view that a collection view shows for one of its elements.
///
/// See Apple's `UICollectionReusableView`.
open class UICollectionReusableView: UIView {
  /// The reuse identifier of the view; `nil` if it was not registered.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is reused for another element; for subclasses.
  open func prepareForReuse() {}

  /// Called after changed attributes were applied to the view; for subclasses.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  func applyAttributes(_ attributes: UICollectionViewLayoutAttributes) {
    bounds.size = attributes.size
    center = attributes.center
    transform = attributes.transform
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}

/// The cell of an item; see Apple's `UICollectionViewCell`.
open class UICollectionViewCell: UICollectionReusableView {
  /// The superview of the contents, which fills the cell.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    return view
  }()

  /// The view behind the contents, which fills the cell; `nil` by default.
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
