import DynamicsReporting
import Testing
import UIKit

/// Controllers that come and go while others do.
@MainActor @Suite struct InterruptedTests {
  /// Asks for something while it is loaded or appears.
  private final class Hasty: UIViewController {
    var onLoad: ((Hasty) -> Void)?
    var onAppearing: ((Hasty) -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      onLoad?(self)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onAppearing?(self)
    }
  }

  /// An animation that goes on until a test ends it.
  private final class Endless: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let root = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  @Test func whatIsLoadedIsNotPresentedYet() {
    let hasty = Hasty()
    hasty.onLoad = { $0.dismiss(animated: false) }
    root.present(hasty, animated: false)
    #expect(root.presentedViewController === hasty)
    #expect(hasty.view.window === window)
    root.dismiss(animated: false)
    #expect(window.subviews == [root.view])
  }

  @Test func whatIsAboutToAppearCannotBeDismissed() {
    let hasty = Hasty()
    hasty.modalPresentationStyle = .fullScreen
    hasty.onAppearing = { $0.dismiss(animated: false) }
    let misuse = DynamicsDiagnostics.collecting { root.present(hasty, animated: false) }
    #expect(misuse.diagnostics.count == 1)
    #expect(root.presentedViewController === hasty)
    #expect(hasty.view.window === window)
    root.dismiss(animated: false)
    #expect(window.subviews == [root.view])
  }

  @Test func whatIsBelowOneOnItsWayStays() {
    let (lower, upper, endless) = (UIViewController(), UIViewController(), Endless())
    upper.transitioningDelegate = endless
    root.present(lower, animated: false)
    lower.present(upper, animated: true)
    let misuse = DynamicsDiagnostics.collecting { root.dismiss(animated: false) }
    #expect(misuse.diagnostics.count == 1)
    #expect(root.presentedViewController === lower)
    endless.context?.completeTransition(true)
    #expect(lower.presentedViewController === upper)
    root.dismiss(animated: false)
    #expect(window.subviews == [root.view])
    #expect(root.presentedViewController == nil)
  }

  @Test func aWindowOfNoSizeTellsNobody() {
    final class Told: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    let told = Told()
    window.rootViewController = told
    let misuse = DynamicsDiagnostics.collecting {
      window.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 9)
    }
    #expect(misuse.diagnostics.count == 1)
    #expect(told.sizes.isEmpty)
  }
}
