/// The orientations that a controller allows.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// On either side.
  public static let landscape = Self(rawValue: 1 << 3 | 1 << 4)
  /// All.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// All but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// The style of the status bar; there is none here.
public enum UIStatusBarStyle: Int, Sendable {
  /// The system's.
  case `default`
  /// White.
  case lightContent
  /// Black.
  case darkContent = 3
}
