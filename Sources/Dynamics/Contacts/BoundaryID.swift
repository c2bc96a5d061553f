/// The name of a boundary in a ``ContactEvent``, which compares with the identifier used to add it.
///
/// ```swift
/// for await event in animator.contacts where event.other == .boundary("floor") {
///   print(event.item, "landed after", event.elapsedTime, "s")
/// }
/// ```
///
/// Two IDs are equal if their identifiers are equal. Two objects are equal if they are the same
/// object. That holds as long as the object exists; an ID does not keep it alive. A value is copied
/// into the ID, and the thread that compares calls its `==` and `hash(into:)`. So use values that
/// any thread may read.
///
/// Strings and integers are encoded as they are. For other identifiers, only the description is
/// encoded, and decoded IDs with the same description are equal.
public struct BoundaryID: Hashable, Sendable, CustomStringConvertible {
  /// The identifier as text, as `print` writes it.
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

  /// Whether the identifiers of two IDs are equal.
  public static func == (a: BoundaryID, b: BoundaryID) -> Bool { a.identity == b.identity }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  // `AnyHashable` is not `Sendable`, since its value may not be. The identifiers of boundaries do
  // not change, so other threads may read them.
  private enum Identity: Hashable, @unchecked Sendable {
    case value(AnyHashable)
    case object(ObjectIdentifier)
    case decoded(String)

    init(_ identifier: AnyHashable) {
      let base = identifier.base
      // `NSString` and `String` count as the same text.
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
  // No integer literals: in `x == 1`, with an optional CGFloat, the 1 would become an ID.

  /// Makes the ID of a boundary whose identifier is a string.
  public init(stringLiteral identifier: String) { self.init(identifier) }
}

extension BoundaryID: Codable {
  private enum CodingKeys: String, CodingKey { case text, integer, description }

  /// Decodes an ID that ``encode(to:)`` has encoded.
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

  /// Encodes a string or an `Int` as it is, and the description of any other identifier.
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
