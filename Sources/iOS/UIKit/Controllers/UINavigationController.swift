internal import DynamicsReporting

/// A stack of controllers, of which the top one fills the view; see Apple's `UINavigationController`.
///
/// There are no bars, and transitions take effect at once.
open class UINavigationController: UIViewController {
  /// Makes a controller with one controller on its stack.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// The controllers of the stack, from the bottom to the top.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top.
  open var topViewController: UIViewController? { children.last }
  /// The controller that this one or the one at the top presents, or else the one at the top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? children.last?.presentedViewController ?? children.last
  }
  /// Whether the bar is hidden; stored without effect.
  open var isNavigationBarHidden = false
  /// Sets whether the bar is hidden.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Loads the view, with that of the controller at the top.
  open override func viewDidLoad() { showTop() }

  /// Puts a controller at the top; one that is on the stack stays where it is.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !children.contains(viewController) else { return }
    setViewControllers(children + [viewController], animated: animated)
  }

  /// Removes the controller at the top, and returns it; the last one stays.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    children.dropLast().last.flatMap { popToViewController($0, animated: animated)?.first }
  }

  /// Removes the controllers above a controller of the stack, and returns them.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = children.firstIndex(of: viewController) else { return nil }
    let above = Array(children[(place + 1)...])
    setViewControllers(Array(children[...place]), animated: animated)
    return above
  }

  /// Removes all controllers but the lowest, and returns them.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Sets the controllers of the stack.
  ///
  /// A list that has a controller twice, a navigation controller, or one that this controller is in
  /// is reported, and nothing changes; iOS raises an exception.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard Set(viewControllers).count == viewControllers.count else {
      return DynamicsDiagnostics.report("a controller is on the stack twice; nothing changed")
    }
    guard !viewControllers.contains(where: { $0 is UINavigationController || isInside($0) }) else {
      return DynamicsDiagnostics.report(
        "a navigation controller, or one that this is in, cannot be on the stack; nothing changed")
    }
    for old in children where !viewControllers.contains(old) {
      old.willMove(toParent: nil)
      old.removeFromParent()
      old.viewIfLoaded?.removeFromSuperview()
    }
    let added = viewControllers.filter { !children.contains($0) }
    for new in added { addChild(new) }
    children = viewControllers
    if isViewLoaded { showTop() }
    for new in added { new.didMove(toParent: self) }
  }

  private func showTop() {
    for child in children.dropLast() where child.viewIfLoaded?.superview === view {
      child.disappear(from: self)
      child.view.removeFromSuperview()
    }
    guard let top = children.last, top.view.superview !== view else { return }
    top.view.frame = view.bounds
    view.addSubview(top.view)
    top.appear(in: self)
  }
}

extension UIViewController {
  /// The navigation controller that the controller is in; `nil` if it is in none.
  public var navigationController: UINavigationController? {
    var ancestor = parent
    while let current = ancestor, !(current is UINavigationController) { ancestor = current.parent }
    return ancestor as? UINavigationController
  }
}
