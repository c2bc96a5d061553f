public import Foundation

/// A group of changes of layers; see Apple's `CATransaction`.
///
/// It has no effect here: layers change at once, as the layers of views do on iOS. Use
/// `UIView.animate` for animations.
open class CATransaction: NSObject {
  /// Begins a transaction.
  open class func begin() {}
  /// Commits the innermost transaction.
  open class func commit() {}
  /// Disables implicit animations; here there are none.
  open class func setDisableActions(_ flag: Bool) {}
}
