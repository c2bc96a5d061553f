public import Foundation

/// What a navigation controller would show of a controller; see Apple's `UINavigationItem`.
///
/// Kept, and never shown, as there are no bars.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Makes an item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// What would be written in the middle.
  open var title: String?
  /// What would be written above the title.
  open var prompt: String?
  /// What would be in the middle instead of the title.
  open var titleView: UIView?
  /// The buttons that would be at the left, from the edge inward; `nil` by default.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons that would be at the right, from the edge inward; `nil` by default.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The button that would be at the left edge; setting it takes the place of all there.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The button that would be at the right edge; setting it takes the place of all there.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Whether there would be no way back.
  open var hidesBackButton = false
}
