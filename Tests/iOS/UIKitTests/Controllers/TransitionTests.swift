import DynamicsReporting
import Testing
import UIKit

/// Lets a controller's view drop into the screen, or out of it, and is done when it rests.
private final class Drop: NSObject, UIViewControllerAnimatedTransitioning,
  UIDynamicAnimatorDelegate
{
  let isPresentation: Bool
  var animator: UIDynamicAnimator?
  var context: (any UIViewControllerContextTransitioning)?
  var told: [String] = []

  init(isPresentation: Bool) { self.isPresentation = isPresentation }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let container = transitionContext.containerView
    let animator = UIDynamicAnimator(referenceView: container)
    self.animator = animator
    guard let view = transitionContext.view(forKey: isPresentation ? .to : .from) else { return }
    let gravity = UIGravityBehavior(items: [view])
    if isPresentation {
      view.frame = container.bounds.offsetBy(dx: 0, dy: -container.bounds.height)
      container.addSubview(view)
      let floor = UICollisionBehavior(items: [view])
      floor.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: container.bounds.maxY),
        to: CGPoint(x: container.bounds.maxX, y: container.bounds.maxY))
      animator.addBehavior(floor)
      animator.addBehavior(gravity)
      animator.delegate = self
    } else {
      gravity.action = { [unowned self, unowned view] in
        guard view.frame.minY > container.bounds.maxY else { return }
        self.animator?.removeAllBehaviors()
        self.context?.completeTransition(true)
      }
      animator.addBehavior(gravity)
    }
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    context?.completeTransition(context?.transitionWasCancelled == false)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator?.removeAllBehaviors()
    animator = nil
    told.append("ended \(transitionCompleted)")
  }

  func run(frames: Int) { for _ in 0..<frames { animator?.advance(by: 1.0 / 60) } }
}

