public import CoreGraphics
internal import DynamicsReporting
public import Foundation

/// Makes a view and is told when it appears, is laid out and disappears.
///
/// See Apple's `UIViewController`. In a window that is shown, the life cycle runs by itself; a test
/// without a window calls ``beginAppearanceTransition(_:animated:)`` and
/// ``endAppearanceTransition()``.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// Makes a controller whose view is made when it is first used; there are no nibs here, and the
  /// name has no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller; for those from storyboards, of which there are none here.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes a controller whose view is made when it is first used.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// What the controller is called; `nil` by default.
  open var title: String?

  /// The superview of the controller's view.
  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: View

  private var loadedView: UIView?

  /// The view; made by ``loadView()`` when it is first used.
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

  /// The view, if it was made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view: one that fills the screen, unless a subclass makes another.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Makes the view if it was not made.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Called after the view was made; for subclasses.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view appears; for subclasses.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view was added to its window, before it is laid out; for subclasses.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared; for subclasses.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears; for subclasses.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared; for subclasses.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews; for subclasses.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews; for subclasses.
  open func viewDidLayoutSubviews() {}

  var appearance = Appearance.disappeared

  /// Starts an appearance or a disappearance of the view, and of the children's.
  ///
  /// Nothing happens if the view already is as asked, or is on its way there.
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
    for child in childrenToTell {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Ends the appearance or disappearance that was started.
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
    for child in childrenToTell {
      // A child that was added in between has not been told of the start.
      if appearance == .appeared { child.beginAppearanceTransition(true, animated: false) }
      child.endAppearanceTransition()
    }
  }

  /// Whether children are told of appearance automatically; `true` unless a subclass overrides it.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// For programs to call: memory is not watched here.
  open func didReceiveMemoryWarning() {}

  // MARK: Preferences without effect: there is neither a device nor a status bar

  /// Whether the controller rotates with its device.
  open var shouldAutorotate: Bool { true }
  /// The orientations that the controller allows; all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the status bar is to be hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Without effect.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Children

  /// The controllers whose views are in this one's, in the order added.
  open internal(set) var children: [UIViewController] = []

  /// The controller that this is a child of.
  open internal(set) weak var parent: UIViewController?

  /// Makes another controller a child; its view is for the program to add.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the parent; the view, if it was not removed, disappears for the controller.
  open func removeFromParent() {
    guard let parent else { return }
    disappear(from: parent)
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller moves into another; for subclasses and programs.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller moved into another; for subclasses and programs.
  ///
  /// A view that was added to that of a controller already shown appears here; on iOS it does when it
  /// is added.
  open func didMove(toParent parent: UIViewController?) {
    if let parent { appear(in: parent) }
  }

  // MARK: Presentation

  /// The controller that is presented over this one.
  open private(set) var presentedViewController: UIViewController?

  /// The controller that this one is presented over.
  open private(set) weak var presentingViewController: UIViewController?

  /// Shows a controller's view over this one's, at once, animated or not; this one's view stays.
  ///
  /// If this controller presents another already, that is diagnosed and nothing changes.
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
    presented.putView(into: stage, animated: flag)
    completion?()
  }

  /// Removes the controller that is presented over this one, or else this one, at once.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    if presented.presentedViewController != nil { presented.dismiss(animated: false) }
    presentedViewController = nil
    presented.presentingViewController = nil
    presented.takeViewOut(animated: flag)
    completion?()
  }

  /// The window's size is not announced here.
  @available(*, unavailable, message: "No coordinators here: override viewDidLayoutSubviews()")
  open func viewWillTransition(to size: CGSize, with coordinator: NotOnLinux) {}

  /// There are no storyboards here.
  @available(*, unavailable, message: "No storyboards here: set the controller up and present it")
  open func prepare(for segue: NotOnLinux, sender: Any?) {}
}
