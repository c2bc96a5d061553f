public import Foundation

/// A view that shows a part of what is in it; see Apple's `UIScrollView`.
///
/// There are no fingers to scroll it: a test or a program sets ``contentOffset``.
open class UIScrollView: UIView {
  /// Makes a view that is scrolled to its start.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a view; for views from storyboards, of which there are none here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The point of the contents that is in the top left corner: the origin of the bounds.
  ///
  /// Any point may be set, as on iOS.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to a point; here at once, animated or not.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// How large the contents are, in points.
  open var contentSize = CGSize.zero

  /// How much room is around the contents; kept.
  open var contentInset = UIEdgeInsets.zero

  /// Whether contents that fit may be scrolled across; kept.
  ///
  /// `false` by default.
  open var alwaysBounceHorizontal = false

  /// Whether contents that fit may be scrolled along; kept.
  ///
  /// `false` by default.
  open var alwaysBounceVertical = false

  /// Whether an indicator says where one is; kept, and never drawn.
  ///
  /// `true` by default.
  open var showsVerticalScrollIndicator = true

  /// Whether an indicator says where one is; kept, and never drawn.
  ///
  /// `true` by default.
  open var showsHorizontalScrollIndicator = true

  /// Whether fingers scroll the view; kept.
  ///
  /// `true` by default.
  open var isScrollEnabled = true

  /// Whether scrolling stops at whole pages; kept.
  ///
  /// `false` by default.
  open var isPagingEnabled = false

  /// Hears of scrolling; `nil` by default.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// What would look for the finger that scrolls; a test says where that is.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer()
    addGestureRecognizer(pan)
    return pan
  }()

  /// The view in its own coordinates; the origin is ``contentOffset``.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      boundsWillChange(to: newValue)
      super.bounds = newValue
      if bounds.origin != old.origin { delegate?.scrollViewDidScroll(self) }
    }
  }

  /// The view in its superview's coordinates.
  open override var frame: CGRect {
    get { super.frame }
    set {
      boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.standardized.size))
      super.frame = newValue
    }
  }

  func boundsWillChange(to newBounds: CGRect) {}
}

/// Hears of scrolling; see Apple's `UIScrollViewDelegate`.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The contents have moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
