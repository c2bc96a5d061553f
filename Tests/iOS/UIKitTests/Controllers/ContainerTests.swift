import DynamicsReporting
import Testing
import UIKit

@MainActor struct ContainerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private func changes(_ controller: ViewControllerTests.Reporter) -> [String] {
    controller.told.filter { $0.hasPrefix("will ") || $0.hasPrefix("did ") }
      .filter { $0.hasSuffix("appear") }
  }

  @Test func aChildAddedToAShownParentAppearsAndLeavesAgain() {
    final class Child: ViewControllerTests.Reporter {
      var passages: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        passages.append(isMovingToParent)
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        passages.append(isMovingFromParent)
      }
    }
    let (parent, child) = (UIViewController(), Child())
    show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(changes(child) == ["will appear", "did appear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      changes(child) == ["will appear", "did appear", "will disappear", "did disappear"])
    #expect(child.passages == [true, true] && !child.isMovingFromParent)
  }

  @Test func aChildAddedInLayoutAppearsWithItsParent() {
    final class Parent: UIViewController {
      let child = ViewControllerTests.Reporter()
      override func viewWillLayoutSubviews() {
        guard child.parent == nil else { return }
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let parent = Parent()
    show(parent)
    #expect(changes(parent.child) == ["will appear", "did appear"])
  }

  @Test func oneChildTakesTheOthersPlace() {
    let parent = UIViewController()
    let (old, new) = (ViewControllerTests.Reporter(), ViewControllerTests.Reporter())
    parent.addChild(old)
    parent.view.addSubview(old.view)
    show(parent)
    old.told = []
    old.willMove(toParent: nil)
    parent.addChild(new)
    new.view.alpha = 0
    parent.transition(from: old, to: new, duration: 0.4) {
      new.view.alpha = 1
    } completion: { _ in
      old.removeFromParent()
      new.didMove(toParent: parent)
    }
    #expect(changes(old) == ["will disappear"] && changes(new) == ["will appear"])
    UIShimClock.shared.advance(by: 0.4)
    #expect(changes(old) == ["will disappear", "did disappear"])
    #expect(changes(new) == ["will appear", "did appear"])
    #expect(old.view.superview == nil && parent.children == [new])
  }

  @Test func aNavigationControllerShowsTheLast() {
    let (first, second) = (ViewControllerTests.Reporter(), ViewControllerTests.Reporter())
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    show(navigation)
    #expect(changes(first) == ["will appear", "did appear"])
    #expect(first.navigationController === navigation && first.navigationItem.title == "First")
    #expect(first.view.superview === navigation.view && first.view.frame == window.bounds)
    first.show(second, sender: nil)
    #expect(navigation.topViewController === second && first.view.superview == nil)
    #expect(changes(first).suffix(2) == ["will disappear", "did disappear"])
    #expect(changes(second) == ["will appear", "did appear"])
    #expect(navigation.popViewController(animated: true) === second)
    #expect(second.parent == nil && first.view.window === window)
    #expect(navigation.popViewController(animated: true) == nil)
    navigation.viewControllers = [first, second, UIViewController()]
    #expect(navigation.popToRootViewController(animated: false)?.count == 2)
    #expect(navigation.viewControllers == [first] && first.view.window === window)
  }

  @Test func aNavigationControllerTellsItsDelegate() {
    final class Listener: NSObject, UINavigationControllerDelegate {
      var told: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { told.append("will \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { told.append("did \(viewController.title ?? "")") }
    }
    let listener = Listener()
    let navigation = UINavigationController()
    navigation.delegate = listener
    let controller = UIViewController()
    controller.title = "A"
    navigation.pushViewController(controller, animated: false)
    #expect(listener.told == ["will A", "did A"])
  }

  @Test func anAlertIsAnsweredByTheProgram() {
    let root = UIViewController()
    show(root)
    var answers: [String] = []
    let alert = UIAlertController(title: "Game over", message: "Again?", preferredStyle: .alert)
    let again = UIAlertAction(title: "Again", style: .default) { [unowned root] action in
      answers.append(action.title ?? "")
      #expect(root.presentedViewController == nil)
    }
    alert.addAction(again)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    root.present(alert, animated: true)
    #expect(root.presentedViewController === alert && alert.actions.count == 2)
    again.isEnabled = false
    let misuse = DynamicsDiagnostics.collecting { alert.choose(again) }
    #expect(misuse.diagnostics.count == 1 && answers.isEmpty)
    again.isEnabled = true
    alert.choose(again)
    #expect(answers == ["Again"])
  }

  @Test func subclassesSayTheirWishes() {
    final class Wishful: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        .landscapeLeft
      }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
      override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
      override var modalPresentationStyle: UIModalPresentationStyle {
        get { .custom }
        set {}
      }
    }
    let wishful = Wishful()
    wishful.setNeedsStatusBarAppearanceUpdate()
    wishful.edgesForExtendedLayout = []
    #expect(wishful.supportedInterfaceOrientations.contains(.landscapeRight))
    #expect(wishful.preferredInterfaceOrientationForPresentation.isLandscape)
    #expect(wishful.modalPresentationStyle == .custom)
  }

  @Test func theScreenHasPixels() {
    #expect(UIScreen.main.nativeBounds.width == UIScreen.main.bounds.width * UIScreen.main.scale)
    #expect(UIScreen.main.maximumFramesPerSecond == 60)
  }
}
