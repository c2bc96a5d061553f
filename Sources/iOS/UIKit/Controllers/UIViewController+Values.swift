/// How a controller's view lies over others; see Apple's `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over everything; what is below is taken out.
  case fullScreen
  /// A sheet; what is below stays.
  case pageSheet
  /// A smaller sheet; what is below stays.
  case formSheet
  /// Over the controller that presents; that is taken out.
  case currentContext
  /// As the program says; what is below stays.
  case custom
  /// Over everything; what is below stays.
  case overFullScreen
  /// Over the controller that presents; that stays.
  case overCurrentContext
  /// In a popover; what is below stays.
  case popover
  /// As no style, which counts as a sheet.
  case none = -1
  /// As the system likes: a sheet.
  case automatic = -2

  /// Whether what is below is taken out while the controller is shown.
  var removesWhatIsBelow: Bool { self == .fullScreen || self == .currentContext }
}

/// How a controller comes and goes that has no delegate for it; nothing is seen of it.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// Turned over.
  case flipHorizontal
  /// Faded.
  case crossDissolve
  /// Under a page.
  case partialCurl
}

/// Which way up a screen is; see Apple's `UIInterfaceOrientation`.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, the home button to the right.
  case landscapeRight
  /// On its side, the home button to the left.
  case landscapeLeft

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The ways up that a controller allows.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// On its side, the home button to the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// On its side, the home button to the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// All but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// How the status bar looks; there is none.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the system likes.
  case `default`
  /// White.
  case lightContent
  /// Black.
  case darkContent = 3
}

/// How the status bar comes and goes; there is none.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// Faded.
  case fade
  /// Moved.
  case slide
}
