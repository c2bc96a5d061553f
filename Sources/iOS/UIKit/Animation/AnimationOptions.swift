internal import DynamicsTiming

extension UIView {
  /// How an animation goes.
  ///
  /// The bits are UIKit's.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out within the animation; without effect.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Leaves views open to touches; here they always are.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Goes on from what is shown; here every animation does.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Does not end.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Goes there and back, in twice the duration.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Slow at both ends; the default.
    public static let curveEaseInOut: Self = []
    /// Slow at the start.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// The same pace all the way.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// Fades; there are no pixels to show it.
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
