public import Foundation

// Boundary identifiers are `NSCopying`. On iOS, these types bridge to classes that conform to it.

extension String: @retroactive NSCopying, UIShimValue {}
extension Int: @retroactive NSCopying, UIShimValue {}
extension Double: @retroactive NSCopying, UIShimValue {}
extension CGFloat: @retroactive NSCopying, UIShimValue {}
extension IndexPath: @retroactive NSCopying, UIShimValue {}
extension UUID: @retroactive NSCopying, UIShimValue {}

/// A value that is its own copy; not in UIKit.
public protocol UIShimValue {}

extension UIShimValue {
  /// Returns the value.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Whether two boundary identifiers are the same object.
///
/// On iOS, everything that is `NSCopying` is an object. Here some types are not, and the compiler
/// would reject the comparison.
@_disfavoredOverload
public func === (identifier: (any NSCopying)?, object: AnyObject?) -> Bool {
  identifier as AnyObject? === object
}
