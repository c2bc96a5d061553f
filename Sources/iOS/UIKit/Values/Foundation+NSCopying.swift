public import Foundation

// Boundary identifiers are `NSCopying`. On iOS, these types bridge to classes that conform to it.

extension String: @retroactive NSCopying {
  /// Returns the string.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension Int: @retroactive NSCopying {
  /// Returns the number.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension Double: @retroactive NSCopying {
  /// Returns the number.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CGFloat: @retroactive NSCopying {
  /// Returns the number.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension IndexPath: @retroactive NSCopying {
  /// Returns the index path.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UUID: @retroactive NSCopying {
  /// Returns the identifier.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
