extension UIViewController {
  /// Whether the view is shown, or on its way.
  enum Appearance: Equatable {
    case disappeared
    case appearing(Bool)
    case appeared
    case disappearing(Bool)
  }

  /// The children whose views appear and disappear with this one's.
  var childrenToTell: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { child in
      viewIfLoaded.map { child.viewIfLoaded?.isDescendant(of: $0) ?? false } ?? false
    }
  }

  /// Adds the view to another: it appears.
  func putView(into superview: UIView, animated: Bool = false) {
    guard view.superview !== superview else { return }
    beginAppearanceTransition(true, animated: animated)
    superview.addSubview(view)
    endAppearanceTransition()
  }

  /// Removes the view from its superview: it disappears.
  func takeViewOut(animated: Bool = false) {
    guard let view = viewIfLoaded, view.superview != nil else { return }
    beginAppearanceTransition(false, animated: animated)
    view.removeFromSuperview()
    endAppearanceTransition()
  }

  /// Appears, if the view was added to one that is shown.
  func appear(in parent: UIViewController) {
    guard parent.appearance == .appeared, appearance == .disappeared,
      parent.childrenToTell.contains(self)
    else { return }
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }

  /// Disappears, if the view was shown in a controller that this leaves.
  func disappear(from parent: UIViewController) {
    guard parent.appearance == .appeared, parent.shouldAutomaticallyForwardAppearanceMethods,
      appearance == .appeared
    else { return }
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }
}
