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
  /// Whether there would be no way back.
  open var hidesBackButton = false
}
