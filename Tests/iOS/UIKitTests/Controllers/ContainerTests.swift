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
    let (parent, child) = (UIViewController(), ViewControllerTests.Reporter())
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

  @Test func subclassesStatePreferences() {
    final class Wishful: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      override var shouldAutorotate: Bool { false }
    }
    let wishful: UIViewController = Wishful()
    wishful.setNeedsStatusBarAppearanceUpdate()
    #expect(UIInterfaceOrientationMask.all.contains(wishful.supportedInterfaceOrientations))
    #expect(!wishful.shouldAutorotate && wishful.prefersStatusBarHidden)
  }
}
