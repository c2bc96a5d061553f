internal import Foundation

/// Names a boundary in a ``ContactEvent``, and compares with the identifier used to add it.
///
/// ```swift
/// for await event in animator.contacts where event.other == .boundary("floor") { land() }
/// if event.other == .boundary(BoundaryID(Wall.left)) { bounce() }
/// ```
///
/// An identifier may have any type and need not be `Sendable`. Its ID is a value without references
/// to it. Two IDs are equal when the identifiers have the same type and equal stored properties. Class
/// instances compare by their description if they have one, otherwise by identity.
public struct BoundaryID: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The identifier as text, as `print` shows it.
  public let description: String

  /// The type of the identifier and all its parts.
  private let structure: String

  /// Makes the ID of a boundary with this identifier.
  public init(_ identifier: AnyHashable) {
    description = String(describing: identifier.base)
    structure = Self.structure(of: identifier.base)
  }

  /// Whether two IDs stand for the same identifier.
  public static func == (a: BoundaryID, b: BoundaryID) -> Bool { a.structure == b.structure }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(structure) }

  private static func structure(of value: Any) -> String {
    // What Foundation's class and Swift's struct say is the same text.
    if let text = value as? String { return "String \(text)" }
    let mirror = Mirror(reflecting: value)
    let type = String(reflecting: mirror.subjectType)
    if mirror.displayStyle == .class {
      let isDescribed = value is any CustomStringConvertible
      return "\(type) \(isDescribed ? "\(value)" : "\(ObjectIdentifier(value as AnyObject))")"
    }
    if mirror.children.isEmpty {
      // Two cases of an enumeration may describe themselves alike; their bytes differ.
      let isCase = mirror.displayStyle == .enum
      return "\(type) \(isCase ? "\(bytes(of: value))" : String(reflecting: value))"
    }
    let parts = mirror.children.map { "\($0.label ?? "")=\(structure(of: $0.value))" }
    return "\(type)(\(parts.joined(separator: ", ")))"
  }

  private static func bytes<Value>(of value: Value) -> [UInt8] {
    withUnsafeBytes(of: value) { Array($0) }
  }
}

extension BoundaryID: ExpressibleByStringLiteral {
  // Not by integers: `x == 1` for an optional CGFloat would make an ID of the 1.

  /// Makes the ID of a boundary whose identifier is a string.
  public init(stringLiteral identifier: String) { self.init(identifier) }
}
