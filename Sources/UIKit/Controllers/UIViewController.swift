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
  open var title: String?

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
      appearance = .appearing(animated)
      viewWillAppear(animated)
    case .appeared, .appearing:
      guard !isAppearing else { return }
      appearance = .disappearing(animated)
      viewWillDisappear(animated)
    }
    for child in childrenInView { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Says that the view has appeared or disappeared, whichever was begun.
  open func endAppearanceTransition() {
    switch appearance {
    case .appearing(let animated):
      appearance = .appeared
      viewIsAppearing(animated)
      view.layoutIfNeeded()
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared: return
    }
    for child in childrenInView { child.endAppearanceTransition() }
  }

  // MARK: Surroundings

  /// Called before the window's size changes; children hear it, too.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Whether the status bar is to be hidden; there is none.
  open var prefersStatusBarHidden: Bool { false }

  /// Whether the controller turns with its device, which nothing does here.
  open var shouldAutorotate: Bool { true }

  /// For programs to call: memory is not watched here.
  open func didReceiveMemoryWarning() {}

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

  /// Leaves the parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller moves into another; for subclasses and programs.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller moved into another; for subclasses and programs.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presentation

  /// The controller that is shown over this one.
  open internal(set) var presentedViewController: UIViewController?

  /// The controller that this is shown over.
  open internal(set) weak var presentingViewController: UIViewController?

  /// Shows a controller's view over this one's, at once: there is nothing to see of a transition.
  ///
  /// A controller that shows another already is diagnosed, and nothing changes.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what is shown over this controller, or this from what it is shown over.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    unshow(animated: flag, completion: completion)
  }
}
