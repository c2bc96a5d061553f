import Testing
import UIKit

@MainActor @Suite("A deck with a row of buttons and a drawer")
struct CardDeckTests {
  private let controller = CardDeckController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private func tap(_ index: Int) {
    (controller.buttons.arrangedSubviews[index] as? UIButton)?.sendActions(for: .touchUpInside)
  }

  @Test("Anchors place the deck, the buttons and the drawer")
  func layout() {
    #expect(controller.deck.frame == CGRect(x: 40, y: 20, width: 320, height: 400))
    #expect(controller.cards.map(\.frame.minY) == [20, 24, 28])
    #expect(controller.buttons.frame == CGRect(x: 0, y: 444, width: 400, height: 60))
    let frames = controller.buttons.arrangedSubviews.map(\.frame)
    let width: CGFloat = (400 - 2 * 16 - 2 * 12) / 3
    for (frame, x) in zip(frames, [16, 28 + width, 40 + 2 * width]) {
      #expect(abs(frame.minX - x) < 1e-9 && abs(frame.width - width) < 1e-9)
      #expect(frame.minY == 8 && frame.height == 44)
    }
    #expect(controller.drawer.frame == CGRect(x: 0, y: 756, width: 400, height: 300))
    #expect(controller.handle.frame == CGRect(x: 180, y: 8, width: 40, height: 5))
  }

  @Test("In a larger window, all have new places")
  func turned() {
    window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    #expect(controller.deck.frame == CGRect(x: 80, y: 20, width: 640, height: 800))
    #expect(controller.drawer.frame == CGRect(x: 0, y: 356, width: 800, height: 300))
    #expect(controller.handle.frame.minX == 380)
    #expect(controller.cards.map(\.frame.width) == [640, 640, 640])
  }

  @Test("Liked, the top card flies out to the right, and the others stay")
  func liked() {
    let card = controller.cards[2]
    tap(2)
    UIShimClock.shared.advance(by: 0.1)
    #expect(card.center.x > 200 && card.transform.b != 0)
    UIShimClock.shared.advance(by: 5)
    #expect(card.superview == nil && controller.cards.count == 2)
    #expect(controller.cards.map(\.frame.minY) == [20, 24])
    tap(0)
    UIShimClock.shared.advance(by: 0.1)
    #expect(controller.cards.count == 1)
  }

  @Test("The drawer falls up, bounces, and stays where it rests")
  func drawer() {
    tap(1)
    UIShimClock.shared.advance(by: 0.5)
    #expect(controller.drawer.frame.minY < 756)
    UIShimClock.shared.advance(by: 10)
    #expect(!controller.drawerAnimator.isRunning)
    #expect(abs(controller.drawer.frame.minY - 500) < 1)
    let rest = controller.drawer.frame
    controller.view.setNeedsLayout()
    UIShimClock.shared.advance(by: 0.1)
    #expect(controller.drawer.frame == rest)
  }
}
