import DynamicsReporting
import Testing
import UIKit

@MainActor @Suite struct NavigationTests {
  private final class Page: UIViewController {
    var notes: [String] = []
    override func viewDidLoad() { notes.append("load") }
    override func viewWillAppear(_ animated: Bool) { notes.append("appear") }
    override func viewDidDisappear(_ animated: Bool) { notes.append("disappear") }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      notes.append(parent == nil ? "out" : "in")
    }
  }

  private let root = Page()
  private let page = Page()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  @Test func pagesComeAndGo() {
    let navigation = UINavigationController(rootViewController: root)
    #expect(root.notes == ["in"] && root.navigationController === navigation)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(root.notes == ["in", "load", "appear"])
    #expect(root.view.frame == window.bounds)
    navigation.pushViewController(page, animated: true)
    #expect(page.notes == ["load", "appear", "in"])
    #expect(root.notes.last == "disappear" && root.view.superview == nil)
    #expect(navigation.topViewController === page && page.view.window === window)
    navigation.pushViewController(root, animated: true)
    #expect(navigation.viewControllers == [root, page])
    #expect(navigation.popViewController(animated: true) === page)
    #expect(page.notes.suffix(2) == ["disappear", "out"] && page.view.superview == nil)
    #expect(root.notes.last == "appear" && root.view.window === window)
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test func whatThePageAtTheTopPresentsIsVisible() {
    let (navigation, sheet) = (UINavigationController(rootViewController: root), Page())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(page, animated: false)
    #expect(navigation.visibleViewController === page)
    page.present(sheet, animated: false)
    #expect(navigation.visibleViewController === sheet)
    sheet.dismiss(animated: false)
    navigation.present(sheet, animated: false)
    #expect(navigation.visibleViewController === sheet && navigation.topViewController === page)
  }

  @Test func aPageIsOnTheStackOnce() {
    let navigation = UINavigationController(rootViewController: root)
    let (_, reports) = DynamicsDiagnostics.collecting {
      navigation.setViewControllers([page, page], animated: false)
    }
    #expect(reports.map(\.reporter) == ["UINavigationController.setViewControllers(_:animated:)"])
    #expect(navigation.viewControllers == [root] && root.parent === navigation)
    #expect(page.parent == nil && page.notes == [])
  }

  /// It became its own child, and looking for the navigation controller did not end.
  @Test func noStackIsInItself() {
    let navigation = UINavigationController(rootViewController: root)
    let (container, other) = (Page(), UINavigationController(rootViewController: page))
    container.addChild(navigation)
    let (_, reports) = DynamicsDiagnostics.collecting {
      navigation.setViewControllers([navigation], animated: false)
      navigation.pushViewController(other, animated: false)
      navigation.pushViewController(container, animated: false)
      root.addChild(container)
    }
    #expect(
      reports.map(\.reporter) == Array(
        repeating: "UINavigationController.setViewControllers(_:animated:)", count: 3)
        + ["UIViewController.addChild(_:)"])
    #expect(navigation.viewControllers == [root] && navigation.parent === container)
    #expect(root.children.isEmpty && container.parent == nil)
  }

  @Test func aPageIsFoundFromAChild() {
    let (navigation, child) = (UINavigationController(rootViewController: root), Page())
    root.addChild(child)
    #expect(child.navigationController === navigation)
    #expect(navigation.navigationController == nil)
    navigation.viewControllers = [root, page, Page()]
    #expect(navigation.popToRootViewController(animated: false)?.count == 2)
    #expect(navigation.viewControllers == [root] && root.notes == ["in"])
  }

  @Test func buttonsOfTheBarAreTapped() {
    var taps: [String?] = []
    let add = UIBarButtonItem(barButtonSystemItem: .add) { _ in taps.append("add") }
    let drop = UIBarButtonItem(title: "Drop", style: .plain) { taps.append($0.title) }
    let reset = UIBarButtonItem(
      systemItem: .refresh, primaryAction: UIAction(title: "Reset") { taps.append($0.title) })
    root.navigationItem.leftBarButtonItem = add
    root.navigationItem.rightBarButtonItems = [drop, reset]
    root.navigationItem.leftBarButtonItem?.sendAction()
    for item in root.navigationItem.rightBarButtonItems ?? [] { item.sendAction() }
    drop.isEnabled = false
    drop.sendAction()
    #expect(taps == ["add", "Drop", "Reset"])
    root.title = "Pendulum"
    #expect(root.navigationItem.title == "Pendulum")
  }

  @Test func theApplicationBecomesActiveWhenATestSaysSo() {
    var count = 0
    let center = NotificationCenter()
    let token = center.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    #expect(count == 1)
    center.removeObserver(token)
  }

  @Test func aPinchScales() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pinch = UIPinchGestureRecognizer { pinch in
      view.transform = view.transform.scaledBy(x: pinch.scale, y: pinch.scale)
      pinch.scale = 1
    }
    view.addGestureRecognizer(pinch)
    pinch.send(.began, scale: 1, location: CGPoint(x: 50, y: 50), in: view)
    pinch.send(.changed, scale: 2, velocity: 3)
    #expect(pinch.velocity == 3 && pinch.location(in: nil) == CGPoint(x: 50, y: 50))
    pinch.send(.changed, scale: 1.5)
    pinch.send(.ended, scale: 1)
    #expect(abs(view.transform.a - 3) < 1e-9)
  }
}
