public import Foundation

/// Shows the last of several controllers; see Apple's `UINavigationController`.
///
/// There are no bars, and nothing is seen of pushing and popping: both happen at once, with all that
/// controllers hear of it.
open class UINavigationController: UIViewController {
  /// Makes a controller that shows another.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a controller that shows none yet; there are no nibs here, and the name does not count.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller; for those from storyboards, of which there are none here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Hears of what is shown; `nil` by default.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The controllers, of which the last is shown.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown; `nil` for none.
  open var topViewController: UIViewController? { children.last }

  /// The controller that is presented, or else the last.
  open var visibleViewController: UIViewController? { shown ?? topViewController }

  /// Whether the bar is hidden; kept, as there is none.
  ///
  /// `false` by default.
  open var isNavigationBarHidden = false

  /// Says whether the bar is hidden.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows a controller on top of the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !children.contains(viewController) else { return }
    setViewControllers(children + [viewController], animated: animated)
  }

  /// Lets the last controller go, if it is not the only one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    setViewControllers(children.dropLast(), animated: animated)
    return last
  }

  /// Lets all controllers go but the first.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Lets all controllers go that are on top of one of them.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(of: viewController) else { return nil }
    let above = Array(children[(index + 1)...])
    setViewControllers(Array(children[...index]), animated: animated)
    return above
  }

  /// Shows the last of other controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = topViewController
    let new = viewControllers.last
    let comes = new.map { !children.contains($0) } ?? false
    let gone = children.filter { !viewControllers.contains($0) }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    children = viewControllers
    guard old !== new else { return }
    if appearance == .appeared {
      if gone.contains(where: { $0 === old }) { old?.passage = .removed }
      if comes { new?.passage = .added }
    }
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    if isViewLoaded { exchangeViews(old, new, animated: animated) }
    for controller in gone {
      controller.parent = nil
      controller.didMove(toParent: nil)
    }
    new?.didMove(toParent: self)
    if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
  }

  private func exchangeViews(
    _ old: UIViewController?, _ new: UIViewController?, animated: Bool
  ) {
    let isShown = appearance == .appeared
    if isShown {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    addTopView()
    if isShown {
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
    }
  }

  private func addTopView() {
    guard let top = topViewController?.view else { return }
    top.frame = view.bounds
    top.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(top)
  }

  /// Shows the view of the last controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    addTopView()
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }
}

/// Hears of what a navigation controller shows; see Apple's `UINavigationControllerDelegate`.
///
/// Any of the methods may be left out.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A controller has been shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
