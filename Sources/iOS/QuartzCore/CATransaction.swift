public import Foundation

/// Changes of layers that belong together; see Apple's `CATransaction`.
///
/// Without effect: layers change at once here, as those of views do on iOS. What is animated is what
/// `UIView.animate` is called for.
open class CATransaction: NSObject {
  /// Begins a transaction.
  open class func begin() {}
  /// Ends the innermost transaction.
  open class func commit() {}
  /// Says whether changes are to be shown at once, as they always are.
  open class func setDisableActions(_ flag: Bool) {}
}
