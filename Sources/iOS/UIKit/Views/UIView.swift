public import CoreGraphics
public import Foundation
public import QuartzCore

/// A view without pixels: where it is, what is in it, and what it would look like.
///
/// See Apple's `UIView`. Everything is kept in ``layer``, as on iOS.
@preconcurrency @MainActor open class UIView: UIResponder, UIDynamicItem {
  /// Makes a view that fills a frame in its superview's coordinates.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.frame = frame
    follow(layer)
  }

  /// Makes a view without a size; for views from storyboards, of which there are none here.
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

  /// Where the view is and what it would be drawn with.
  public let layer: CALayer

  /// What ``layer`` is: `CALayer`, unless a subclass says `CAShapeLayer`.
  ///
  /// Any other class is diagnosed: Swift cannot make its instances without the help of Objective-C.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Geometry

  /// The middle of the view in its superview's coordinates; of a layer whose anchor point was
  /// moved, that point.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The view in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// How the view is turned and scaled about its center.
  open var transform: CGAffineTransform {
    get { layer.affine }
    set { layer.affine = newValue }
  }

  /// The smallest upright rectangle around the view in its superview's coordinates.
  ///
  /// Setting it keeps the transform; while that is not the identity, set center and bounds instead.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// The shape by which the view collides; `.rectangle` unless a subclass says otherwise.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline for `.path`; empty unless a subclass says otherwise.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Looks

  /// How opaque the view is, 0…1; 1 by default.
  open var alpha: CGFloat {
    get { layer.alpha }
    set { layer.alpha = newValue }
  }

  /// Whether the view is not shown; `false` by default.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// The color behind everything; `nil` by default.
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set { layer.backgroundColor = newValue?.cgColor }
  }

  /// Whether subviews are cut off at the edges; `false` by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// What the view colors its parts with; blue by default.
  open var tintColor: UIColor! = .systemBlue

  /// Whether nothing shows through; `true` by default.
  open var isOpaque = true

  /// What would cut out what is shown; `nil` by default.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// How contents fill the view; `.scaleToFill` by default.
  open var contentMode = ContentMode.scaleToFill

  /// Without effect: nothing is drawn.
  open func setNeedsDisplay() {}

  /// Without effect: nothing is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Draws the view; for subclasses, and never called.
  open func draw(_ rect: CGRect) {}

  // MARK: Use

  /// What a program knows the view by; 0 by default.
  open var tag = 0

  /// What tests know the view by; `nil` by default.
  open var accessibilityIdentifier: String?

  /// What the view is called when it is read aloud; `nil` by default.
  open var accessibilityLabel: String?

  /// Whether touches are for the view; `true` by default.
  open var isUserInteractionEnabled = true

  /// Whether several fingers are for the view; `false` by default.
  open var isMultipleTouchEnabled = false

  /// The recognizers that look at the view's touches; `nil` for none, as on iOS.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  private var recognizers: [UIGestureRecognizer] = []

  /// Adds a recognizer and takes it away from the view that had it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Removes a recognizer; one that is another view's stays there.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    recognizers.removeAll { $0 === gestureRecognizer }
  }

  /// Whether a recognizer may begin; `true` unless a subclass says otherwise.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The frontmost view at a point of this view that takes touches; `nil` for none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      let found = subview.hitTest(subview.convert(point, from: self), with: event)
      if let found { return found }
    }
    return self
  }

  /// Whether a point, in the view's own coordinates, is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Hierarchy

  /// The controller whose view this is.
  weak var controller: UIViewController?

  /// The controller whose view this is, or the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// The view that this one is in.
  open internal(set) weak var superview: UIView?

  /// The views in this one, from the back to the front.
  open internal(set) var subviews: [UIView] = []

  /// The window that the view is in, at any depth; `nil` for none.
  open var window: UIWindow? { superview?.window }

  /// Puts a view in front of the others in this one.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Puts a view at a place among the others; beyond the last is the front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    leaveSuperview(for: nil)
    didMoveToSuperview()
  }

  /// Called before the view moves into another; for subclasses.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view moved into another; for subclasses.
  open func didMoveToSuperview() {}
  /// Called before the view moves into a window, with its superviews; for subclasses.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view moved into a window, with its superviews; for subclasses.
  open func didMoveToWindow() {}
  /// Called after a view was put into this one; for subclasses.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is taken out of this one; for subclasses.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  /// Whether ``layoutSubviews()`` is due.
  var needsLayout = true

  /// Places the subviews; for subclasses.
  open func layoutSubviews() {}

  /// Asks for ``layoutSubviews()`` at the next ``layoutIfNeeded()``.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays out what has asked for it, here and below.
  ///
  /// On iOS this also happens by itself before each frame is drawn; nothing is drawn here.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for subview in subviews { subview.layoutIfNeeded() }
  }

  /// How the view follows changes of its superview's size; not at all by default.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether subviews follow changes of this view's size; `true` by default.
  open var autoresizesSubviews = true

  /// Kept, and without effect: there is no Auto Layout here.
  ///
  /// `true` by default.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// How much of the edges system bars cover; nothing.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Called when traits have changed; they do not here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// How much room the view wants; its own size unless a subclass says otherwise.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size by contents; ``noIntrinsicMetric`` both ways unless a subclass says otherwise.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// To be called when ``intrinsicContentSize`` changes; without effect, as there is no Auto Layout.
  open func invalidateIntrinsicContentSize() {}
}
