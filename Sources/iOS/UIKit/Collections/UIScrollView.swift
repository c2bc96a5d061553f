internal import DynamicsGeometry
internal import DynamicsReporting
public import Foundation

/// A view that shows a part of what is in it; see Apple's `UIScrollView`.
///
/// There are no fingers to scroll it: a program sets ``contentOffset``, and a test drags by
/// ``panGestureRecognizer``.
open class UIScrollView: UIView {
  /// Makes a view that is scrolled to its start.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a view; for views from storyboards, of which there are none here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Hears of scrolling; `nil` by default.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Place

  /// The point of the contents that is in the top left corner: the origin of the bounds.
  ///
  /// Any point may be set, as on iOS.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to a point; here at once, animated or not.
  ///
  /// Animated, the delegate hears of the end of it.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let before = self.contentOffset
    self.contentOffset = contentOffset
    if animated, self.contentOffset != before { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// How large the contents are, in points.
  ///
  /// A size that is not finite is diagnosed and changes nothing.
  open var contentSize = CGSize.zero {
    didSet {
      guard !contentSize.isFinite else { return }
      DynamicsDiagnostics.report("not finite; nothing changed")
      contentSize = oldValue
    }
  }

  /// How much room is around the contents, which fingers can scroll to; none by default.
  ///
  /// Insets that are not finite are diagnosed and change nothing.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard !contentInset.isFinite else { return }
      DynamicsDiagnostics.report("not finite; nothing changed")
      contentInset = oldValue
    }
  }

  /// The room around the contents, that for system bars included, of which there are none.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// The view in its own coordinates; the origin is ``contentOffset``.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      if newValue.isFinite { boundsWillChange(to: newValue) }
      super.bounds = newValue
      if bounds.origin != old.origin { delegate?.scrollViewDidScroll(self) }
    }
  }

  /// The view in its superview's coordinates.
  open override var frame: CGRect {
    get { super.frame }
    set {
      if newValue.isFinite {
        boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.standardized.size))
      }
      super.frame = newValue
    }
  }

  func boundsWillChange(to newBounds: CGRect) {}

  // MARK: Dragging

  /// What would look for the finger that scrolls; a test says where that is.
  ///
  /// What is sent scrolls the view as the finger would and tells the delegate. Past the edges the
  /// contents follow less and less, if the view bounces. Let go, the view does not slow down little
  /// by little, as there is no time in a test: it is at once where it would come to rest by Apple's
  /// rule for ``decelerationRate``, or where a delegate or a layout wants it.
  ///
  /// ```swift
  /// list.panGestureRecognizer.send(.began, location: CGPoint(x: 100, y: 400), in: window)
  /// list.panGestureRecognizer.send(.changed, location: CGPoint(x: 100, y: 340), in: window)
  /// list.panGestureRecognizer.send(.ended)                // contentOffset.y is 60
  /// ```
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer { [weak self] in self?.follow($0) }
    addGestureRecognizer(pan)
    return pan
  }()

  var drag: ScrollDrag?

  /// Where a drag ends that would end at an offset; a collection view asks its layout.
  func targetOfDrag(
    from start: CGPoint, to proposed: CGPoint, velocity: CGPoint
  ) -> CGPoint {
    pageTarget(from: start, to: proposed, velocity: velocity)
  }

  /// Whether a finger is on the view, as ``panGestureRecognizer`` says.
  open var isTracking: Bool { drag?.phase == .dragging }

  /// Whether a finger scrolls the view.
  open var isDragging: Bool { drag?.phase == .dragging }

  /// Whether the view goes on by itself: here only while the delegate hears of it.
  open var isDecelerating: Bool { drag?.phase == .decelerating }

  /// How much of its speed the view keeps for each millisecond; `.normal` by default.
  open var decelerationRate = DecelerationRate.normal

  /// Whether fingers scroll the view; `true` by default.
  open var isScrollEnabled = true

  /// Whether scrolling stops at whole pages, each as large as the view; `false` by default.
  open var isPagingEnabled = false

  /// Whether contents can be dragged past their edges; `true` by default.
  open var bounces = true

  /// Whether contents that fit may be scrolled across; `false` by default.
  open var alwaysBounceHorizontal = false

  /// Whether contents that fit may be scrolled along; `false` by default.
  open var alwaysBounceVertical = false

  // MARK: Kept without effect

  /// Whether an indicator says where one is; kept, and never drawn.
  ///
  /// `true` by default.
  open var showsVerticalScrollIndicator = true

  /// Whether an indicator says where one is; kept, and never drawn.
  ///
  /// `true` by default.
  open var showsHorizontalScrollIndicator = true
}