@MainActor struct TransitionTests {
  private final class Card: ViewControllerTests.Reporter, UIViewControllerTransitioningDelegate {
    let drop = Drop(isPresentation: true)
    let fall = Drop(isPresentation: false)
    var alongside: [String] = []
    /// Whether the card was on its way in, each time that it appeared or disappeared.
    var passages: [Bool] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      passages.append(isBeingPresented)
      transitionCoordinator?.animate(
        alongsideTransition: { [unowned self] context in
          alongside.append("along \(context.transitionDuration)")
          view.backgroundColor = .red
        }, completion: { [unowned self] in alongside.append("done \($0.isCancelled)") })
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      passages.append(!isBeingDismissed)
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { drop }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fall }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let root = ViewControllerTests.Reporter()
  private let card = Card()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.told = []
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = card
  }

  @Test func aCardDropsInAndIsPresentedWhenItRests() {
    var isComplete = false
    root.present(card, animated: true) { isComplete = true }
    #expect(
      card.told == ["did load", "will appear", "is appearing", "will lay out", "did lay out"])
    #expect(root.presentedViewController === card && card.presentingViewController === root)
    #expect(card.view.frame.minY == -400 && card.alongside == ["along 1.0"])
    card.drop.run(frames: 20)
    // gt²/2 is 55 pt, but for a step or so.
    #expect(abs(card.view.frame.minY + 345) < 6)
    #expect(!isComplete)
    card.drop.run(frames: 600)
    #expect(isComplete && abs(card.view.frame.minY) < 1)
    #expect(card.told.last == "did appear" && !card.isBeingPresented && card.passages == [true])
    #expect(card.drop.told == ["ended true"] && card.alongside.last == "done false")
    #expect(card.transitionCoordinator == nil)
    // What is below stays and hears nothing.
    #expect(root.told.isEmpty && root.view.window === window)
  }

  @Test func aCardFallsOutAndIsDismissedWhenItIsGone() {
    root.present(card, animated: true)
    card.drop.run(frames: 600)
    card.told = []
    var isComplete = false
    card.dismiss(animated: true) { isComplete = true }
    #expect(card.told == ["will disappear"] && card.view.window === window)
    card.fall.run(frames: 10)
    #expect(card.view.frame.minY > 0 && !isComplete)
    card.fall.run(frames: 200)
    #expect(isComplete && card.view.superview == nil && card.told.last == "did disappear")
    #expect(card.passages == [true, false])
    #expect(root.presentedViewController == nil && card.presentingViewController == nil)
    #expect(window.subviews == [root.view])
    root.present(card, animated: false)
    #expect(card.view.window === window)
  }

  @Test func overTheFullScreenWhatIsBelowIsTakenOutAndComesBack() {
    card.modalPresentationStyle = .fullScreen
    root.present(card, animated: true)
    #expect(root.told == ["will disappear"])
    #expect(card.drop.context?.view(forKey: .from) === root.view)
    card.drop.run(frames: 600)
    #expect(root.told == ["will disappear", "did disappear"] && root.view.superview == nil)
    root.told = []
    root.dismiss(animated: false)
    #expect(root.told.filter { $0.hasSuffix("appear") } == ["will appear", "did appear"])
    #expect(root.view.superview === window && root.view.frame == window.bounds)
  }

  @Test func theContextKnowsWhoComesAndFromWhere() throws {
    root.present(card, animated: true)
    let context = try #require(card.drop.context)
    #expect(context.viewController(forKey: .from) === root)
    #expect(context.viewController(forKey: .to) === card)
    #expect(context.view(forKey: .from) == nil && context.view(forKey: .to) === card.view)
    #expect(context.containerView.window === window && context.containerView.frame == window.bounds)
    #expect(
      context.initialFrame(for: card) == .zero && context.initialFrame(for: root) == window.bounds)
    #expect(context.finalFrame(for: card) == window.bounds)
    #expect(context.isAnimated && !context.isInteractive && context.presentationStyle == .custom)
  }

  @Test func aPresentationThatIsTakenBackLeavesAllAsItWas() {
    var isComplete = false
    root.present(card, animated: true) { isComplete = true }
    card.drop.context?.completeTransition(false)
    #expect(!isComplete && root.presentedViewController == nil && card.view.superview == nil)
    #expect(card.told.last == "did disappear" && card.alongside.last == "done true")
    let misuse = DynamicsDiagnostics.collecting { card.drop.context?.completeTransition(true) }
    #expect(misuse.diagnostics.count == 1)
  }

  @Test func aDismissalThatIsTakenBackKeepsTheCard() {
    root.present(card, animated: true)
    card.drop.run(frames: 600)
    card.dismiss(animated: true)
    let misuse = DynamicsDiagnostics.collecting { card.dismiss(animated: true) }
    #expect(misuse.diagnostics.count == 1)
    card.fall.context?.cancelInteractiveTransition()
    card.fall.context?.completeTransition(false)
    #expect(root.presentedViewController === card && card.view.window === window)
    #expect(card.told.last == "did appear")
  }

  @Test func aFingerMayLeadAChange() {
    final class Pulled: NSObject, UIViewControllerTransitioningDelegate,
      UIViewControllerInteractiveTransitioning
    {
      let drop = Drop(isPresentation: true)
      var context: (any UIViewControllerContextTransitioning)?
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { drop }
      func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { self }
      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) {
        context = transitionContext
        if let view = transitionContext.view(forKey: .to) {
          transitionContext.containerView.addSubview(view)
        }
      }
    }
    let pulled = Pulled()
    card.transitioningDelegate = pulled
    root.present(card, animated: true)
    #expect(pulled.drop.animator == nil && pulled.context?.isInteractive == true)
    pulled.context?.updateInteractiveTransition(0.5)
    pulled.context?.finishInteractiveTransition()
    pulled.context?.completeTransition(true)
    #expect(card.told.last == "did appear" && pulled.drop.told == ["ended true"])
  }

  @Test func aChildPresentsOverWhatItIsIn() {
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.present(card, animated: true)
    #expect(card.presentingViewController === root)
    #expect(child.presentedViewController === card && root.presentedViewController === card)
    card.drop.context?.completeTransition(true)
    card.transitioningDelegate = nil
    child.dismiss(animated: true)
    #expect(card.view.window == nil)
  }

  @Test func nothingOutlivesATransition() {
    weak var gone: UIViewController?
    weak var drop: Drop?
    do {
      let other = Card()
      other.transitioningDelegate = other
      root.present(other, animated: true)
      other.drop.run(frames: 600)
      root.dismiss(animated: true)
      other.fall.run(frames: 200)
      (other.drop.context, other.fall.context) = (nil, nil)
      (gone, drop) = (other, other.drop)
    }
    #expect(gone == nil && drop == nil)
  }
}
