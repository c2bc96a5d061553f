public import Foundation

// What is missing is declared here where that lets the compiler say so in plain words.

extension UIView {
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// There are no keyframe animations here.
  @available(*, unavailable, message: "No keyframes here: chain UIView.animate in completions")
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, animations: @escaping () -> Void
  ) {}
}

/// There is no Auto Layout here.
public struct NSLayoutAnchor {
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public func constraint(equalTo anchor: NSLayoutAnchor) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public func constraint(equalTo anchor: NSLayoutAnchor, multiplier: CGFloat) -> NSLayoutConstraint
  {
    NSLayoutConstraint()
  }
}

/// There is no Auto Layout here.
public final class NSLayoutConstraint {
  /// Without effect.
  public var isActive = false
  /// Without effect.
  public var constant: CGFloat = 0

  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
}

extension UIView {
  /// The curves of a property animator, which is not here.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// The same pace all the way.
    case linear
  }
}

/// There are no property animators here.
public struct UIViewPropertyAnimator {
  /// There are no property animators here.
  @available(*, unavailable, message: "No property animators here: use UIView.animate")
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {}
  /// There are no property animators here.
  @available(*, unavailable, message: "No property animators here: use UIView.animate")
  public init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {}
}

/// There is no application here.
public struct UIApplication {
  /// There is no application here.
  @available(
    *, unavailable, message: "No application here: make a UIWindow, or run the main run loop"
  )
  public static var shared: UIApplication { UIApplication() }
}

extension UIBezierPath {
  /// There is no Core Graphics path here.
  @available(*, unavailable, message: "No CGPath here: draw into a UIBezierPath")
  public var cgPath: Any { fatalError("unavailable") }

  /// Nothing is drawn here.
  @available(*, unavailable, message: "Nothing is drawn here")
  public var lineWidth: CGFloat {
    get { fatalError("unavailable") }
    set {}
  }

  /// Nothing is drawn here.
  @available(*, unavailable, message: "Nothing is drawn here")
  public func stroke() {}

  /// Nothing is drawn here.
  @available(*, unavailable, message: "Nothing is drawn here")
  public func fill() {}
}

/// There is no Core Graphics path here.
@available(*, unavailable, message: "No CGPath here: draw into a UIBezierPath")
public typealias CGPath = UIBezierPath

/// There is no Core Graphics path here.
@available(*, unavailable, message: "No CGMutablePath here: draw into a UIBezierPath")
public typealias CGMutablePath = UIBezierPath

/// There are no shape layers here.
@available(*, unavailable, message: "Nothing is drawn here: keep the path in the view")
public typealias CAShapeLayer = CALayer
