extension UIViewController {
  /// The children that are notified together with this controller.
  var childrenToNotify: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { child in
      viewIfLoaded.map { child.viewIfLoaded?.isDescendant(of: $0) ?? false } ?? false
    }
  }

  /// Adds the view to a superview, and notifies the controller that it appears.
  func addView(to superview: UIView, animated: Bool = false) {
    guard view.superview !== superview else { return }
    notify(isAppearing: true, animated: animated) { superview.addSubview(view) }
  }

  /// Removes the view from its superview, and notifies the controller that it disappears.
  func removeView(animated: Bool = false) {
    guard let view = viewIfLoaded, view.superview != nil else { return }
    notify(isAppearing: false, animated: animated) { view.removeFromSuperview() }
  }

  private func notify(isAppearing: Bool, animated: Bool = false, around change: () -> Void = {}) {
    beginAppearanceTransition(isAppearing, animated: animated)
    change()
    endAppearanceTransition()
  }

  /// Notifies the controller that it appears, if its view was added to a visible one.
  func appear(in parent: UIViewController) {
    guard parent.appearance == .appeared, appearance == .disappeared,
      parent.childrenToNotify.contains(self)
    else { return }
    notify(isAppearing: true)
  }

  /// Notifies the controller that it disappears, if its view was visible in the parent that it
  /// leaves.
  func disappear(from parent: UIViewController) {
    guard parent.appearance == .appeared, parent.shouldAutomaticallyForwardAppearanceMethods,
      appearance == .appeared
    else { return }
    notify(isAppearing: false)
  }
}
