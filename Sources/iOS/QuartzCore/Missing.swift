// swift-format-ignore-file

public import CoreGraphics

// Common names that are missing; the compiler names a replacement.

@available(*, unavailable, message: "No Core Animation here: use UIView.animate, or a behavior") public typealias CABasicAnimation = NotOnLinux
@available(*, unavailable, message: "No Core Animation here: use UIView.animate, or a behavior") public typealias CAKeyframeAnimation = NotOnLinux
@available(*, unavailable, message: "No Core Animation here: use UIViewPropertyAnimator with UISpringTimingParameters") public typealias CASpringAnimation = NotOnLinux
@available(*, unavailable, message: "No Core Animation here: use UIViewPropertyAnimator with UICubicTimingParameters") public typealias CAMediaTimingFunction = NotOnLinux
@available(*, unavailable, message: "Nothing is drawn here: leave the layer out") public typealias CAEmitterLayer = NotOnLinux
@available(*, unavailable, message: "Layers are flat here: use a CGAffineTransform") public typealias CATransform3D = NotOnLinux
@available(*, unavailable, message: "Layers are flat here: use a CGAffineTransform") public var CATransform3DIdentity: NotOnLinux { NotOnLinux() }
@available(*, unavailable, message: "Layers are flat here: use CGAffineTransform(scaleX:y:)") public func CATransform3DMakeScale(_ x: Double, _ y: Double, _ z: Double) {}
@available(*, unavailable, message: "Layers are flat here: use CGAffineTransform(rotationAngle:)") public func CATransform3DMakeRotation(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) {}

extension CALayer {
  @available(*, unavailable, message: "No Core Animation here: use UIView.animate, or a behavior") public func add(_ anim: Any, forKey key: String?) {}
}

extension CATransaction {
  @available(*, unavailable, message: "No implicit animations here: use UIView.animate") public class func setAnimationDuration(_ duration: CFTimeInterval) {}
  @available(*, unavailable, message: "No completion blocks here: use UIView.animate") public class func setCompletionBlock(_ block: (() -> Void)?) {}
}
