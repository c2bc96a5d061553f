public import Foundation

/// An event with touches; see Apple's `UIEvent`.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The touches; none by default.
  ///
  /// Settable here, unlike in UIKit.
  open var allTouches: Set<UITouch>?

  /// Returns the touches that began in a view; `nil` if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let touches = (allTouches ?? []).filter { $0.view === view }
    return touches.isEmpty ? nil : touches
  }

  /// Makes an event without touches.
  public override init() { super.init() }
}
