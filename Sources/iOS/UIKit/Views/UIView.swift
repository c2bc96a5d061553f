public import CoreGraphics
public import Foundation
public import QuartzCore

/// A view without pixels, with its geometry, hierarchy and appearance.
///
/// See Apple's `UIView`. Its values are stored in ``layer``, as on iOS.
@preconcurrency @MainActor open class UIView: UIResponder, UIDynamicItem {
  /// Makes a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.frame = frame
    follow(layer)
  }

  /// Makes a view without a size; there are no storyboards here.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    follow(layer)
  }

  /// Makes a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  private func follow(_ layer: CALayer) {
    layer.onResize = { [weak self] oldSize in
      guard let self else { return }
      withoutIsolation(self) { $0.sizeDidChange(from: oldSize) }
    }
  }

  /// The layer, which stores the geometry and appearance of the view.
  public let layer: CALayer

  /// The class of ``layer``: `CALayer`, or `CAShapeLayer` in a subclass.
  ///
  /// Another class is reported: without Objective-C, Swift cannot make an instance from it.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Geometry

  /// The center of the view in its superview's coordinates.
  ///
  /// If the anchor point of the layer is not in the middle, this is the anchor point.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The bounds in the view's own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// The transform about the center.
  open var transform: CGAffineTransform {
    get { layer.affine }
    set { layer.affine = newValue }
  }

  /// The bounding box of the view in its superview's coordinates.
  ///
  /// Setting it keeps the transform. If that is not the identity, set center and bounds instead.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// The shape by which the view collides; `.rectangle`, unless a subclass overrides it.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline for `.path`; empty, unless a subclass overrides it.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Appearance

  /// The opacity, clamped to 0…1; 1 by default.
  open var alpha: CGFloat {
    get { layer.alpha }
    set { layer.alpha = newValue }
  }

  /// Whether the view is hidden; `false` by default.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      layer.isHidden = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The background color; `nil` by default.
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set { layer.backgroundColor = newValue?.cgColor }
  }

  /// Whether subviews are clipped to the bounds; `false` by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The tint color; blue by default.
  open var tintColor: UIColor! = .systemBlue

  /// Whether the view is opaque; `true` by default.
  open var isOpaque = true

  /// The mask view; `nil` by default.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }

  /// The modes by which contents fill a view; stored without effect.
  public typealias ContentMode = UIViewContentMode
  /// The mode by which contents fill the view; `.scaleToFill` by default.
  open var contentMode = ContentMode.scaleToFill

  /// Has no effect: nothing is drawn.
  open func setNeedsDisplay() {}

  /// Has no effect: nothing is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Draws the view; for subclasses, never called here.
  open func draw(_ rect: CGRect) {}

  // MARK: Interaction

  /// A number that identifies the view; 0 by default.
  open var tag = 0
  /// A string that identifies the view in tests; `nil` by default.
  open var accessibilityIdentifier: String?
  /// The text that screen readers read; `nil` by default.
  open var accessibilityLabel: String?
  /// Whether the view receives touches; `true` by default, except in labels and image views.
  open lazy var isUserInteractionEnabled = Self.receivesTouches
  class var receivesTouches: Bool { true }
  /// Whether the view receives more than one touch at a time; `false` by default.
  open var isMultipleTouchEnabled = false

  /// The gesture recognizers of the view; `nil` if there are none, as on iOS.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  private var recognizers: [UIGestureRecognizer] = []

  /// Adds a recognizer, and removes it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Removes a recognizer; one of another view is not removed.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    recognizers.removeAll { $0 === gestureRecognizer }
  }

  /// Returns whether a recognizer may begin; `true`, unless a subclass overrides it.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns the frontmost view at a point that receives touches; `nil` if there is none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    return subviews.reversed().lazy.compactMap {
      $0.hitTest($0.convert(point, from: self), with: event)
    }.first ?? self
  }

  /// Returns whether a point in the view's own coordinates is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Hierarchy

  /// The controller of the view.
  weak var controller: UIViewController?

  /// The controller of the view, or else the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// The superview.
  open internal(set) weak var superview: UIView?

  /// The subviews, from the back to the front.
  open internal(set) var subviews: [UIView] = []

  /// The window of the view; `nil` if it is in none.
  open var window: UIWindow? { superview?.window }

  /// Adds a subview in front of the others.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts a subview at an index; an index beyond the last inserts it in front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    detachFromSuperview(movingTo: nil)
    didMoveToSuperview()
  }

  /// Called before the superview changes; for subclasses.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed; for subclasses.
  open func didMoveToSuperview() {}
  /// Called before the window of the view changes; for subclasses.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window of the view changed; for subclasses.
  open func didMoveToWindow() {}
  /// Called after a subview was added; for subclasses.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed; for subclasses.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  private var needsLayout = true
  private var isLayingOut = false

  /// Lays out the subviews; for subclasses.
  open func layoutSubviews() {}

  /// Requests ``layoutSubviews()``; in a visible window, in the next frame of ``UIShimClock``.
  open func setNeedsLayout() {
    needsLayout = true
    window?.scheduleLayout()
  }

  /// Requests layout after subviews changed, unless its own layout changes them.
  func subviewsDidChange() { if !isLayingOut { setNeedsLayout() } }

  /// Lays out this view and its descendants now, where requested.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      isLayingOut = true
      controller?.viewWillLayoutSubviews()
      applyConstraints()
      if needsLayout {  // Text wraps in its new width.
        needsLayout = false
        applyConstraints()
      }
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
      isLayingOut = false
    }
    for subview in subviews { subview.layoutIfNeeded() }
  }

  /// The parts of a layout that change with the superview's size.
  public typealias AutoresizingMask = UIViewAutoresizing
  /// The parts of the layout that change with the superview's size; none by default.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether subviews are resized with this view; `true` by default.
  open var autoresizesSubviews = true

  /// The part of the view that no bars cover; here the whole view.
  open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self) { $0.safeAreaInsets }

  /// The part of the view within its margins.
  open private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self) { $0.layoutMargins }

  var constraintState = ConstraintState()

  /// The insets for system bars; zero here.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Called when traits change; they do not change here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Returns the size that fits the contents; the present size, unless a subclass overrides it.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The natural size of the contents; ``noIntrinsicMetric`` in both dimensions, unless a subclass
  /// overrides it.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Requests a layout with a new ``intrinsicContentSize``, if constraints place the view.
  open func invalidateIntrinsicContentSize() {
    if !translatesAutoresizingMaskIntoConstraints { superview?.constraintsDidChange() }
  }
}
