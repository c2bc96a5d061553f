import Testing
import UIKit

@MainActor @Suite("A card to swipe")
struct SwipeCardTests {
  private let stage = makeStage(width: 375, height: 667)
  private let card: SwipeCardView

  init() {
    card = SwipeCardView(frame: CGRect(x: 37, y: 133, width: 300, height: 400), on: stage)
  }

  @Test("It hangs on the finger by the point that was touched")
  func hanging() {
    let touched = CGPoint(x: 287, y: 183)
    card.touchBegan(at: touched)
    var finger = touched
    card.dynamics.run(frames: 60) {
      finger.x -= 2
      card.touchMoved(to: finger)
    }
    card.dynamics.run(frames: 60)
    let point = CGPoint(x: 100, y: -150).applying(card.transform)
    let held = CGPoint(x: card.center.x + point.x, y: card.center.y + point.y)
    #expect(hypot(held.x - finger.x, held.y - finger.y) < 2)
    #expect(abs(card.turn) > 0.05)
  }

  @Test("Let go slowly, it snaps back upright")
  func back() {
    card.touchBegan(at: CGPoint(x: 287, y: 183))
    card.dynamics.run(frames: 5)
    card.touchMoved(to: CGPoint(x: 207, y: 203))
    card.dynamics.run(frames: 20)
    card.touchEnded(at: CGPoint(x: 207, y: 203), velocity: CGPoint(x: 100, y: 0))
    #expect(card.dynamics.runUntilPaused(limit: 10))
    #expect(card.distance(to: CGPoint(x: 187, y: 333)) < 0.5)
    #expect(abs(card.turn) < 0.01)
  }

  @Test(
    "Thrown, it flies off the way it was thrown, turning, and says so once",
    arguments: [
      (CGPoint(x: 2000, y: -300), SwipeCardView.Verdict.like), (CGPoint(x: -1500, y: 0), .nope),
    ])
  func thrown(velocity: CGPoint, expected: SwipeCardView.Verdict) {
    var verdicts: [SwipeCardView.Verdict] = []
    card.onVerdict = { verdicts.append($0) }
    card.touchBegan(at: CGPoint(x: 187, y: 183))
    card.dynamics.run(frames: 5)
    card.touchEnded(at: CGPoint(x: 187, y: 183), velocity: velocity)
    card.dynamics.run(frames: 6)
    #expect(card.turn > 0.1)
    card.dynamics.run(seconds: 5)
    #expect(verdicts == [expected])
    #expect(card.superview == nil)
    #expect(card.dynamics.behaviors.isEmpty)
  }
}
