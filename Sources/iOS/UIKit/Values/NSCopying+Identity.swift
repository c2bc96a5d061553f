public import Foundation

/// Whether a boundary's identifier is an object.
///
/// On iOS all that can be copied is an object; here not all is, so that the compiler asks.
@_disfavoredOverload
public func === (identifier: (any NSCopying)?, object: AnyObject?) -> Bool {
  identifier as AnyObject? === object
}
