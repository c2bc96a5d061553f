public import CoreGraphics
public import Foundation

/// What an animation between two controllers works with.
///
/// See Apple's `UIViewControllerContextTransitioning`.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// What the animation happens in. The views of controllers that come are for the animation to put
  /// into it.
  var containerView: UIView { get }
  /// Whether the change is to be shown; always, for those that are asked to.
  var isAnimated: Bool { get }
  /// Whether a finger leads the change.
  var isInteractive: Bool { get }
  /// Whether the change was taken back by ``cancelInteractiveTransition()``.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the view that comes is to be turned; not at all, as no device turns.
  var targetTransform: CGAffineTransform { get }

  /// Says how far a finger has led the change, 0…1; for programs, nothing follows from it.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the finger has let go and the change goes on to its end.
  func finishInteractiveTransition()
  /// Says that the finger has let go and the change goes back.
  func cancelInteractiveTransition()
  /// Says that a finger leads the change from now on.
  func pauseInteractiveTransition()

  /// To be called at the end of the animation: the controllers hear that they have appeared and
  /// disappeared. With `false` everything is as before the change.
  func completeTransition(_ didComplete: Bool)

  /// The controller that comes or goes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that the animation is to show or to take away; `nil` for one that stays as it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at first; empty for one that comes.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is at last; empty for one that goes.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Which controller of a change.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// What the key is called.
  public let rawValue: String
  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is seen at first.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one that is seen at last.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which view of a change.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// What the key is called.
  public let rawValue: String
  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is seen at first.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The one that is seen at last.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
