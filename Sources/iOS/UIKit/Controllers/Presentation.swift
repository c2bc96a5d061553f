internal import Foundation

/// A controller that is shown over another.
@MainActor final class Presentation {
  weak var presenter: UIViewController?
  let container: UIView
  let style: UIModalPresentationStyle

  /// Where the view of the controller below was that is taken out; `nil` for one that stays.
  private let home: UIView?
  private let indexAtHome: Int

  /// The change that is going on.
  private(set) var context: TransitionContext?

  init(of controller: UIViewController, over presenter: UIViewController) {
    self.presenter = presenter
    style = controller.modalPresentationStyle
    let below: UIView = presenter.view
    let stage: UIView = below.window ?? below.superview ?? below
    let removes = style.removesWhatIsBelow && stage !== below
    home = removes ? below.superview : nil
    indexAtHome = below.superview?.subviews.firstIndex { $0 === below } ?? 0
    container = UIView(frame: stage.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.addSubview(container)
  }

  var removesWhatIsBelow: Bool { home != nil }

  /// Puts the view of the controller below back, if it is not where it belongs.
  func putBack() {
    guard let below = presenter?.view else { return }
    if let home, below.superview !== home {
      home.insertSubview(below, at: indexAtHome)
    } else if below.superview === container {
      container.superview?.insertSubview(below, belowSubview: container)
    }
  }

  /// Lets an animation, or a finger, show the change; without either it happens at once.
  ///
  /// - Parameter atOnce: What else shows the end of it.
  func run(
    _ context: TransitionContext, by animator: (any UIViewControllerAnimatedTransitioning)?,
    led leader: (any UIViewControllerInteractiveTransitioning)?, atOnce: () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    let controllers = [UITransitionContextViewControllerKey.from, .to].compactMap {
      context.viewController(forKey: $0)
    }
    let coordinator = TransitionCoordinator(context)
    coordinator.transitionDuration = animator?.transitionDuration(using: context) ?? 0
    for controller in controllers { controller.transitionCoordinator = coordinator }
    // Before controllers hear of it, which may ask for another change.
    self.context = context
    begin(context)
    context.onCompletion = { didComplete in
      coordinator.runAnimations()
      self.context = nil
      for controller in controllers { controller.transitionCoordinator = nil }
      completion(didComplete)
      animator?.animationEnded(didComplete)
      coordinator.runCompletions()
    }
    if let leader {
      leader.startInteractiveTransition(context)
    } else if let animator {
      animator.animateTransition(using: context)
    } else {
      atOnce()
    }
    for controller in controllers { controller.settleIn() }
    coordinator.runAnimations()
    if animator == nil, leader == nil { context.completeTransition(true) }
  }

  private func begin(_ context: TransitionContext) {
    let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
    if from !== presenter || removesWhatIsBelow {
      from?.beginAppearanceTransition(false, animated: context.isAnimated)
    }
    if to !== presenter || removesWhatIsBelow {
      to?.beginAppearanceTransition(true, animated: context.isAnimated)
    }
  }
}
