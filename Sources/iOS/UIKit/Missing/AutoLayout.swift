public import Foundation

// What is missing is declared where that lets the compiler say so in plain words.

extension UIView {
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
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
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var firstBaselineAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var lastBaselineAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// There is no Auto Layout here.
  @available(
    *, unavailable,
    message: "No layout guides here: inset bounds by safeAreaInsets or layoutMargins"
  )
  public var safeAreaLayoutGuide: UIView { self }
  /// There is no Auto Layout here.
  @available(
    *, unavailable,
    message: "No layout guides here: inset bounds by safeAreaInsets or layoutMargins"
  )
  public var layoutMarginsGuide: UIView { self }
  /// There is no Auto Layout here.
  @available(
    *, unavailable,
    message: "No layout guides here: inset bounds by safeAreaInsets or layoutMargins"
  )
  public var readableContentGuide: UIView { self }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public func addConstraint(_ constraint: NSLayoutConstraint) {}
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public func removeConstraint(_ constraint: NSLayoutConstraint) {}
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public var constraints: [NSLayoutConstraint] { [] }
}

/// There is no Auto Layout here.
public struct NSLayoutAnchor {
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public func constraint(
    equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public func constraint(
    equalTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public func constraint(
    equalToConstant constant: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public func constraint(
    greaterThanOrEqualToConstant constant: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public func constraint(
    lessThanOrEqualToConstant constant: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

/// There is no Auto Layout here.
public final class NSLayoutConstraint {
  /// Without effect.
  public var isActive = false
  /// Without effect.
  public var constant: CGFloat = 0

  init() {}

  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {}

  /// There is no Auto Layout here.
  public enum Attribute: Int, Sendable {
    /// An edge.
    case left, right, top, bottom, leading, trailing
    /// A measure.
    case width, height, centerX, centerY, notAnAttribute
  }

  /// There is no Auto Layout here.
  public enum Relation: Int, Sendable {
    /// A relation.
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  /// There is no Auto Layout here.
  @available(*, unavailable, message: "No Auto Layout here: set frames in layoutSubviews()")
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}
