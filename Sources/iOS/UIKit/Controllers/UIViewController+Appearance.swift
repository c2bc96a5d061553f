internal import Foundation

extension UIViewController {
  /// Whether the view is shown, or on its way.
  enum Appearance: Equatable {
    case disappeared
    case appearing(Bool)
    case appeared
    case disappearing(Bool)
  }

  /// Why the view appears or disappears.
  enum Passage {
    case presented
    case dismissed
    case added
    case removed
  }

  /// The children whose views come and go with this one's.
  var childrenToTell: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { child in
      viewIfLoaded.map { child.viewIfLoaded?.isDescendant(of: $0) ?? false } ?? false
    }
  }

  /// Tells that the view is in its window, and lays it out, once for each time it appears.
  func settleIn() {
    guard case .appearing(let animated) = appearance, !isSettled else { return }
    isSettled = true
    viewIsAppearing(animated)
    view.layoutIfNeeded()
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

  /// Appears, if the view was put into one that is shown.
  func appear(in parent: UIViewController) {
    guard parent.appearance == .appeared, appearance == .disappeared,
      parent.childrenToTell.contains(self)
    else { return }
    passage = .added
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }

  /// Disappears, if the view was shown in a controller that this leaves.
  func disappear(from parent: UIViewController) {
    guard parent.appearance == .appeared, parent.shouldAutomaticallyForwardAppearanceMethods,
      appearance == .appeared
    else { return }
    passage = .removed
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }

  func exchange(
    _ old: UIViewController, _ new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    let isShown = appearance == .appeared && shouldAutomaticallyForwardAppearanceMethods
    let isAnimated = duration > 0
    if isShown {
      old.beginAppearanceTransition(false, animated: isAnimated)
      new.beginAppearanceTransition(true, animated: isAnimated)
    }
    view.addSubview(new.view)
    new.settleIn()
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: { finished in
        old.viewIfLoaded?.removeFromSuperview()
        if isShown {
          old.endAppearanceTransition()
          new.endAppearanceTransition()
        }
        completion?(finished)
      })
  }
}
