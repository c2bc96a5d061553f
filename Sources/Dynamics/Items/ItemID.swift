/// What an animator calls one of its items: the order in which it joined.
///
/// An item that leaves and comes back gets a new one.
public struct ItemID: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  /// 0 for the first item that joined the animator.
  public let rawValue: Int

  init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Orders by time of joining.
  public static func < (a: ItemID, b: ItemID) -> Bool { a.rawValue < b.rawValue }

  /// The number behind a `#`.
  public var description: String { "#\(rawValue)" }
}
