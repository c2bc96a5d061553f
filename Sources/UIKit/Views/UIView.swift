public import CoreGraphics
public import Foundation
public import QuartzCore

/// A view without pixels: where it is, what is in it, and what it would look like.
///
/// See Apple's `UIView`.
@preconcurrency @MainActor open class UIView: NSObject, UIDynamicItem {
  /// Makes a view that fills a frame in its superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// Makes a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  // MARK: Geometry

  /// The middle of the view in its superview's coordinates.
  open var center = CGPoint.zero

  /// The view in its own coordinates.
  open var bounds = CGRect.zero {
    didSet { if bounds.size != oldValue.size { setNeedsLayout() } }
  }

  /// How the view is turned and scaled about its center.
  open var transform = CGAffineTransform.identity

  /// The smallest upright rectangle around the view in its superview's coordinates.
  ///
  /// Setting it keeps `transform` and sets center and size so that it is what was set, up to shear.
  open var frame: CGRect {
    get {
      let size = bounds.size
      let centered = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return centered.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let size = newValue.standardized.size
      let own = CGRect(origin: .zero, size: size).applying(transform.inverted()).size
      bounds.size = transform.isIdentity ? size : own
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The shape by which the view collides; `.rectangle` unless a subclass says otherwise.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline for `.path`; empty unless a subclass says otherwise.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Looks

  /// What the view would be drawn with.
  public let layer = CALayer()

  /// How opaque the view is, 0…1; 1 by default.
  open var alpha: CGFloat = 1

  /// Whether the view is not shown; `false` by default.
  open var isHidden = false

  /// Whether nothing shows through; `true` by default.
  open var isOpaque = true

  /// The color behind everything; `nil` by default.
  open var backgroundColor: UIColor?

  /// Whether subviews are cut off at the edges; `false` by default.
  open var clipsToBounds = false

  /// What a program knows the view by; 0 by default.
  open var tag = 0

  /// Whether touches are for the view; `true` by default.
  open var isUserInteractionEnabled = true

  // MARK: Hierarchy

  /// The view that this one is in.
  open private(set) weak var superview: UIView?

  /// The views in this one, from the back to the front.
  open private(set) var subviews: [UIView] = []

  /// Puts a view in front of the others in this one.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view at a place among the others; beyond the last is the front.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      preconditionFailure("a view cannot be its own superview, or that of one of its superviews")
    }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.superview = self
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { move(view) { $0.append(view) } }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { move(view) { $0.insert(view, at: 0) } }

  private func move(_ view: UIView, _ place: (inout [UIView]) -> Void) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    place(&subviews)
  }

  /// Whether this is a view or somewhere in it.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// This view, or the first one in it, with a tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Called before the view moves into another; for subclasses.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view moved into another; for subclasses.
  open func didMoveToSuperview() {}
  /// Called after a view was put into this one; for subclasses.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is taken out of this one; for subclasses.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  private var needsLayout = true

  /// Places the subviews; for subclasses.
  open func layoutSubviews() {}

  /// Asks for ``layoutSubviews()`` at the next ``layoutIfNeeded()``.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays out what has asked for it, here and below.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for subview in subviews { subview.layoutIfNeeded() }
  }

  /// Nothing is drawn.
  open func setNeedsDisplay() {}
}
