public import Foundation

extension UIScrollView {
  /// The factor by which the speed of a scroll view falls in each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor, from 0 to 1.
    public let rawValue: CGFloat
    /// Makes a rate from its factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Slow deceleration: 0.998.
    public static let normal = Self(rawValue: 0.998)
    /// Fast deceleration: 0.99, five times as fast.
    public static let fast = Self(rawValue: 0.99)
  }
}
