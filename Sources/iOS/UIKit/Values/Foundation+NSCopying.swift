public import Foundation

// On iOS these bridge to classes that are `NSCopying`, which is what boundary identifiers are.

extension String: @retroactive NSCopying {
  /// The same string.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension Int: @retroactive NSCopying {
  /// The same number.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension Double: @retroactive NSCopying {
  /// The same number.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CGFloat: @retroactive NSCopying {
  /// The same number.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension IndexPath: @retroactive NSCopying {
  /// The same path.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UUID: @retroactive NSCopying {
  /// The same identifier.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
