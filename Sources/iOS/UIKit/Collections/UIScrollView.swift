internal import DynamicsGeometry
internal import DynamicsReporting
public import Foundation

/// A view that scrolls its contents; see Apple's `UIScrollView`.
///
/// There are no touches on Linux: a program sets ``contentOffset``, and a test drags with
/// ``panGestureRecognizer``.
open class UIScrollView: UIView {
  /// Makes a view with a content offset of zero.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a view; there are no storyboards here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The object that is notified of scrolling; `nil` by default.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Geometry

  /// The point of the contents in the upper left corner, which is the origin of the bounds.
  ///
  /// It is not clamped to the contents, as on iOS.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to an offset; here at once, even if animated.
  ///
  /// If animated, the delegate is notified of the end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let before = self.contentOffset
    self.contentOffset = contentOffset
    if animated, self.contentOffset != before { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// The size of the contents, in points.
  ///
  /// A size that is not finite is reported and ignored.
  open var contentSize = CGSize.zero {
    didSet { if !isUsable(contentSize.isFinite) { contentSize = oldValue } }
  }

  /// The margins around the contents to which drags can scroll, in points; 0 by default.
  ///
  /// Insets that are not finite are reported and ignored.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if !isUsable(contentInset.isFinite) { contentInset = oldValue } }
  }

  private func isUsable(_ isFinite: Bool, by name: String = #function) -> Bool {
    if !isFinite { DynamicsDiagnostics.report("not finite; nothing changed", by: name) }
    return isFinite
  }

  /// The content inset including that for system bars, of which there are none here.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// The bounds in the view's own coordinates; the origin is ``contentOffset``.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      if newValue.isFinite { boundsWillChange(to: newValue) }
      super.bounds = newValue
      if bounds.origin != old.origin { delegate?.scrollViewDidScroll(self) }
    }
  }

  /// The frame in the superview's coordinates.
  open override var frame: CGRect {
    get { super.frame }
    set {
      if newValue.isFinite {
        boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.standardized.size))
      }
      super.frame = newValue
    }
  }

  func boundsWillChange(to newBounds: CGRect) { if newBounds != bounds { setNeedsLayout() } }

  // MARK: Dragging

  /// The recognizer of drags; a test sends the states of a drag to it.
  ///
  /// Each state scrolls the view as a finger would, and notifies the delegate. Past the edges the
  /// contents follow less and less, if the view bounces. At the end of the drag, the view does not
  /// decelerate over time. It jumps to the offset at which it would come to rest by Apple's rule
  /// for ``decelerationRate``, or to the offset that the delegate or a layout chooses.
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

  /// Returns the offset at which a drag ends that would end at an offset: the nearest page in its
  /// direction, if the view has pages.
  func targetOfDrag(
    from start: CGPoint, to proposed: CGPoint, velocity: CGPoint
  ) -> CGPoint {
    guard isPagingEnabled else { return proposed }
    return scrollRange.page(from: start, to: contentOffset, velocity: velocity, size: bounds.size)
  }

  /// Whether the view is being dragged with ``panGestureRecognizer``.
  open var isTracking: Bool { drag?.phase == .dragging }
  /// Whether the view is being dragged.
  open var isDragging: Bool { drag?.phase == .dragging }
  /// Whether the view is decelerating; here only while the delegate is notified.
  open var isDecelerating: Bool { drag?.phase == .decelerating }
  /// The deceleration rate; `.normal` by default.
  open var decelerationRate = DecelerationRate.normal
  /// Whether drags scroll the view; `true` by default.
  open var isScrollEnabled = true
  /// Whether drags end at multiples of the view's size; `false` by default.
  open var isPagingEnabled = false
  /// Whether contents can be dragged past their edges; `true` by default.
  open var bounces = true
  /// Whether contents that fit can be dragged horizontally; `false` by default.
  open var alwaysBounceHorizontal = false
  /// Whether contents that fit can be dragged vertically; `false` by default.
  open var alwaysBounceVertical = false

  // MARK: Properties without effect

  /// Whether the vertical scroll indicator is visible, `true` by default; stored without effect.
  open var showsVerticalScrollIndicator = true

  /// Whether the horizontal scroll indicator is visible, `true` by default; stored without effect.
  open var showsHorizontalScrollIndicator = true
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIScrollView {
  /// The factor by which the speed of a scroll view falls in each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Slow deceleration: 0.998.
    public static let normal = Self(rawValue: 0.998)
    /// Fast deceleration: 0.99, five times as fast.
    public static let fast = Self(rawValue: 0.99)
  }
}
