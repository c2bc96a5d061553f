public import CoreGraphics
internal import DynamicsGeometry
internal import DynamicsReporting
internal import DynamicsTiming
public import Foundation

/// Where a view is and what it would look like, as far as programs set it; nothing is drawn.
///
/// See Apple's `CALayer`. Changes made in a view animation are what ``presentation()`` shows little
/// by little; any other change is shown at once. An animation of a property takes it over, as a
/// whole, from the one before, and goes on from what is shown (Core Animation adds them up).
open class CALayer: NSObject {
  /// Makes a layer.
  public override init() { super.init() }

  /// Makes a layer; for layers from archives, of which there are none here.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Tree

  /// The layers in this one, from the back to the front.
  var tree: [CALayer] = []

  /// The layers in this one, from the back to the front; `nil` for none, as on iOS.
  open var sublayers: [CALayer]? {
    get { tree.isEmpty ? nil : tree }
    set {
      for layer in tree { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// The layer that this one is in.
  open internal(set) weak var superlayer: CALayer?

  /// What a program knows the layer by; `nil` by default.
  open var name: String?

  // MARK: Geometry

  /// Where the anchor point lies in the superlayer, in points.
  ///
  /// A point, bounds or a transform that is not finite is diagnosed and changes nothing.
  open var position = CGPoint.zero {
    didSet {
      guard isUsable(position.isFinite, "position") else { return position = oldValue }
      changed(\.position, from: oldValue)
    }
  }

  /// The layer in its own coordinates, in points.
  open var bounds = CGRect.zero {
    didSet {
      guard isUsable(bounds.isFinite, "bounds") else { return bounds = oldValue }
      changed(\.bounds, from: oldValue)
      if bounds.size != oldValue.size { onResize?(oldValue.size) }
    }
  }

  /// Which point of the layer is at ``position`` and is turned about, as shares of its size.
  ///
  /// (0.5, 0.5), the middle, by default.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// How the layer is turned and scaled about its anchor point.
  package var affine = CGAffineTransform.identity {
    didSet {
      guard isUsable(affine.isFinite, "transform") else { return affine = oldValue }
      changed(\.affine, from: oldValue)
    }
  }

  /// How the layer is turned and scaled about its anchor point.
  open func affineTransform() -> CGAffineTransform { affine }

  /// Turns and scales the layer about its anchor point.
  open func setAffineTransform(_ transform: CGAffineTransform) { affine = transform }

  /// Layers are flat here.
  @available(*, unavailable, message: "Layers are flat here: use setAffineTransform(_:)")
  public var transform: Any {
    get { affine }
    set {}
  }

  /// The smallest upright rectangle around the layer, in its superlayer's coordinates.
  ///
  /// Setting it keeps the transform; with one that turns by other than quarter turns the size is
  /// not what was set, as on iOS, where it is undefined.
  open var frame: CGRect {
    get { box(ofSize: bounds.size).offsetBy(dx: position.x, dy: position.y) }
    set {
      guard isUsable(newValue.isFinite, "frame") else { return }
      let wanted = newValue.standardized
      var size = wanted.size
      if !affine.isIdentity {
        size = CGRect(origin: .zero, size: size).applying(affine.inverted()).size
      }
      if size != bounds.size { bounds.size = size }
      let box = box(ofSize: size)
      position = CGPoint(x: wanted.midX - box.midX, y: wanted.midY - box.midY)
    }
  }

  /// The upright box around the layer as it would be at (0, 0).
  private func box(ofSize size: CGSize) -> CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height,
      width: size.width, height: size.height
    ).applying(affine)
  }

  /// Core Animation raises an exception for numbers that are none; here they are diagnosed.
  private func isUsable(_ isFinite: Bool, _ name: String) -> Bool {
    if !isFinite { DynamicsDiagnostics.report("not finite; nothing changed", by: name) }
    return isFinite
  }

  /// Called with the former size when the layer's size changes.
  package var onResize: ((CGSize) -> Void)?

  // MARK: Looks

  /// How opaque the layer is, to full precision.
  package var alpha: CGFloat = 1 {
    didSet { changed(\.alpha, from: oldValue) }
  }

  /// How opaque the layer is, 0…1; 1 by default.
  open var opacity: Float {
    get { Float(alpha) }
    set { alpha = CGFloat(newValue) }
  }

  /// Whether the layer is not shown; `false` by default.
  open var isHidden = false

  /// The color behind everything; `nil` by default.
  open var backgroundColor: CGColor? {
    didSet { changed(\.fill, from: LayerColor(color: oldValue)) }
  }

  private var fill: LayerColor { LayerColor(color: backgroundColor) }

  /// The radius of the corners in points; 0 by default.
  open var cornerRadius: CGFloat = 0 {
    didSet { changed(\.cornerRadius, from: oldValue) }
  }

  /// The width of the border in points; 0 by default.
  open var borderWidth: CGFloat = 0 {
    didSet { changed(\.borderWidth, from: oldValue) }
  }

  /// The color of the border; black by default.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)

  /// Whether what lies outside is cut off; `false` by default.
  open var masksToBounds = false

  /// Whether turned edges are smoothed; kept, as nothing is drawn.
  ///
  /// `false` by default.
  open var allowsEdgeAntialiasing = false

  /// The color of the shadow; black by default.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)

  /// How dark the shadow is, 0…1; 0 by default.
  open var shadowOpacity: Float = 0

  /// How soft the shadow is, in points; 3 by default.
  open var shadowRadius: CGFloat = 3

  /// Where the shadow falls, in points; 3 up by default, as in Core Animation.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// The outline of the shadow; `nil`, the layer's own, by default.
  open var shadowPath: CGPath?

  /// Who lies over whom; 0 by default.
  open var zPosition: CGFloat = 0

  /// What would cut out what is shown; `nil` by default.
  open var mask: CALayer?

  /// Without effect: nothing is drawn.
  open func setNeedsDisplay() {}

  // MARK: Motion

  private var motions: [PartialKeyPath<CALayer>: any AnyLayerMotion] = [:]

  /// The layer as it is shown now, in the midst of animations.
  ///
  /// Each call makes a new one. Without animations, it is a copy of the layer.
  open func presentation() -> CALayer? {
    let shown = CALayer()
    shown.anchorPoint = anchorPoint
    shown.isHidden = isHidden
    shown.borderColor = borderColor
    shown.masksToBounds = masksToBounds
    shown.shadowColor = shadowColor
    shown.shadowOpacity = shadowOpacity
    shown.shadowRadius = shadowRadius
    shown.shadowOffset = shadowOffset
    shown.zPosition = zPosition
    LayerTransition.$current.withValue(nil) {
      shown.position = value(\.position)
      shown.bounds = value(\.bounds)
      shown.affine = value(\.affine)
      shown.alpha = value(\.alpha)
      shown.backgroundColor = value(\.fill).color
      shown.cornerRadius = value(\.cornerRadius)
      shown.borderWidth = value(\.borderWidth)
    }
    return shown
  }

  /// Ends all animations of the layer: it is shown as it is.
  ///
  /// An animation with nothing left to move ends, and its completion is called with `false`.
  open func removeAllAnimations() {
    let removed = motions.values
    motions = [:]
    for motion in removed { motion.transition.motionWasRemoved() }
  }

  /// Whether a transition shows any of the layer's properties.
  func isMoved(by transition: LayerTransition) -> Bool {
    motions.values.contains { $0.transition === transition }
  }

  /// What is shown of a property.
  private func value<Value: Interpolatable>(_ key: KeyPath<CALayer, Value>) -> Value {
    let end = self[keyPath: key]
    return (motions[key] as? LayerMotion<Value>)?.value(to: end) ?? end
  }

  /// To be called after each change of what can be animated.
  private func changed<Value: Interpolatable>(_ key: KeyPath<CALayer, Value>, from old: Value) {
    guard let transition = LayerTransition.current, transition.isRecording else {
      if !motions.isEmpty { motions[key] = nil }
      return
    }
    let earlier = motions[key] as? LayerMotion<Value>
    if let earlier, earlier.transition === transition { return }
    motions[key] = LayerMotion(start: earlier?.value(to: old) ?? old, transition: transition)
    transition.motionBegan(of: self)
  }
}
