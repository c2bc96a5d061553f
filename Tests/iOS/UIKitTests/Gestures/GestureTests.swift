import Testing
import UIKit

@MainActor struct GestureTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))

  init() { root.addSubview(card) }

  @Test func aPanDragsACard() {
    var velocity = CGPoint.zero
    let pan = UIPanGestureRecognizer { pan in
      if pan.state == .ended { velocity = pan.velocity(in: root) }
      let moved = pan.translation(in: root)
      card.center.x += moved.x
      card.center.y += moved.y
      pan.setTranslation(.zero, in: root)
    }
    card.addGestureRecognizer(pan)
    pan.send(.began, location: CGPoint(x: 110, y: 110), in: root)
    pan.send(.changed, location: CGPoint(x: 130, y: 105), in: root)
    #expect(card.center == CGPoint(x: 170, y: 120))
    pan.send(
      .ended, location: CGPoint(x: 140, y: 105), in: root, velocity: CGPoint(x: 500, y: -20))
    #expect(card.center == CGPoint(x: 180, y: 120))
    #expect(velocity == CGPoint(x: 500, y: -20))
    // The card went with the finger, which is where it was in the card.
    #expect(pan.location(in: card) == CGPoint(x: 10, y: 10))
    #expect(pan.location(in: nil) == CGPoint(x: 140, y: 105))
  }

  @Test func aTranslationMayBeSaid() {
    var translations: [CGPoint] = []
    let pan = UIPanGestureRecognizer { translations.append($0.translation(in: root)) }
    root.addGestureRecognizer(pan)
    pan.send(.began, location: CGPoint(x: 5, y: 5))
    pan.send(.changed, translation: CGPoint(x: 30, y: 40), velocity: CGPoint(x: 1, y: 2))
    pan.send(.changed, location: CGPoint(x: 6, y: 5))
    pan.send(.ended)
    pan.send(.began, location: CGPoint(x: 50, y: 50))
    #expect(
      translations == [
        .zero, CGPoint(x: 30, y: 40), CGPoint(x: 31, y: 40), CGPoint(x: 31, y: 40), .zero,
      ])
  }

  @Test func aTurnedViewSeesTurnedVectors() {
    let pan = UIPanGestureRecognizer()
    card.transform = CGAffineTransform(rotationAngle: .pi / 2)
    card.addGestureRecognizer(pan)
    pan.send(.began, location: .zero, in: root)
    pan.send(.changed, location: CGPoint(x: 0, y: 10), in: root, velocity: CGPoint(x: 7, y: 0))
    let translation = pan.translation(in: card)
    #expect(abs(translation.x - 10) < 1e-9 && abs(translation.y) < 1e-9)
    let velocity = pan.velocity(in: card)
    #expect(abs(velocity.x) < 1e-9 && abs(velocity.y + 7) < 1e-9)
  }

  @Test func theOtherGesturesSayWhatIsTheirs() {
    var told: [String] = []
    let tap = UITapGestureRecognizer { told.append("tap \($0.location(in: card).x)") }
    tap.numberOfTapsRequired = 2
    let press = UILongPressGestureRecognizer { told.append("press \($0.state == .began)") }
    for gesture in [tap, press] { card.addGestureRecognizer(gesture) }
    tap.send(.ended, location: CGPoint(x: 101, y: 101), in: root)
    press.send(.began)
    #expect(told == ["tap 1.0", "press true"])
    #expect(card.gestureRecognizers?.count == 2)
    card.removeGestureRecognizer(tap)
    #expect(tap.view == nil && card.gestureRecognizers?.count == 1)
  }

  @Test func aRecognizerIsInOneViewOnly() {
    let tap = UITapGestureRecognizer()
    card.addGestureRecognizer(tap)
    root.addGestureRecognizer(tap)
    #expect(tap.view === root)
    #expect(card.gestureRecognizers == nil)
  }

  @Test func whatMayNotBeginFailsUntilTheNextTime() {
    final class Guardian: NSObject, UIGestureRecognizerDelegate {
      var allows = false
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        return allows && pan.velocity(in: nil).y > 0
      }
    }
    let guardian = Guardian()
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer { states.append($0.state) }
    pan.delegate = guardian
    card.addGestureRecognizer(pan)
    pan.send(.began, velocity: CGPoint(x: 0, y: 1))
    #expect(pan.state == .failed)
    guardian.allows = true
    pan.send(.changed, velocity: CGPoint(x: 0, y: 1))
    pan.send(.ended, velocity: CGPoint(x: 0, y: 1))
    #expect(states.isEmpty)
    pan.send(.began, velocity: CGPoint(x: 0, y: 1))
    pan.send(.changed)
    pan.send(.cancelled)
    #expect(states == [.began, .changed, .cancelled])
  }

  @Test func whatIsSwitchedOffHearsNothing() {
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer { states.append($0.state) }
    pan.send(.began)
    pan.isEnabled = false
    #expect(pan.state == .cancelled)
    pan.send(.changed)
    pan.send(.began)
    #expect(states == [.began, .cancelled])
  }
}
