internal import CoreGraphics
internal import DynamicsReporting
internal import Foundation

/// One change from a controller to another.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let isAnimated: Bool
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false

  private let from: UIViewController?
  private let to: UIViewController?
  /// The controller that stays where it is, below the other.
  private let staying: UIViewController?

  /// What follows at the end; called once.
  var onCompletion: ((Bool) -> Void)?

  init(
    from: UIViewController?, to: UIViewController?, staying: UIViewController?,
    in container: UIView,
    style: UIModalPresentationStyle, isAnimated: Bool, isInteractive: Bool = false
  ) {
    self.from = from
    self.to = to
    self.staying = staying
    containerView = container
    presentationStyle = style
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    super.init()
  }

  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller: UIViewController? =
      switch key {
      case .from: from
      case .to: to
      default: nil
      }
    return controller === staying ? nil : controller?.view
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from || vc === staying ? vc.view.frame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to || vc === staying ? containerView.bounds : .zero
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}

  func finishInteractiveTransition() { isInteractive = false }

  func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
  }

  func pauseInteractiveTransition() { isInteractive = true }

  func completeTransition(_ didComplete: Bool) {
    guard let onCompletion else {
      DynamicsDiagnostics.report("the transition is over already; ignored")
      return
    }
    self.onCompletion = nil
    if !didComplete { transitionWasCancelled = true }
    onCompletion(didComplete)
  }
}
