// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CoreGraphics

// Values and choices whose names say what they are; the raw values are UIKit's.

public typealias UIOffset = Offset
public typealias UIEdgeInsets = EdgeInsets
public typealias UIFloatRange = FloatRange
public typealias UIRegion = Region

/// The style of the status bar, of which there is none here.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent, darkContent = 3
}

/// The position at which an animation ended; see Apple's `UIViewAnimatingPosition`.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// The state of a property animator; see Apple's `UIViewAnimatingState`.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// The alignment of text.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// The way in which lines break.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The light or dark interface style; see Apple's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

extension UIView {
  /// The curves of animations; see Apple's `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }

  /// The modes by which contents fill a view; stored without effect.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}

extension UICollectionView {
  /// The category of an element.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView
  }

  /// The scroll direction of a layout.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
}

extension NSLayoutConstraint {
  /// An edge, a center or a size.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX,
      centerY
  }

  /// The relation of both sides.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// A direction of a layout.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}

extension UIStackView {
  /// How views fill the row.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How views are placed across the row; baselines are edges here.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }
}
