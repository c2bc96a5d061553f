public import CoreGraphics

// What is missing is declared here, for the compiler to say so in plain words.

/// Layers do not animate by themselves here.
@available(*, unavailable, message: "No Core Animation here: use UIView.animate, or a behavior")
public typealias CAAnimation = NotOnLinux
/// Layers do not animate by themselves here.
@available(*, unavailable, message: "No Core Animation here: use UIView.animate, or a behavior")
public typealias CABasicAnimation = NotOnLinux
/// Layers do not animate by themselves here.
@available(*, unavailable, message: "No Core Animation here: use UIView.animate, or a behavior")
public typealias CAKeyframeAnimation = NotOnLinux
/// Layers do not animate by themselves here.
@available(*, unavailable, message: "No Core Animation here: use UIView.animate, or a behavior")
public typealias CASpringAnimation = NotOnLinux
/// Layers do not animate by themselves here.
@available(*, unavailable, message: "No Core Animation here: use UIView.animate, or a behavior")
public typealias CAAnimationGroup = NotOnLinux
/// Layers do not animate by themselves here.
@available(*, unavailable, message: "No Core Animation here: use UIView.transition")
public typealias CATransition = NotOnLinux

/// Nothing is drawn here.
@available(*, unavailable, message: "Nothing is drawn here: leave the layer out")
public typealias CAGradientLayer = NotOnLinux
/// Nothing is drawn here.
@available(*, unavailable, message: "Nothing is drawn here: leave the layer out")
public typealias CATextLayer = NotOnLinux
/// Nothing is drawn here.
@available(*, unavailable, message: "Nothing is drawn here: leave the layer out")
public typealias CAReplicatorLayer = NotOnLinux
/// Nothing is drawn here.
@available(*, unavailable, message: "Nothing is drawn here: leave the layer out")
public typealias CAEmitterLayer = NotOnLinux
/// Nothing is drawn here.
@available(*, unavailable, message: "Nothing is drawn here: leave the layer out")
public typealias CAEmitterCell = NotOnLinux

/// Layers are flat here.
@available(*, unavailable, message: "Layers are flat here: use a CGAffineTransform")
public typealias CATransform3D = NotOnLinux
/// Layers are flat here.
@available(*, unavailable, message: "Layers are flat here: use a CGAffineTransform")
public var CATransform3DIdentity: NotOnLinux { NotOnLinux() }
/// Layers are flat here.
@available(*, unavailable, message: "Layers are flat here: use CGAffineTransform(translationX:y:)")
public func CATransform3DMakeTranslation(_ x: Double, _ y: Double, _ z: Double) {}
/// Layers are flat here.
@available(*, unavailable, message: "Layers are flat here: use CGAffineTransform(scaleX:y:)")
public func CATransform3DMakeScale(_ x: Double, _ y: Double, _ z: Double) {}
/// Layers are flat here.
@available(*, unavailable, message: "Layers are flat here: use CGAffineTransform(rotationAngle:)")
public func CATransform3DMakeRotation(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) {}
/// Layers are flat here.
@available(*, unavailable, message: "Layers are flat here: use a CGAffineTransform as it is")
public func CATransform3DMakeAffineTransform(_ transform: Any) {}
/// Layers are flat here.
@available(*, unavailable, message: "Layers are flat here: use a CGAffineTransform as it is")
public func CATransform3DGetAffineTransform(_ transform: Any) {}

extension CALayer {
  /// Layers do not animate by themselves here.
  @available(*, unavailable, message: "No Core Animation here: use UIView.animate, or a behavior")
  public func add(_ anim: Any, forKey key: String?) {}

  /// Layers do not animate by themselves here.
  @available(*, unavailable, message: "No Core Animation here: see removeAllAnimations()")
  public func removeAnimation(forKey key: String) {}
}
