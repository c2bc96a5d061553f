internal import DynamicsEngine

/// The number of an item in its animator, in the order of joining.
///
/// An item that leaves and joins again gets a new ID.
public struct ItemID: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  /// The number: 0 for the first item that joined the animator.
  public let rawValue: Int

  /// Makes the ID of the item with a body; both have the same number.
  init(_ body: BodyID) { self.init(Int(body.serial)) }

  package init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Whether the first item joined before the second.
  public static func < (a: ItemID, b: ItemID) -> Bool { a.rawValue < b.rawValue }

  /// The number after a `#`.
  public var description: String { "#\(rawValue)" }
}
