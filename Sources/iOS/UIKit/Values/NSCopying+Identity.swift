public import Foundation

/// Whether two boundary identifiers are the same object.
///
/// On iOS, everything that is `NSCopying` is an object. Here some types are not, and the compiler
/// would reject the comparison.
@_disfavoredOverload
public func === (identifier: (any NSCopying)?, object: AnyObject?) -> Bool {
  identifier as AnyObject? === object
}
