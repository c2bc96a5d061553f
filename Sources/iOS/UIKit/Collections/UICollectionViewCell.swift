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

  /// Called before another layout takes over; for subclasses.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after another layout has taken over; for subclasses.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  private var attributes = UICollectionViewLayoutAttributes()

  func take(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    bounds.size = attributes.size
    center = attributes.center
    transform = attributes.transform
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }

  /// A copy of the attributes that the view has, so that they stay when their item moves on.
  var placeForKeeping: UICollectionViewLayoutAttributes { attributes.copied }
}

/// The view of an item; see Apple's `UICollectionViewCell`.
open class UICollectionViewCell: UICollectionReusableView {
  /// What the contents are put into; it fills the cell.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(
      view, at: subviews.count { $0 === backgroundView || $0 === selectedBackgroundView })
    return view
  }()

  /// What lies behind the contents and fills the cell; `nil` by default.
  open var backgroundView: UIView? {
    didSet { putBehind(backgroundView, insteadOf: oldValue, at: 0) }
  }

  /// What lies before the background of a selected or highlighted cell; `nil` by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      putBehind(selectedBackgroundView, insteadOf: oldValue, at: backgroundView == nil ? 0 : 1)
      showSelection()
    }
  }

  /// Whether the item is selected; `false` by default.
  open var isSelected = false { didSet { showSelection() } }

  /// Whether a finger is on the item; `false` by default.
  open var isHighlighted = false { didSet { showSelection() } }

  /// Cells do not size themselves here.
  @available(
    *, unavailable, message: "Cells do not size themselves here: set itemSize, or sizeForItemAt"
  )
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  private func putBehind(_ view: UIView?, insteadOf old: UIView?, at index: Int) {
    old?.removeFromSuperview()
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  private func showSelection() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }
}
