public import Foundation

// What is missing is declared here where that lets the compiler say so in plain words.

extension UIView {
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var topAnchor: Never { fatalError() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var bottomAnchor: Never { fatalError() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var centerYAnchor: Never { fatalError() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var leadingAnchor: Never { fatalError() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var trailingAnchor: Never { fatalError() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var leftAnchor: Never { fatalError() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var rightAnchor: Never { fatalError() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var centerXAnchor: Never { fatalError() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var widthAnchor: Never { fatalError() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var heightAnchor: Never { fatalError() }

  /// There are no keyframe animations here.
  @available(*, unavailable, message: "No keyframes here: chain UIView.animate in completions")
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, animations: @escaping () -> Void
  ) {}
}

/// There is no Auto Layout here.
@available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
public struct NSLayoutConstraint {}

/// There are no property animators here.
@available(*, unavailable, message: "No property animators here: use UIView.animate")
public struct UIViewPropertyAnimator {}

/// There is no application here.
@available(
  *, unavailable, message: "No application here: make a UIWindow, or run the main run loop"
)
public struct UIApplication {}
