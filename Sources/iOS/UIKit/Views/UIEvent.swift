public import Foundation

/// What happened to fingers; see Apple's `UIEvent`.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The fingers that are down; none by default.
  ///
  /// Settable here, unlike in UIKit.
  open var allTouches: Set<UITouch>?

  /// The fingers that came down in a view; `nil` for none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let touches = (allTouches ?? []).filter { $0.view === view }
    return touches.isEmpty ? nil : touches
  }

  /// Makes an event without fingers.
  public override init() { super.init() }
}
