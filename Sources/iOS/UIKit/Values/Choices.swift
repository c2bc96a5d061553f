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

/// The modes by which contents fill a view; stored without effect.
public enum UIViewContentMode: Int, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}
