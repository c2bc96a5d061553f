public import CoreGraphics
public import Foundation

/// What a change is like; see Apple's `UIViewControllerTransitionCoordinatorContext`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change takes time; for one of a window's size it never does here.
  var isAnimated: Bool { get }
  /// Whether the change was taken back.
  var isCancelled: Bool { get }
  /// How long the change takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How a controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the view that comes is to be turned; not at all, as no device turns.
  var targetTransform: CGAffineTransform { get }
  /// What the change happens in.
  var containerView: UIView { get }
  /// The controller that comes or goes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that comes or goes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs what goes along with a change; see Apple's `UIViewControllerTransitionCoordinator`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Makes changes along with the change, and calls a completion after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// Collects what goes along with a change, and runs it.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  private let context: TransitionContext
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// In seconds; 0 for a change that happens at once.
  var transitionDuration: TimeInterval = 0

  init(_ context: TransitionContext) { self.context = context }

  var isAnimated: Bool { context.isAnimated }
  var isCancelled: Bool { context.transitionWasCancelled }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }
  var containerView: UIView { context.containerView }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAnimations() {
    let bodies = animations
    animations = []
    guard transitionDuration > 0 else { return bodies.forEach { $0(self) } }
    UIView.animate(withDuration: transitionDuration) { bodies.forEach { $0(self) } }
  }

  func runCompletions() {
    let bodies = completions
    completions = []
    for body in bodies { body(self) }
  }
}
