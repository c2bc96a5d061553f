public import Foundation

/// A button of a bar; see Apple's `UIBarButtonItem`.
///
/// Bars are not shown here. A test taps the button with ``sendAction()``.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  /// The buttons of the system.
  public enum SystemItem: Int, Sendable {
    /// The cases of UIKit.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, close = 24
  }

  /// The styles of a button, which look the same here.
  public enum Style: Int, Sendable {
    /// An ordinary button, or one that ends a task.
    case plain = 0, done = 2
  }

  /// The title; `nil` by default.
  open var title: String?
  /// The image; `nil` by default.
  open var image: UIImage?
  /// Whether the button is enabled; `true` by default.
  open var isEnabled = true
  /// The tint color; `nil` by default.
  open var tintColor: UIColor?
  /// The view in place of a button; `nil` by default.
  open var customView: UIView?
  /// The action of a tap; `nil` by default.
  open var primaryAction: UIAction?
  private var handler: ((UIBarButtonItem) -> Void)?

  /// Makes a button with an action.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    (self.image, self.primaryAction) = (image, primaryAction)
  }

  /// Makes a button of the system.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
  }

  /// Makes a view a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes a button with a closure in place of a target and a selector; not in UIKit.
  public convenience init(
    title: String?, style: Style, handler: ((UIBarButtonItem) -> Void)? = nil
  ) {
    self.init(title: title)
    self.handler = handler
  }

  /// Makes a button with a closure in place of a target and a selector; not in UIKit.
  public convenience init(
    image: UIImage?, style: Style, handler: ((UIBarButtonItem) -> Void)? = nil
  ) {
    self.init(image: image)
    self.handler = handler
  }

  /// Makes a button with a closure in place of a target and a selector; not in UIKit.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, handler: ((UIBarButtonItem) -> Void)? = nil
  ) {
    self.init(systemItem: systemItem)
    self.handler = handler
  }

  /// Calls the action and the closure, as a tap does, unless the button is disabled; not in UIKit.
  open func sendAction() {
    guard isEnabled else { return }
    primaryAction?.perform(by: self)
    handler?(self)
  }
}

/// The contents of a navigation bar for a controller; see Apple's `UINavigationItem`.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title; `nil` by default.
  open var title: String?
  /// The view in place of the title; `nil` by default.
  open var titleView: UIView?
  /// The buttons on the left; `nil` by default.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right; `nil` by default.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the back button is hidden, `false` by default; stored without effect.
  open var hidesBackButton = false

  /// Makes an item with a title.
  public init(title: String? = nil) { self.title = title }

  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
