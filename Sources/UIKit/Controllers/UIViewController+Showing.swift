internal import DynamicsReporting

extension UIViewController {
  /// Whether the view is shown, or on its way.
  enum Appearance {
    case disappeared
    case appearing(Bool)
    case appeared
    case disappearing(Bool)
  }

  var childrenInView: [UIViewController] {
    children.filter { child in
      viewIfLoaded.map { child.viewIfLoaded?.isDescendant(of: $0) ?? false } ?? false
    }
  }

  /// Shows the view in another: it appears.
  func putView(into superview: UIView, animated: Bool = false) {
    guard view.superview !== superview else { return }
    beginAppearanceTransition(true, animated: animated)
    superview.addSubview(view)
    endAppearanceTransition()
  }

  /// Takes the view out of where it is: it disappears.
  func takeViewOut(animated: Bool = false) {
    guard let view = viewIfLoaded, view.superview != nil else { return }
    beginAppearanceTransition(false, animated: animated)
    view.removeFromSuperview()
    endAppearanceTransition()
  }

  func show(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard presentedViewController == nil, controller.presentingViewController == nil else {
      DynamicsDiagnostics.report("a controller is already presented; ignored", by: "present(_:)")
      return
    }
    presentedViewController = controller
    controller.presentingViewController = self
    let place: UIView = view.window ?? view
    controller.view.frame = place.bounds
    controller.putView(into: place, animated: animated)
    completion?()
  }

  func unshow(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    if presented.presentedViewController != nil { presented.dismiss(animated: false) }
    presented.takeViewOut(animated: animated)
    presentedViewController = nil
    presented.presentingViewController = nil
    completion?()
  }
}
