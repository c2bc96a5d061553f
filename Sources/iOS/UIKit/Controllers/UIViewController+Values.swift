/// The interface orientations of a controller.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Portrait.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Portrait, upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// Landscape, left and right.
  public static let landscape = Self(rawValue: 1 << 3 | 1 << 4)
  /// All orientations.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// The style of the status bar, of which there is none here.
public enum UIStatusBarStyle: Int, Sendable {
  /// The system's default, white content or black content.
  case `default`, lightContent, darkContent = 3
}
