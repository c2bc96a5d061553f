import DynamicsReporting
import Testing
import UIKit

@MainActor struct ViewAnimationTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var shown: CALayer { view.layer.presentation() ?? view.layer }

  private func pass(_ seconds: TimeInterval) { UIShimClock.shared.advance(by: seconds) }

  private func animateLinearly(
    _ duration: TimeInterval = 1, _ options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil, _ changes: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, options: options.union(.curveLinear), animations: changes,
      completion: completion)
  }

  @Test func theViewIsThereAtOnceAndShownOnTheWay() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.center.x = 150
    } completion: {
      finished.append($0)
    }
    #expect(view.center.x == 150)
    #expect(abs(shown.position.x - 50) < 1e-9)
    pass(0.5)
    // Ease-in-out is half way at half time.
    #expect(abs(shown.position.x - 100) < 1e-9)
    #expect(finished.isEmpty)
    pass(0.225_625)
    // The curve (0.42, 0), (0.58, 1) at three quarters of its parameter.
    #expect(abs(shown.position.x - (50 + 84.375)) < 1e-9)
    pass(0.274_375)
    #expect(abs(shown.position.x - 150) < 1e-9)
    #expect(finished == [true])
    pass(1)
    #expect(finished == [true])
  }

  @Test func everythingThatCanBeAnimatedIs() {
    view.backgroundColor = .black
    animateLinearly {
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: 3, y: 3)
      view.bounds.size.width = 200
      view.backgroundColor = .white
      view.layer.cornerRadius = 10
    }
    pass(0.5)
    #expect(abs(shown.opacity - 0.5) < 1e-6)
    #expect(abs(shown.affineTransform().a - 2) < 1e-9)
    #expect(abs(shown.bounds.width - 150) < 1e-9)
    #expect(shown.backgroundColor == CGColor(gray: 0.5, alpha: 1))
    #expect(abs(shown.cornerRadius - 5) < 1e-9)
    #expect(abs(shown.frame.width - 300) < 1e-9)
    pass(0.5)
    #expect(abs(shown.opacity) < 1e-6)
  }

  @Test func aDelayComesFirst() {
    var isDone = false
    UIView.animate(
      withDuration: 1, delay: 2, options: .curveLinear, animations: { view.center.y = 150 },
      completion: { isDone = $0 })
    pass(2)
    #expect(abs(shown.position.y - 50) < 1e-9)
    #expect(view.center.y == 150)
    pass(0.5)
    #expect(abs(shown.position.y - 100) < 1e-9)
    pass(0.5)
    #expect(isDone)
  }

  @Test func whatACompletionStartsBeginsAtItsTime() {
    var ends: [TimeInterval] = []
    let start = UIShimClock.shared.time
    animateLinearly(
      0.3,
      completion: { _ in
        ends.append(UIShimClock.shared.time - start)
        animateLinearly(0.3, completion: { _ in ends.append(UIShimClock.shared.time - start) }) {
          view.center.x = 0
        }
      }
    ) { view.center.x = 100 }
    pass(0.45)
    #expect(ends.count == 1)
    #expect(abs(shown.position.x - 50) < 1e-9)
    pass(10)
    #expect(ends.count == 2)
    #expect(abs(ends[0] - 0.3) < 1e-9 && abs(ends[1] - 0.6) < 1e-9)
  }

  @Test func aNewAnimationGoesOnFromWhatIsShown() {
    var finished: [Bool] = []
    animateLinearly(completion: { finished.append($0) }) { view.center.x = 150 }
    pass(0.5)
    animateLinearly(completion: { finished.append($0) }) { view.center.x = 0 }
    #expect(abs(shown.position.x - 100) < 1e-9)
    pass(0.5)
    #expect(abs(shown.position.x - 50) < 1e-9)
    #expect(finished == [true])
    pass(0.5)
    #expect(abs(shown.position.x) < 1e-9)
    #expect(finished == [true, true])
  }

  @Test func anAnimationGoesOnOverLaterChanges() {
    view.backgroundColor = .black
    animateLinearly {
      view.center.x = 150
      view.alpha = 0
      view.bounds.size.width = 200
      view.backgroundColor = .white
    }
    pass(0.5)
    view.center.x = 7
    view.alpha = 0
    view.bounds.size.width = 220
    view.backgroundColor = .black
    // Half of the way is left: −50 pt, half of the opacity, −50 pt of width.
    #expect(abs(shown.position.x - (7 - 50)) < 1e-9)
    #expect(abs(shown.opacity - 0.5) < 1e-6)
    #expect(abs(shown.bounds.width - 170) < 1e-9)
    #expect(shown.backgroundColor == CGColor(gray: 0.5, alpha: 1))
    pass(0.5)
    #expect(shown.position.x == 7)
    #expect(shown.bounds.width == 220)
    #expect(shown.backgroundColor == CGColor(gray: 0, alpha: 1))
    animateLinearly { UIView.performWithoutAnimation { view.center.x = 9 } }
    #expect(shown.position.x == 9)
    pass(1)
  }

  @Test func aViewThatTheAnimatorTurnsPopsIn() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    root.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: root)
    let turn = UIDynamicItemBehavior(items: [view])
    (turn.angularResistance, turn.resistance) = (0, 0)
    turn.addAngularVelocity(1, for: view)
    turn.addLinearVelocity(CGPoint(x: 60, y: 0), for: view)
    animator.addBehavior(turn)
    view.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
    animateLinearly { view.transform = .identity }
    for frame in 1...3 {
      pass(0.25)
      let transform = shown.affineTransform()
      let size = 0.01 + 0.99 * 0.25 * CGFloat(frame)
      #expect(abs(hypot(transform.a, transform.b) - size) < 1e-6)
      // 2n − 1 steps in n frames.
      #expect(abs(atan2(transform.b, transform.a) - (0.25 * CGFloat(frame) - step)) < 1e-6)
      #expect(shown.position == view.center)
    }
    pass(0.25)
    #expect(shown.affineTransform() == view.transform)
  }

  @Test func withoutADurationItIsThereAndTheCompletionComesWithTheNextFrame() {
    var count = 0
    func again(_ finished: Bool) {
      count += 1
      if count < 5 { UIView.animate(withDuration: 0, animations: {}, completion: again) }
    }
    UIView.animate(withDuration: 0, animations: { view.center.x = 1 }, completion: again)
    #expect(abs(shown.position.x - 1) < 1e-9)
    #expect(count == 0)
    pass(0)
    #expect(count == 1)
    pass(1.0 / 60)
    #expect(count == 2)
    pass(1)
    #expect(count == 5)
  }

  @Test func removedAnimationsDoNotFinish() {
    var finished: [Bool] = []
    animateLinearly(completion: { finished.append($0) }) {
      view.center.x = 150
      view.alpha = 0
    }
    pass(0.5)
    view.layer.removeAllAnimations()
    #expect(abs(shown.position.x - 150) < 1e-9)
    #expect(finished == [false])
    pass(1)
    #expect(finished == [false])
  }

  @Test func repeatingGoesOnAndAutoreversingReturns() {
    var isDone = false
    animateLinearly(1, [.repeat, .autoreverse], completion: { _ in isDone = true }) {
      view.center.x = 150
    }
    pass(1.5)
    #expect(abs(shown.position.x - 100) < 1e-9)
    pass(2.25)
    #expect(abs(shown.position.x - 75) < 1e-9)
    #expect(!isDone)
    view.layer.removeAllAnimations()
    #expect(isDone)
    isDone = false
    animateLinearly(1, .autoreverse, completion: { isDone = $0 }) { view.center.x = 50 }
    pass(1.75)
    #expect(abs(shown.position.x - 125) < 1e-9)
    pass(0.25)
    #expect(isDone && abs(shown.position.x - 50) < 1e-9)
  }

  @Test(arguments: [0.3, 0.7, 1.0])
  func aSpringArrivesAndOvershootsWhenItIsNotCritical(damping: Double) {
    view.center.x = 0
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
      options: []
    ) { view.center.x = 100 }
    var highest = 0.0
    var latest = 0.0
    for _ in 0..<99 {
      pass(0.01)
      latest = shown.position.x
      highest = max(highest, latest)
    }
    // The first overshoot of a damped oscillator is e^(−πζ/√(1 − ζ²)).
    let overshoot = damping < 1 ? exp(-.pi * damping / (1 - damping * damping).squareRoot()) : 0
    #expect(abs(highest - 100 * (1 + overshoot)) < 0.5)
    #expect(abs(latest - 100) < 0.2)
    pass(0.01)
    #expect(abs(shown.position.x - 100) < 1e-9)
  }

  @Test func aSpringLeavesAtItsVelocity() {
    view.center.x = 0
    UIView.animate(
      withDuration: 2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 3,
      options: []
    ) { view.center.x = 100 }
    pass(1e-5)
    #expect(abs(shown.position.x / 1e-5 - 300) < 0.1)
    pass(2)
  }

  @Test func whatATaskChangesLaterIsNoPartOfTheAnimation() async {
    var later: Task<Void, Never>?
    animateLinearly { later = Task { view.center.x = 150 } }
    await later?.value
    #expect(abs(shown.position.x - 150) < 1e-9)
    pass(1)
  }

  @Test func anAnimationWithinAnotherHasItsOwnTime() {
    animateLinearly(2) {
      view.center.x = 150
      animateLinearly(1) { view.layer.cornerRadius = 8 }
      view.alpha = 0
    }
    pass(0.5)
    #expect(abs(shown.position.x - 75) < 1e-9)
    #expect(abs(shown.cornerRadius - 4) < 1e-9)
    #expect(abs(shown.opacity - 0.75) < 1e-6)
    pass(1.5)
  }

  @Test func badTimesAreDiagnosed() {
    let misuse = DynamicsDiagnostics.collecting {
      UIView.animate(withDuration: .nan) { view.alpha = 0.5 }
      UIView.animate(withDuration: -1) { view.alpha = 0.25 }
      UIShimClock.shared.advance(by: -1)
      UIShimClock.shared.advance(by: .infinity)
      UIShimClock.shared.advance(by: 1e9)
    }
    #expect(misuse.diagnostics.count == 5)
    #expect(abs(shown.opacity - 0.25) < 1e-6)
    pass(0)
  }

  @Test func anAnimationKeepsNoView() {
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      UIView.animate(withDuration: 1) { [view] in view.alpha = 0 }
    }
    pass(2)
    #expect(gone == nil)
  }

  @Test func whatRepeatsEndsWithWhatItMoves() {
    var ended: [Bool] = []
    do {
      let view = UIView()
      UIView.animate(
        withDuration: 1, delay: 0, options: .repeat, animations: { view.alpha = 0 },
        completion: { ended.append($0) })
      UIShimClock.shared.advance(by: 3)
      #expect(ended == [])
      withExtendedLifetime(view) {}
    }
    UIShimClock.shared.advance(by: 0)
    #expect(ended == [false])
  }

  @Test func whatRepeatsEndsWhenAnotherTakesOver() {
    var ended: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .repeat, animations: { view.alpha = 0 },
      completion: { ended.append($0) })
    UIShimClock.shared.advance(by: 1.5)
    #expect(ended == [])
    UIView.animate(withDuration: 1) { view.alpha = 1 }
    UIShimClock.shared.advance(by: 1)
    #expect(ended == [false])
    #expect(shown.opacity == 1)
  }
}
