import Testing
import UIKit

@MainActor @Suite("A card that slides in, drops and is tossed")
struct TossingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controller = TossingViewController()
  private var card: UIView { controller.card }

  private func showAndDrop() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    UIShimClock.shared.advance(by: 0.4)
  }

  @Test("It is loaded, laid out and shown in order, and slides in")
  func slidingIn() throws {
    window.rootViewController = controller
    #expect(!controller.log.contains("appear"))
    window.makeKeyAndVisible()
    #expect(controller.log.first == "load")
    #expect(controller.log.last == "appear")
    #expect(controller.log.dropLast().last == "layout")
    #expect(card.center == CGPoint(x: 160, y: 240))
    UIShimClock.shared.advance(by: 0.2)
    let shown = try #require(card.layer.presentation())
    // From -200 pt to 160 pt, evenly begun and ended: halfway at half the time.
    #expect(abs(shown.position.x + 20) < 1)
    #expect(abs(CGFloat(shown.opacity) - 0.5) < 0.01)
    #expect(controller.animator.behaviors.isEmpty)
    UIShimClock.shared.advance(by: 0.2)
    #expect(controller.log.last == "drop")
  }

  @Test("Then it falls freely and rests on the floor")
  func dropping() {
    showAndDrop()
    #expect(controller.animator.isRunning)
    controller.animator.run(frames: 30)
    // 1000 pt/s² for 0.5 s.
    #expect(abs(card.center.y - 240 - 125) < 5)
    #expect(controller.animator.runUntilPaused(limit: 5))
    #expect(abs(card.center.y - 420) < 1)
    #expect(controller.log.last == "rest")
  }

  @Test("When the floor sinks, it falls on")
  func turning() {
    showAndDrop()
    #expect(controller.animator.runUntilPaused(limit: 5))
    window.frame = CGRect(x: 0, y: 0, width: 320, height: 700)
    #expect(controller.animator.runUntilPaused(limit: 5))
    #expect(abs(card.center.y - 640) < 1)
  }

  @Test("Tossed, it flies out, the view fades, and that is told once")
  func tossing() {
    showAndDrop()
    #expect(controller.animator.runUntilPaused(limit: 5))
    var gone = 0
    controller.onGone = { gone += 1 }
    controller.toss(magnitude: 60)
    // 60 N s give 2.4 kg 2500 pt/s: at the top edge in about 0.2 s.
    controller.animator.run(frames: 20)
    #expect(card.center.y < -60)
    #expect(controller.animator.behaviors.isEmpty)
    #expect(controller.view.alpha == 0)
    #expect(gone == 0)
    UIShimClock.shared.advance(by: 0.29)
    #expect(gone == 0)
    UIShimClock.shared.advance(by: 0.01)
    #expect(gone == 1)
    #expect(card.superview == nil)
  }

  @Test("Tossed too weakly, it turns back and falls out below")
  func tossedWeakly() {
    showAndDrop()
    #expect(controller.animator.runUntilPaused(limit: 5))
    controller.toss(magnitude: 12)
    controller.animator.run(seconds: 3)
    #expect(card.center.y > 540)
    #expect(controller.animator.behaviors.isEmpty)
  }

  @Test("Taken off the screen, it stops")
  func leaving() {
    showAndDrop()
    controller.animator.run(frames: 10)
    window.rootViewController = nil
    #expect(controller.log.contains("disappear"))
    let place = card.center
    controller.animator.run(frames: 10)
    #expect(card.center == place)
  }

  @Test("Gone before it has slid in, the controller is freed: its animation does not keep it")
  func memory() {
    weak var freed: TossingViewController?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let controller = TossingViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      UIShimClock.shared.advance(by: 0.1)
      window.rootViewController = nil
      freed = controller
    }
    #expect(freed == nil)
  }
}
