public import CoreGraphics
package import DynamicsGeometry
internal import DynamicsReporting
package import DynamicsTiming
public import Foundation

/// The geometry and appearance of a view; see Apple's `CALayer`.
///
/// Nothing is drawn. Changes in a view animation are shown gradually in ``presentation()``; other
/// changes are shown at once, with the rest of a running animation added to them. A new animation of
/// a property replaces the one before, and starts from the value shown. (Core Animation adds them.)
open class CALayer: NSObject {
  /// Makes a layer.
  public override init() { super.init() }

  /// Makes a layer; on iOS, a subclass copies its own properties from the other layer.
  public init(layer: Any) { super.init() }

  /// Makes a layer; there are no archives here.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Hierarchy

  /// The sublayers, from the back to the front.
  var tree: [CALayer] = []

  /// The sublayers, from the back to the front; `nil` if there are none, as on iOS.
  open var sublayers: [CALayer]? {
    get { tree.isEmpty ? nil : tree }
    set {
      for layer in tree { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// The superlayer.
  open internal(set) weak var superlayer: CALayer?

  /// The name of the layer; `nil` by default.
  open var name: String?

  // MARK: Geometry

  /// The position of the anchor point in the superlayer, in points.
  ///
  /// A position, bounds or a transform that is not finite is reported and ignored.
  open var position = CGPoint.zero {
    didSet {
      guard isUsable(position.isFinite, "position") else { return position = oldValue }
      changed(\.position, from: oldValue)
    }
  }

  /// The bounds in the layer's own coordinates, in points.
  open var bounds = CGRect.zero {
    didSet {
      guard isUsable(bounds.isFinite, "bounds") else { return bounds = oldValue }
      changed(\.bounds, from: oldValue)
      if bounds.size != oldValue.size { onResize?(oldValue.size) }
    }
  }

  /// The anchor point as a fraction of the size; it is at ``position``, and the layer rotates about
  /// it.
  ///
  /// The default is (0.5, 0.5), the center.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The transform about the anchor point.
  package var affine = CGAffineTransform.identity {
    didSet {
      guard isUsable(affine.isFinite, "transform") else { return affine = oldValue }
      changed(\.affine, from: oldValue)
    }
  }

  /// Returns the transform about the anchor point.
  open func affineTransform() -> CGAffineTransform { affine }

  /// Sets the transform about the anchor point.
  open func setAffineTransform(_ transform: CGAffineTransform) { affine = transform }

  /// Layers are two-dimensional here.
  @available(*, unavailable, message: "Layers are flat here: use setAffineTransform(_:)")
  public var transform: Any {
    get { affine }
    set {}
  }

  /// The bounding box of the layer in its superlayer's coordinates.
  ///
  /// Setting it keeps the transform. If the transform rotates by other than quarter turns, the
  /// result has another size. On iOS, it is undefined.
  open var frame: CGRect {
    get { box.frame }
    set {
      guard isUsable(newValue.isFinite, "frame") else { return }
      var placed = box
      placed.frame = newValue
      box = placed
    }
  }

  /// The geometry of the layer.
  package var box: AnchoredBox {
    get {
      AnchoredBox(position: position, bounds: bounds, anchor: anchorPoint, transform: affine)
    }
    set {
      if newValue.bounds.size != bounds.size { bounds.size = newValue.bounds.size }
      position = newValue.position
    }
  }

  /// Returns whether a value is finite, and reports it if not; Core Animation raises an exception.
  private func isUsable(_ isFinite: Bool, _ name: String) -> Bool {
    if !isFinite { DynamicsDiagnostics.report("not finite; nothing changed", by: name) }
    return isFinite
  }

  /// Called with the old size when the size changes.
  package var onResize: ((CGSize) -> Void)?

  // MARK: Appearance

  /// The opacity in full precision, clamped to 0…1; NaN is reported and ignored.
  package var alpha: CGFloat = 1 {
    didSet {
      guard isUsable(!alpha.isNaN, "opacity") else { return alpha = oldValue }
      alpha = min(max(alpha, 0), 1)
      changed(\.alpha, from: oldValue)
    }
  }

  /// The opacity, clamped to 0…1; 1 by default.
  open var opacity: Float {
    get { Float(alpha) }
    set { alpha = CGFloat(newValue) }
  }

  /// Whether the layer is hidden; `false` by default.
  open var isHidden = false

  /// The background color; `nil` by default.
  open var backgroundColor: CGColor? {
    didSet { changed(\.fill, from: LayerColor(color: oldValue)) }
  }

  private var fill: LayerColor { LayerColor(color: backgroundColor) }

  /// The radius of the corners in points; 0 by default.
  open var cornerRadius: CGFloat = 0 { didSet { changed(\.cornerRadius, from: oldValue) } }

  /// The width of the border in points; 0 by default.
  open var borderWidth: CGFloat = 0 { didSet { changed(\.borderWidth, from: oldValue) } }

  /// The color of the border; black by default.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)

  /// Whether sublayers are clipped to the bounds; `false` by default.
  open var masksToBounds = false

  /// Whether edges are antialiased, `false` by default; stored without effect.
  open var allowsEdgeAntialiasing = false

  /// The color of the shadow; black by default.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The opacity of the shadow, from 0 to 1; 0 by default.
  open var shadowOpacity: Float = 0
  /// The blur radius of the shadow, in points; 3 by default.
  open var shadowRadius: CGFloat = 3
  /// The offset of the shadow, in points; (0, −3) by default, as in Core Animation.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The outline of the shadow; `nil`, the default, means the outline of the layer.
  open var shadowPath: CGPath?

  /// The position on the z axis, which decides the stacking; 0 by default.
  open var zPosition: CGFloat = 0

  /// The mask layer; `nil` by default.
  open var mask: CALayer?

  /// Has no effect: nothing is drawn.
  open func setNeedsDisplay() {}

  // MARK: Animation

  private var motions: [PartialKeyPath<CALayer>: any AnyTransitionMotion] = [:]

  /// Returns the layer with the values that are shown now, during animations.
  ///
  /// Each call makes a new layer. Without animations, it is a copy of the layer.
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
    shown.copyValues(of: self) { _ in true }
    return shown
  }

  /// Removes all animations of the layer.
  ///
  /// If an animation has no layers left, it ends, and its completion is called with `false`.
  open func removeAllAnimations() {
    let removed = motions.values
    motions = [:]
    for motion in removed { motion.transition.motionWasRemoved() }
  }

  /// The value that is shown now.
  private func value<Value: ChangingEnd>(_ key: KeyPath<CALayer, Value>) -> Value {
    let value = self[keyPath: key]
    return (motions[key] as? TransitionMotion<Value>)?.shown(for: value) ?? value
  }

  /// Animates a change of a property, if a view animation is being recorded.
  private func changed<Value: ChangingEnd>(_ key: KeyPath<CALayer, Value>, from old: Value) {
    guard let transition = Transition.current, transition.isRecording else {
      if motions[key]?.transition.isOver == true { motions[key] = nil }
      return
    }
    let end = self[keyPath: key]
    let earlier = motions[key] as? TransitionMotion<Value>
    let isFirst = earlier?.transition !== transition
    let start = isFirst ? earlier?.shown(for: old) ?? old : earlier?.start ?? old
    motions[key] = TransitionMotion(start: start, end: end, transition: transition)
    if isFirst { transition.motionBegan(of: self) }
  }
}

extension CALayer: TransitionObject {
  package func isMoved(by transition: Transition) -> Bool {
    motions.values.contains { $0.transition === transition }
  }

  package var depth: Int { superlayer.map { $0.depth + 1 } ?? 0 }

  package func stop(
    _ transitions: [Transition]
  ) -> (keepShown: () -> Void, finish: () -> Void) {
    let moved = motions.filter { motion in transitions.contains { $0 === motion.value.transition } }
    let shown = presentation()
    for key in moved.keys { motions[key] = nil }
    let end = presentation()
    let set = { [self] (values: CALayer?) in
      if let values { copyValues(of: values) { moved[$0] != nil } }
    }
    return ({ set(shown) }, { set(end) })
  }

  /// Sets animated properties to the values that another layer shows, without an animation.
  private func copyValues(of other: CALayer, where isCopied: (PartialKeyPath<CALayer>) -> Bool) {
    Transition.$current.withValue(nil) {
      if isCopied(\.position) { position = other.value(\.position) }
      if isCopied(\.bounds) { bounds = other.value(\.bounds) }
      if isCopied(\.affine) { affine = other.value(\.affine) }
      if isCopied(\.alpha) { alpha = other.value(\.alpha) }
      if isCopied(\.fill) { backgroundColor = other.value(\.fill).color }
      if isCopied(\.cornerRadius) { cornerRadius = other.value(\.cornerRadius) }
      if isCopied(\.borderWidth) { borderWidth = other.value(\.borderWidth) }
    }
  }
}
