public import Foundation

/// The view at the root of everything; see Apple's `UIWindow`.
open class UIWindow: UIView {
  /// Makes a hidden window with a frame on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a window without a size; for windows from storyboards, of which there are none here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a hidden window that fills the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Whether the window was the last made key.
  open var isKeyWindow: Bool { WindowList.key === self }

  /// The controller whose view fills the window; `nil` by default.
  ///
  /// In a window that is shown, its view appears at once.
  open var rootViewController: UIViewController? {
    willSet {
      guard rootViewController !== newValue else { return }
      rootViewController?.takeViewOut()
    }
    didSet {
      guard rootViewController !== oldValue else { return }
      showRoot()
    }
  }

  /// The window on the screen; what is in a window that is shown follows another size at once.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      if !isHidden { layoutIfNeeded() }
    }
  }

  /// Whether the window is not shown; `true` by default.
  ///
  /// Showing it lets the root controller's view appear.
  open override var isHidden: Bool {
    didSet { if !isHidden { showRoot() } }
  }

  /// Shows the window: the root controller's view appears, and everything is laid out.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes this the key window.
  open func makeKey() { WindowList.key = self }

  private func showRoot() {
    guard !isHidden else { return }
    WindowList.add(self)
    guard let controller = rootViewController else { return }
    controller.view.frame = bounds
    controller.putView(into: self)
    layoutIfNeeded()
  }
}
