public import CoreGraphics
public import Foundation

/// Looks after a view: makes it, and hears when it appears, is laid out and disappears.
///
/// See Apple's `UIViewController`. In a window that is shown, the life cycle runs by itself; a test
/// without a window calls ``beginAppearanceTransition(_:animated:)`` and
/// ``endAppearanceTransition()``.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// Makes a controller whose view is made when it is asked for; there are no nibs here, and the
  /// name does not count.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller; for those from storyboards, of which there are none here.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes a controller whose view is made when it is asked for.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// What the controller is called; `nil` by default.
  open var title: String? { didSet { navigationItem.title = title } }

  /// What the controller's view is in.
  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: View

  private var loadedView: UIView?

  /// The view; made by ``loadView()`` when it is first asked for.
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

  /// Makes the view: one that fills the screen, unless a subclass says otherwise.
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
  /// Called after the view was put into its window, before it is laid out; for subclasses.
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

  /// Says that the view is about to appear or disappear; children hear it, too.
  ///
  /// Nothing happens to a view that already is as asked, or is on its way there.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    switch appearance {
    case .disappeared, .disappearing:
      guard isAppearing else { return }
      isSettled = false
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

  /// Says that the view has appeared or disappeared, whichever was begun.
  open func endAppearanceTransition() {
    switch appearance {
    case .appearing(let animated):
      settleIn()
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared: return
    }
    for child in childrenToTell {
      // One that was added while this was on its way has not heard of the beginning.
      if appearance == .appeared { child.beginAppearanceTransition(true, animated: false) }
      child.endAppearanceTransition()
    }
    passage = nil
  }

  /// Whether the view's part in what goes on was told to be in its window.
  var isSettled = false

  /// Whether children hear of appearance by themselves; `true` unless a subclass says otherwise.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// On which way the controller is, while it appears or disappears.
  var passage: Passage?

  /// Whether the view appears because the controller is presented.
  open var isBeingPresented: Bool { passage == .presented }
  /// Whether the view disappears because the controller is dismissed.
  open var isBeingDismissed: Bool { passage == .dismissed }
  /// Whether the view appears because the controller was added to another.
  open var isMovingToParent: Bool { passage == .added }
  /// Whether the view disappears because the controller is removed from another.
  open var isMovingFromParent: Bool { passage == .removed }

  // MARK: Surroundings

  /// Called before the window's size changes; children hear it, too.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called when what bars cover has changed; never, as there are none.
  open func viewSafeAreaInsetsDidChange() {}

  /// For programs to call: memory is not watched here.
  open func didReceiveMemoryWarning() {}

  /// The change that the controller is in; `nil` for none.
  open internal(set) var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?

  // MARK: Wishes, of which none has an effect, as there is neither a device nor its bars

  /// Whether the controller turns with its device.
  open var shouldAutorotate: Bool { true }
  /// The ways up that the controller allows; all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The way up that the controller is best presented in.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Says that ``supportedInterfaceOrientations`` has changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Whether the status bar is to be hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar is to look.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar is to come and go.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Which child knows how the status bar is to look.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Which child knows whether the status bar is to be hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Says that wishes for the status bar have changed.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the home indicator is to be hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Says that wishes for the home indicator have changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the program's gestures come first.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Says that wishes for the edges have changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The edges at which the view goes on under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view goes on under bars that nothing shows through.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views keep clear of bars.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the controller's bar goes when it is pushed.
  open var hidesBottomBarWhenPushed = false
  /// How large the view is best.
  open var preferredContentSize = CGSize.zero

  // MARK: Children

  /// The controllers whose views are in this one's, in the order added.
  open internal(set) var children: [UIViewController] = []

  /// The controller that this is a child of.
  open internal(set) weak var parent: UIViewController?

  /// Takes a controller in; its view is for the program to add.
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
  /// Here a view appears that was put into that of a controller already shown; on iOS it does when it
  /// is put there.
  open func didMove(toParent parent: UIViewController?) {
    if let parent { appear(in: parent) }
  }

  /// Exchanges two children's views within an animation on ``UIShimClock``.
  ///
  /// As on iOS, the program adds the one before and removes the other after.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  // MARK: Presentation

  /// The controller that this one itself shows over everything.
  var shown: UIViewController?

  /// How the controller is shown that was presented.
  var presentation: Presentation?

  /// The controller that is shown over this one or over what it is in.
  open var presentedViewController: UIViewController? { shown ?? parent?.presentedViewController }

  /// The controller that this, or what it is in, is shown over.
  open var presentingViewController: UIViewController? {
    presentation?.presenter ?? parent?.presentingViewController
  }

  /// How the controller lies over others when it is presented; `.automatic` by default.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How the controller comes without a ``transitioningDelegate``: at once, whatever is said here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Says how the controller comes and goes; `nil` by default.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether fingers cannot pull the controller away; kept, as they never do.
  ///
  /// `false` by default.
  open var isModalInPresentation = false

  /// Whether controllers are presented over this one instead of what it is in; `false` by default.
  open var definesPresentationContext = false

  /// Shows a controller's view over this one's, or over that of what this is in.
  ///
  /// Animated, the controller's ``transitioningDelegate`` is asked for what shows it coming, and the
  /// completion called when that is done. Without one there is nothing to see of it, and it happens
  /// at once. A controller that shows another already is diagnosed, and nothing changes.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what is shown over this controller, or this from what it is shown over; see
  /// ``present(_:animated:completion:)``.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    unshow(animated: flag, completion: completion)
  }

  /// Pushes a controller onto the navigation controller that this is in, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Presents a controller.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  /// There are no storyboards here.
  @available(*, unavailable, message: "No storyboards here: set the controller up and present it")
  open func prepare(for segue: NotOnLinux, sender: Any?) {}

  // MARK: Navigation

  /// The navigation controller that this one is in; `nil` for none.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// What a navigation controller would show of this one in its bar, which is not there.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// Whether the contents are being edited; `false` by default.
  open var isEditing = false

  /// Says whether the contents are being edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}
