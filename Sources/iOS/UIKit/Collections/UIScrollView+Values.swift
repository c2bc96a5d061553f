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
}
