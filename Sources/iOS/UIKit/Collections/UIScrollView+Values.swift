public import Foundation

extension UIScrollView {
  /// How much of its speed a scroll view keeps for each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share, 0…1.
    public let rawValue: CGFloat
    /// Makes a rate from its share.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998: slow.
    public static let normal = Self(rawValue: 0.998)
    /// 0.99: five times as fast.
    public static let fast = Self(rawValue: 0.99)
  }

  /// When system bars add to the room around contents.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// By what is in the controller.
    case automatic
    /// Along the scroll direction.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }

  /// How scroll indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// Black with white around.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// How dragging puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none
    /// When a drag begins.
    case onDrag
    /// Along with the finger.
    case interactive
    /// When a drag begins, with what is above the keyboard.
    case onDragWithAccessory
    /// Along with the finger, with what is above the keyboard.
    case interactiveWithAccessory
  }
}

/// The old name of the rates.
public typealias UIScrollViewDecelerationRate = UIScrollView.DecelerationRate

/// The old name of ``UIScrollView/DecelerationRate/normal``.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal

/// The old name of ``UIScrollView/DecelerationRate/fast``.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
