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

  @Test func aPanThatResetsItsTranslationKeepsItsVelocity() {
    var velocities: [CGFloat] = []
    let pan = UIPanGestureRecognizer { pan in
      card.center.y += pan.translation(in: root).y
      pan.setTranslation(.zero, in: root)
      velocities.append(pan.velocity(in: root).y)
    }
    card.addGestureRecognizer(pan)
    pan.swipe(
      from: CGPoint(x: 150, y: 290), to: CGPoint(x: 150, y: 90), duration: 0.2, in: root)
    #expect(velocities.count == 14)
    for velocity in velocities { #expect(abs(velocity + 1000) < 1e-6) }
    #expect(abs(card.center.y + 75) < 1e-9)
  }

  @Test func aDelegateRefusesTouchesByTheirView() {
    final class NotInside: NSObject, UIGestureRecognizerDelegate {
      let inner: UIView
      var places: [CGPoint] = []
      init(_ inner: UIView) { self.inner = inner }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool {
        places.append(touch.location(in: gestureRecognizer.view))
        return touch.view !== inner
      }
    }
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer { states.append($0.state) }
    let tap = UITapGestureRecognizer { states.append($0.state) }
    let delegate = NotInside(card)
    for gesture in [pan, tap] {
      gesture.delegate = delegate
      root.addGestureRecognizer(gesture)
    }
    pan.swipe(from: CGPoint(x: 110, y: 110), to: CGPoint(x: 10, y: 10), duration: 0.1, in: root)
    tap.tap(at: CGPoint(x: 110, y: 110), in: root)
    #expect(states == [])
    #expect(pan.state == .possible)
    tap.tap(at: CGPoint(x: 5, y: 10), in: root)
    pan.send(.began, location: CGPoint(x: 10, y: 10), in: root)
    pan.send(.changed, location: CGPoint(x: 110, y: 110), in: root)
    #expect(states == [.ended, .began, .changed])
    let inside = CGPoint(x: 110, y: 110)
    #expect(delegate.places == [inside, inside, CGPoint(x: 5, y: 10), CGPoint(x: 10, y: 10)])
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

  @Test func withoutAVelocityItIsThatOfTheLocations() {
    let pan = UIPanGestureRecognizer()
    pan.send(.began, location: CGPoint(x: 0, y: 0))
    for count in 1...12 {
      UIShimClock.shared.advance(by: 1.0 / 60)
      pan.send(.changed, location: CGPoint(x: 5 * count, y: -count))
    }
    pan.send(.ended, location: CGPoint(x: 60, y: -12))
    // 5 pt and −1 pt in 1/60 s.
    #expect(abs(pan.velocity(in: nil).x - 300) < 1e-6 && abs(pan.velocity(in: nil).y + 60) < 1e-6)
    pan.send(.began, location: .zero)
    #expect(pan.velocity(in: nil) == .zero)
    UIShimClock.shared.advance(by: 0.05)
    pan.send(.changed, location: CGPoint(x: 10, y: 0))
    UIShimClock.shared.advance(by: 0.2)
    pan.send(.ended)
    // It has rested for more than a tenth of a second.
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test func aSwipeIsAnEvenDrag() {
    var states: [UIGestureRecognizer.State] = []
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    let pan = UIPanGestureRecognizer {
      if states.isEmpty { first = $0.velocity(in: nil) }
      states.append($0.state)
      last = $0.velocity(in: nil)
      card.center = $0.location(in: root)
    }
    card.addGestureRecognizer(pan)
    let time = UIShimClock.shared.time
    pan.swipe(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300), duration: 0.2, in: root)
    #expect(states == [.began] + Array(repeating: .changed, count: 12) + [.ended])
    #expect(abs(UIShimClock.shared.time - time - 0.2) < 1e-9)
    #expect(card.center == CGPoint(x: 150, y: 300))
    #expect(abs(first.y - 1000) < 1e-6 && abs(last.y - 1000) < 1e-6)
    pan.swipe(from: .zero, to: CGPoint(x: 9, y: 9), duration: 0, in: root)
    #expect(states.suffix(3) == [.began, .changed, .ended] && last == .zero)
  }

  @Test func tapsAndLongPresses() {
    var told: [String] = []
    let tap = UITapGestureRecognizer { told.append("tap \($0.location(in: card).x)") }
    let press = UILongPressGestureRecognizer {
      told.append("press \($0.state == .began) \($0.location(in: card).x)")
    }
    for gesture in [tap, press] { card.addGestureRecognizer(gesture) }
    tap.tap(at: CGPoint(x: 101, y: 101), in: root)
    let time = UIShimClock.shared.time
    press.longPress(at: CGPoint(x: 102, y: 101), in: root)
    #expect(abs(UIShimClock.shared.time - time - 0.5) < 1e-9)
    press.longPress(at: CGPoint(x: 103, y: 101), duration: 0.3, in: root)
    press.longPress(at: CGPoint(x: 104, y: 101), duration: 2, in: root)
    #expect(abs(UIShimClock.shared.time - time - 2.8) < 1e-9)
    #expect(
      told == ["tap 1.0", "press true 2.0", "press false 2.0", "press true 4.0", "press false 4.0"])
  }
}

/// Recognizers that inherit their initializers.
@MainActor @Suite struct InheritedRecognizerTests {
  @Test func aDragFromAnEdgeIsAPan() {
    let view = makeView(at: 50, 50)
    var seen: [CGPoint] = []
    let edge = UIScreenEdgePanGestureRecognizer { seen.append($0.translation(in: view)) }
    edge.edges = [.left, .right]
    view.addGestureRecognizer(edge)
    edge.swipe(from: .zero, to: CGPoint(x: 60, y: 0), duration: 0.1, in: view)
    #expect(seen.last == CGPoint(x: 60, y: 0))
    #expect(edge.location(ofTouch: 0, in: view) == CGPoint(x: 60, y: 0))
    #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
  }

  @Test func theyAreMadeWithoutAClosureToo() {
    for recognizer in [
      UIPanGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer(),
      UIScreenEdgePanGestureRecognizer(),
    ] {
      #expect(recognizer.state == .possible)
    }
  }
}
