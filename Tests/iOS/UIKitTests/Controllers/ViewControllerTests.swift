import DynamicsReporting
import Testing
import UIKit

@MainActor struct ViewControllerTests {
  /// Writes down what it is told.
  class Reporter: UIViewController {
    var told: [String] = []
    let box = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(box)
      told.append("did load")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      told.append("will appear")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      told.append("is appearing")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      told.append("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      told.append("will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      told.append("did disappear")
    }
    override func viewWillLayoutSubviews() { told.append("will lay out") }
    override func viewDidLayoutSubviews() {
      box.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      told.append("did lay out")
    }
  }

  private let appearing = [
    "did load", "will appear", "is appearing", "will lay out", "did lay out", "did appear",
  ]

  @Test func aWindowRunsTheLifeCycle() {
    let controller = Reporter()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(controller.told == appearing)
    #expect(controller.view.frame == window.bounds)
    #expect(controller.box.center == CGPoint(x: 100, y: 50))
    #expect(window.isKeyWindow)
    #expect(controller.box.window === window)
    controller.told = []
    window.rootViewController = UIViewController()
    #expect(controller.told == ["will disappear", "did disappear"])
    #expect(controller.view.superview == nil)
  }

  @Test func aTestRunsTheLifeCycle() {
    let controller = Reporter()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    #expect(controller.told == appearing)
    controller.told = []
    controller.beginAppearanceTransition(true, animated: false)
    #expect(controller.told.isEmpty)
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    #expect(controller.told == ["will disappear", "did disappear"])
  }

  @Test func theViewIsMadeWhenItIsAskedFor() {
    let controller = Reporter(nibName: nil, bundle: nil)
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.view.bounds.size == UIScreen.main.bounds.size)
    #expect(controller.told == ["did load"])
    #expect(controller.box.next === controller.view)
    #expect(controller.view.next === controller)
  }

  @Test func aSubclassMakesItsOwnView() {
    final class Canvas: UIView {}
    final class Drawing: UIViewController {
      let name: String
      init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      override func loadView() { view = Canvas() }
    }
    #expect(Drawing(name: "a").view is Canvas)
  }

  @Test func childrenAppearWithTheirParent() {
    let parent = Reporter()
    let child = Reporter()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.parent === parent)
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    #expect(child.told.filter { $0.hasSuffix("appear") } == ["will appear", "did appear"])
    child.removeFromParent()
    #expect(parent.children.isEmpty && child.parent == nil)
  }

  @Test func aPresentedControllerIsShownUntilItIsDismissed() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (below, above) = (UIViewController(), Reporter())
    window.rootViewController = below
    window.makeKeyAndVisible()
    var isShown = false
    below.present(above, animated: true) { isShown = true }
    #expect(isShown && above.view.window === window)
    #expect(below.presentedViewController === above && above.presentingViewController === below)
    let misuse = DynamicsDiagnostics.collecting {
      below.present(UIViewController(), animated: false)
    }
    #expect(misuse.diagnostics.count == 1)
    above.dismiss(animated: true)
    #expect(above.view.window == nil)
    #expect(above.told.last == "did disappear")
    #expect(below.presentedViewController == nil)
  }

  @Test func whatIsInAWindowOfAnotherSizeIsLaidOut() {
    final class Turner: UIViewController {
      var widths: [CGFloat] = []
      override func viewDidLayoutSubviews() { widths.append(view.bounds.width) }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let turner = Turner()
    window.rootViewController = turner
    window.makeKeyAndVisible()
    window.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(turner.widths == [100, 200])
  }

  @Test func dismissingTakesAwayWhatIsPresentedAbove() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (below, middle, top) = (UIViewController(), Reporter(), Reporter())
    window.rootViewController = below
    window.makeKeyAndVisible()
    below.present(middle, animated: false)
    middle.present(top, animated: false)
    var isDone = false
    below.dismiss(animated: true) { isDone = true }
    #expect(isDone && below.presentedViewController == nil && middle.presentedViewController == nil)
    #expect(middle.told.last == "did disappear" && top.told.last == "did disappear")
    #expect(middle.view.superview == nil && top.view.superview == nil)
  }

  @Test func aControllerGoesWithItsView() {
    weak var gone: UIViewController?
    do {
      let controller = Reporter()
      controller.beginAppearanceTransition(true, animated: false)
      gone = controller
    }
    #expect(gone == nil)
  }
}
