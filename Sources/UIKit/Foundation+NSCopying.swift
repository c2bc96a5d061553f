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
