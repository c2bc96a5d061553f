public import CoreGraphics
internal import DynamicsReporting
public import Foundation

/// A controller that makes a view, and is notified when it appears, is laid out and disappears.
///
/// See Apple's `UIViewController`. In a visible window, the appearance methods are called
/// automatically. A test without a window calls ``beginAppearanceTransition(_:animated:)`` and
/// ``endAppearanceTransition()``.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// Makes a controller whose view is made at its first use.
  ///
  /// There are no nib files here; the name has no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller; there are no storyboards here.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes a controller whose view is made at its first use.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The title of the controller; `nil` by default.
  open var title: String? { didSet { navigationItem.title = title } }

  /// The contents of the bar of a navigation controller, which is not shown.
  open private(set) lazy var navigationItem = UINavigationItem(title: title)

  /// The superview of the controller's view.
  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: View

  private var loadedView: UIView?

  /// The view, which ``loadView()`` makes at its first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view; `nil` if it is not loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; one with the size of the screen, unless a subclass overrides it.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Called after the view was loaded; for subclasses.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view appears; for subclasses.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view was added to a window and before its layout; for subclasses.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared; for subclasses.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears; for subclasses.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared; for subclasses.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews; for subclasses.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews; for subclasses.
  open func viewDidLayoutSubviews() {}

  enum Appearance: Equatable { case disappeared, appearing(Bool), appeared, disappearing(Bool) }
  var appearance = Appearance.disappeared

  /// Starts the appearance or disappearance of the view, and of the children's views.
  ///
  /// Nothing happens if the view already is in that state or in transition to it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    switch appearance {
    case .disappeared, .disappearing:
      guard isAppearing else { return }
      appearance = .appearing(animated)
      viewWillAppear(animated)
    case .appeared, .appearing:
      guard !isAppearing else { return }
      appearance = .disappearing(animated)
      viewWillDisappear(animated)
    }
    for child in childrenToNotify {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Ends the appearance or disappearance.
  open func endAppearanceTransition() {
    switch appearance {
    case .appearing(let animated):
      viewIsAppearing(animated)
      view.layoutIfNeeded()
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared: return
    }
    for child in childrenToNotify {
      // A child that was added during the transition was not notified of its start.
      if appearance == .appeared { child.beginAppearanceTransition(true, animated: false) }
      child.endAppearanceTransition()
    }
  }

  /// Whether children are notified of appearance automatically; `true`, unless a subclass overrides
  /// it.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called by programs only: memory is not monitored here.
  open func didReceiveMemoryWarning() {}

  // MARK: Preferences without effect

  /// Whether the controller rotates with the device.
  open var shouldAutorotate: Bool { true }
  /// The allowed orientations; all except upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Children

  /// The child controllers, in the order added.
  open internal(set) var children: [UIViewController] = []

  /// The parent controller.
  open internal(set) weak var parent: UIViewController?

  /// Whether the controller is another one or inside of it.
  func isInside(_ other: UIViewController) -> Bool {
    self === other || parent?.isInside(other) == true
  }

  /// Adds a child controller; the program adds its view.
  ///
  /// The controller itself, or one that it is in, is reported and ignored.
  open func addChild(_ childController: UIViewController) {
    guard !isInside(childController) else {
      return DynamicsDiagnostics.report("a controller cannot be inside itself; ignored")
    }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent; if the view was not removed, the controller is
  /// notified that it disappears.
  open func removeFromParent() {
    guard let parent else { return }
    disappear(from: parent)
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the parent changes; for subclasses and programs.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent changed; for subclasses and programs.
  ///
  /// If the view was added to that of a visible controller, it appears here. On iOS, it appears
  /// when it is added.
  open func didMove(toParent parent: UIViewController?) {
    if let parent { appear(in: parent) }
  }

  // MARK: Presentation

  /// The controller that this one presents.
  open private(set) var presentedViewController: UIViewController?

  /// The controller that presents this one.
  open private(set) weak var presentingViewController: UIViewController?

  /// Presents a controller over this one; here at once, even if animated, and this one's view
  /// stays.
  ///
  /// If this controller already presents another, that is reported, and nothing changes.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presented = viewControllerToPresent
    guard presentedViewController == nil, presented.presentingViewController == nil,
      presented !== self, let stage: UIView = view.window ?? view
    else {
      DynamicsDiagnostics.report("a controller is already presented; ignored")
      return
    }
    presentedViewController = presented
    presented.presentingViewController = self
    presented.view.frame = stage.bounds
    presented.addView(to: stage, animated: flag)
    completion?()
  }

  /// Dismisses the controller that this one presents, or else this one; here at once.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    if presented.presentedViewController != nil { presented.dismiss(animated: false) }
    presentedViewController = nil
    presented.presentingViewController = nil
    presented.removeView(animated: flag)
    completion?()
  }

  /// There are no size transitions here.
  @available(*, unavailable, message: "No coordinators here: override viewDidLayoutSubviews()")
  open func viewWillTransition(to size: CGSize, with coordinator: NotOnLinux) {}

  /// There are no storyboards here.
  @available(*, unavailable, message: "No storyboards here: set the controller up and present it")
  open func prepare(for segue: NotOnLinux, sender: Any?) {}
}
