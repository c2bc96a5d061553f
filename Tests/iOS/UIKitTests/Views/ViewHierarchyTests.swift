import DynamicsReporting
import Testing
import UIKit

@MainActor struct ViewHierarchyTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  private var order: [UIView] { root.subviews }

  init() { for view in [a, b, c] { root.addSubview(view) } }

  @Test func viewsAreInsertedBesideOthers() {
    let new = UIView()
    root.insertSubview(new, aboveSubview: a)
    #expect(order == [a, new, b, c])
    root.insertSubview(new, belowSubview: a)
    #expect(order == [new, a, b, c])
    root.insertSubview(new, aboveSubview: c)
    #expect(order == [a, b, c, new])
    root.insertSubview(new, at: 1)
    #expect(order == [a, new, b, c])
    root.insertSubview(new, at: 99)
    #expect(order == [a, b, c, new])
  }

  @Test func subviewsMoveToTheEnds() {
    root.sendSubviewToBack(c)
    #expect(order == [c, a, b])
    root.bringSubviewToFront(a)
    #expect(order == [c, b, a])
  }

  @Test func aViewCannotBeInItself() {
    a.addSubview(b)
    let misuse = DynamicsDiagnostics.collecting { b.addSubview(root) }
    #expect(misuse.diagnostics.count == 1)
    #expect(root.superview == nil)
    #expect(b.isDescendant(of: root))
  }

  @Test func movesAreTold() {
    final class Listener: UIView {
      var told: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        told.append(newSuperview == nil ? "will leave" : "will move")
      }
      override func didMoveToSuperview() {
        told.append(superview == nil ? "left" : "moved")
      }
      override func willMove(toWindow newWindow: UIWindow?) {
        told.append(newWindow == nil ? "will leave window" : "will move to window")
      }
      override func didMoveToWindow() {
        told.append(window == nil ? "left window" : "moved to window")
      }
    }
    let listener = Listener()
    root.addSubview(listener)
    #expect(listener.told == ["will move", "moved"])
    listener.told = []
    let window = UIWindow()
    window.addSubview(root)
    #expect(listener.window === window)
    #expect(listener.told == ["will move to window", "moved to window"])
    listener.told = []
    listener.removeFromSuperview()
    #expect(listener.told == ["will leave window", "will leave", "left window", "left"])
  }

  @Test func theFrontmostViewThatTakesTouchesIsHit() {
    for view in [a, b, c] { view.frame = CGRect(x: 10, y: 10, width: 50, height: 50) }
    func hit() -> UIView? { root.hitTest(CGPoint(x: 20, y: 20), with: nil) }
    #expect(hit() === c)
    c.isHidden = true
    #expect(hit() === b)
    b.alpha = 0.005
    #expect(hit() === a)
    a.isUserInteractionEnabled = false
    #expect(hit() === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 0), with: nil) == nil)
  }

  @Test func layoutHappensOnceForAllThatAskedForIt() {
    final class Counter: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let view = Counter()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.addSubview(UIView())
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
    view.frame.origin.x = 50
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func tagsFindViews() {
    b.tag = 7
    #expect(root.viewWithTag(7) === b)
    #expect(root.viewWithTag(8) == nil)
  }

  @Test func touchesClimbToWhoTakesThem() {
    final class Toucher: UIView {
      var points: [CGPoint] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        points += touches.map { $0.location(in: self) }
      }
    }
    let toucher = Toucher(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(toucher)
    toucher.addSubview(inner)
    inner.touchesBegan([UITouch(at: CGPoint(x: 1, y: 2), in: inner)], with: nil)
    #expect(toucher.points == [CGPoint(x: 6, y: 7)])
  }
}
