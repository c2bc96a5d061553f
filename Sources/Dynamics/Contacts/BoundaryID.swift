/// Names a boundary in a ``ContactEvent``, and compares with the identifier used to add it.
///
/// ```swift
/// for await event in animator.contacts where event.other == .boundary("floor") { land() }
/// if event.other == .boundary(BoundaryID(Wall.left)) { bounce() }
/// ```
///
/// Two IDs are equal when their identifiers are equal. An identifier that is an object counts by
/// identity, as long as it exists; its ID does not keep it. A value is copied into the ID, and `==` and
/// `hash(into:)` are called on the thread that compares: use values that any thread may read.
///
/// Strings and integers keep their meaning when an ID is encoded. Of other identifiers only the
/// description is encoded; decoded IDs of the same description are equal to each other.
public struct BoundaryID: Hashable, Sendable, CustomStringConvertible {
  /// The identifier as text, as `print` shows it.
  public let description: String

  private let identity: Identity

  /// Makes the ID of a boundary with this identifier.
  public init(_ identifier: AnyHashable) {
    description = String(describing: identifier.base)
    identity = Identity(identifier)
  }

  private init(decoded description: String) {
    self.description = description
    identity = .decoded(description)
  }

  /// Whether two IDs stand for equal identifiers.
  public static func == (a: BoundaryID, b: BoundaryID) -> Bool { a.identity == b.identity }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  // `AnyHashable` is not `Sendable`, since its value may not be. What identifies a boundary does not
  // change, so that other threads may read it.
  private enum Identity: Hashable, @unchecked Sendable {
    case value(AnyHashable)
    case object(ObjectIdentifier)
    case decoded(String)

    init(_ identifier: AnyHashable) {
      let base = identifier.base
      // Foundation's class and Swift's struct are the same text.
      if let text = base as? String {
        self = .value(text)
      } else if type(of: base) is any AnyObject.Type {
        self = .object(ObjectIdentifier(base as AnyObject))
      } else {
        self = .value(identifier)
      }
    }
  }
}

extension BoundaryID: ExpressibleByStringLiteral {
  // Not by integers: `x == 1` for an optional CGFloat would make an ID of the 1.

  /// Makes the ID of a boundary whose identifier is a string.
  public init(stringLiteral identifier: String) { self.init(identifier) }
}

extension BoundaryID: Codable {
  private enum CodingKeys: String, CodingKey { case text, integer, description }

  /// Reads what ``encode(to:)`` wrote.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let text = try values.decodeIfPresent(String.self, forKey: .text) {
      self.init(text)
    } else if let integer = try values.decodeIfPresent(Int.self, forKey: .integer) {
      self.init(integer)
    } else {
      self.init(decoded: try values.decode(String.self, forKey: .description))
    }
  }

  /// Writes a string or an `Int` as itself, and the description of anything else.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    guard case .value(let identifier) = identity else {
      return try values.encode(description, forKey: .description)
    }
    switch identifier.base {
    case let text as String: try values.encode(text, forKey: .text)
    case let integer as Int: try values.encode(integer, forKey: .integer)
    default: try values.encode(description, forKey: .description)
    }
  }
}
