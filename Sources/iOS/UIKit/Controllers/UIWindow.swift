internal import DynamicsTiming
public import Foundation

/// The root of a view hierarchy; see Apple's `UIWindow`.
open class UIWindow: UIView {
  /// Makes a hidden window with a frame on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a window without a size; there are no storyboards here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a hidden window with the size of the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Whether this is the key window.
  open var isKeyWindow: Bool { WindowList.key === self }

  /// The controller whose view fills the window; `nil` by default.
  ///
  /// In a visible window, its view appears at once.
  open var rootViewController: UIViewController? {
    willSet {
      guard rootViewController !== newValue else { return }
      rootViewController?.removeView()
    }
    didSet {
      guard rootViewController !== oldValue else { return }
      showRoot()
    }
  }

  /// The frame on the screen; in a visible window, views are resized at once.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      if !isHidden { layoutIfNeeded() }
    }
  }

  /// Whether the window is hidden; `true` by default.
  ///
  /// When it is shown, the root controller's view appears.
  open override var isHidden: Bool {
    didSet { if !isHidden { showRoot() } }
  }

  /// Shows the window and makes it key; the root controller's view appears, and all views are laid
  /// out.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes this the key window.
  open func makeKey() { WindowList.key = self }

  private func showRoot() {
    guard !isHidden else { return }
    WindowList.add(self)
    scheduleLayout()
    guard let controller = rootViewController else { return }
    controller.view.frame = bounds
    controller.addView(to: self)
    layoutIfNeeded()
  }

  // MARK: Layout in frames

  /// The clock that will lay out the views.
  private var pendingClock: EventClock?
  /// The number of the frame in which a clock last laid out the views.
  private var lastFrame: Double?

  /// Lays out the views at the end of this frame; if they already were in this one, of the next.
  func scheduleLayout() {
    let clock = EventClock.current
    guard !isHidden, pendingClock !== clock else { return }
    pendingClock = clock
    let delay = clock.frame == lastFrame ? (clock.frame + 1) / 60 - clock.reading : 0
    clock.callOnThisThread(after: max(0, delay), as: .layout) { [weak self] in
      guard let self else { return }
      withoutIsolation(self) { $0.layOut(in: clock.frame) }
    }
  }

  private func layOut(in frame: Double) {
    pendingClock = nil
    lastFrame = frame
    if !isHidden { layoutIfNeeded() }
  }
}

@MainActor enum WindowList {
  static weak var key: UIWindow?

  private struct Entry {
    weak var window: UIWindow?
  }

  private static var entries: [Entry] = []

  static var windows: [UIWindow] { entries.compactMap(\.window) }

  static func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    if !windows.contains(window) { entries.append(Entry(window: window)) }
  }
}

extension EventClock {
  /// The number of the frame of 1/60 s that has begun last.
  fileprivate var frame: Double { (reading * 60 + 1e-6).rounded(.down) }
}
