internal import DynamicsTiming

extension UIView {
  /// Options of an animation; see Apple's `UIView.AnimationOptions`.
  ///
  /// The raw values are UIKit's.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews within the animation; has no effect.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Allows touches during the animation; here they are always allowed.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Starts from the values shown; here every animation does.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Repeats the animation without end.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Plays the animation forward and backward, in twice the duration.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Starts and ends slowly; the default.
    public static let curveEaseInOut: Self = []
    /// Starts slowly.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// Cross-dissolves; nothing is drawn here.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)

    var curve: TimingFunction {
      switch (rawValue >> 16) & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }
}
