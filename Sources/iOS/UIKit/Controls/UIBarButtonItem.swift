public import Foundation

/// A button of a bar; see Apple's `UIBarButtonItem`.
///
/// There are no bars: a test or a program presses it by ``press()``. Linux has no selectors: its
/// initializers take a closure in place of target and action.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  /// Looks of a button.
  public enum Style: Int, Sendable {
    /// As the bar has them.
    case plain
    /// For what ends something.
    case done = 2
  }

  /// What buttons of the system are for.
  public enum SystemItem: Int, Sendable {
    /// Ends or begins editing.
    case done, cancel, edit, save, add
    /// Is no button, but space.
    case flexibleSpace, fixedSpace
    /// Does something with what is shown.
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    /// Plays something.
    case play, pause, rewind, fastForward
    /// Takes back, or takes that back.
    case undo, redo
    /// Closes something.
    case close = 24
  }

  private let handler: ((UIBarButtonItem) -> Void)?

  private init(handler: ((UIBarButtonItem) -> Void)?) {
    self.handler = handler
    super.init()
  }

  /// Makes a button with a title.
  public convenience init(
    title: String?, style: Style, handler: ((UIBarButtonItem) -> Void)? = nil
  ) {
    self.init(handler: handler)
    self.title = title
    self.style = style
  }

  /// Makes a button with an image.
  public convenience init(
    image: UIImage?, style: Style, handler: ((UIBarButtonItem) -> Void)? = nil
  ) {
    self.init(handler: handler)
    self.image = image
    self.style = style
  }

  /// Makes a button of the system's.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, handler: ((UIBarButtonItem) -> Void)? = nil
  ) {
    self.init(handler: handler)
  }

  /// Makes a place for a view.
  public convenience init(customView: UIView) {
    self.init(handler: nil)
    self.customView = customView
  }

  /// The title; `nil` by default.
  open var title: String?

  /// The image; `nil` by default.
  open var image: UIImage?

  /// The looks; `.plain` by default.
  open var style = Style.plain

  /// The view in place of a button; `nil` by default.
  open var customView: UIView?

  /// Whether the button can be pressed; `true` by default.
  open var isEnabled = true

  /// The color; `nil`, the bar's, by default.
  open var tintColor: UIColor?

  /// What a program knows the button by; 0 by default.
  open var tag = 0

  /// How wide the button is, in points; 0, as it needs, by default.
  open var width: CGFloat = 0

  /// Presses the button, unless it is switched off.
  ///
  /// Not in UIKit.
  open func press() { if isEnabled { handler?(self) } }

  /// Linux has no selectors.
  @available(*, unavailable, message: "Linux has no selectors: init(title:style:handler:)")
  public convenience init(title: String?, style: Style, target: Any?, action: Any?) {
    self.init(handler: nil)
  }

  /// Linux has no selectors.
  @available(*, unavailable, message: "Linux has no selectors: init(image:style:handler:)")
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Any?) {
    self.init(handler: nil)
  }

  /// Linux has no selectors.
  @available(*, unavailable, message: "Linux has no selectors: init(barButtonSystemItem:handler:)")
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Any?
  ) {
    self.init(handler: nil)
  }
}
