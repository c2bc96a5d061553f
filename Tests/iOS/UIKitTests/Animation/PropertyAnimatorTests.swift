import DynamicsTiming
import Testing
import UIKit

@MainActor @Suite struct PropertyAnimatorTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  private func pass(_ seconds: TimeInterval) { UIShimClock.shared.advance(by: seconds) }

  @Test func anAnimatorRunsWhenItIsStarted() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
    animator.addAnimations { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    pass(1)
    #expect(view.center.x == 50 && animator.state == .inactive)
    animator.startAnimation(afterDelay: 0.5)
    #expect(view.center.x == 150 && animator.isRunning)
    pass(1)
    #expect(abs(x - 100) < 1e-9)
    #expect(ends == [])
    pass(0.5)
    #expect(ends == [.end])
    #expect(!animator.isRunning && x == 150)
  }

  /// x″ + 2ζω·x′ + ω²·x = 0 from 1, with the initial velocity that the view had.
  @Test func aSpringMovesByItsFormula() throws {
    let (mass, stiffness, damping) = (2.0, 300.0, 14.0)
    let spring = UISpringTimingParameters(
      mass: mass, stiffness: stiffness, damping: damping,
      initialVelocity: CGVector(dx: 0, dy: 4))
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    let settling = Spring(mass: mass, stiffness: stiffness, damping: damping)
      .settlingDuration(from: 0.0, to: 1, initialVelocity: 4)
    #expect(abs(animator.duration - settling) < 1e-9)
    animator.addAnimations { view.center.x = 150 }
    animator.startAnimation()
    let (decay, natural) = (damping / mass / 2, stiffness / mass)
    let omega = (natural - decay * decay).squareRoot()
    for frame in 1...20 {
      pass(0.02)
      let t = 0.02 * Double(frame)
      // The rest of the way is 1 at first, and shrinks at 4 ways per second.
      let rest = exp(-decay * t) * (cos(omega * t) + (decay - 4) / omega * sin(omega * t))
      #expect(abs(x - (150 - 100 * rest)) < 1e-6)
    }
    pass(animator.duration)
    #expect(x == 150)
  }

  @Test func aSpringByItsDampingSettlesInTheDuration() {
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 1) { view.center.x = 150 }
    animator.startAnimation()
    pass(0.4)
    #expect(x > 149 && x < 150)
    pass(0.1)
    #expect(x == 150)
  }

  @Test func aStoppedAnimatorKeepsWhatIsShown() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.center.x = 150
      view.transform = CGAffineTransform(scaleX: 3, y: 3)
    }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    pass(0.25)
    animator.stopAnimation(true)
    #expect(abs(view.center.x - 75) < 1e-9 && abs(view.transform.a - 1.5) < 1e-9)
    #expect(animator.state == .inactive)
    pass(2)
    #expect(abs(x - 75) < 1e-9)
    #expect(ends == [])
  }

  @Test func aStoppedAnimatorMayFinish() {
    var ends: [UIViewAnimatingPosition] = []
    for end in [UIViewAnimatingPosition.current, .end] {
      view.center.x = 50
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      pass(0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && ends.last != end)
      animator.finishAnimation(at: end)
      #expect(abs(view.center.x - (end == .end ? 150 : 100)) < 1e-9)
    }
    #expect(ends == [.current, .end])
  }

  /// It called the closure again, so that the way counted twice.
  @Test func theEndIsWhereTheAnimationWouldHaveEnded() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.center.x += 100
      view.transform = view.transform.scaledBy(x: 2, y: 2)
    }
    animator.startAnimation()
    pass(0.5)
    animator.addAnimations { view.alpha -= 0.5 }
    animator.stopAnimation(false)
    #expect(abs(view.center.x - 100) < 1e-9 && view.alpha == 1)
    animator.finishAnimation(at: .end)
    #expect(view.center.x == 150 && view.transform.a == 2 && view.alpha == 0.5)
  }

  /// As a sheet is let go to a spring, caught, and thrown.
  @Test func aCaughtViewGoesOnInAnAnimator() {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    room.addSubview(view)
    let sheet = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.8) { view.center.y = 250 }
    sheet.startAnimation()
    pass(0.1)
    sheet.stopAnimation(true)
    let caught = view.center.y
    #expect(caught > 50 && caught < 250)
    let animator = UIDynamicAnimator(referenceView: room)
    let flight = UIDynamicItemBehavior(items: [view])
    flight.addLinearVelocity(CGPoint(x: 0, y: -60), for: view)
    animator.addBehavior(flight)
    animator.run(frames: 30)
    #expect(view.center.y < caught - 20)
    #expect(view.layer.presentation()?.position == view.center)
  }

  @Test func changesAddedOnTheWayTakeTheRest() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
    animator.startAnimation()
    pass(0.75)
    animator.addAnimations { view.alpha = 0 }
    #expect(view.layer.presentation()?.opacity == 1)
    pass(0.25)
    #expect(view.layer.presentation()?.opacity == 0)
  }

  @Test func changesAddedOnTheWayStopWithTheRest() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
    for isFinished in [false, true] {
      (view.center.x, view.alpha) = (50, 1)
      if isFinished { animator.addAnimations { view.center.x = 150 } }
      animator.startAnimation()
      pass(0.25)
      animator.addAnimations { view.alpha = 0 }
      pass(0.25)
      let shown = view.layer.presentation()?.alpha ?? .nan
      #expect(shown > 0 && shown < 1)
      animator.stopAnimation(!isFinished)
      #expect(view.alpha == shown && abs(view.center.x - 100) < 1e-9)
      if isFinished { animator.finishAnimation(at: .end) }
      pass(2)
      #expect(view.layer.presentation()?.alpha == (isFinished ? 0 : shown))
      #expect(isFinished ? view.center.x == 150 : abs(x - 100) < 1e-9)
    }
  }

  @Test func aStoppedAnimatorKeepsAutoresizedViewsAsShown() {
    let child = UIView(frame: view.bounds)
    let grandchild = UIView(frame: view.bounds)
    view.addSubview(child)
    child.addSubview(grandchild)
    for inner in [child, grandchild] { inner.autoresizingMask = [.flexibleWidth] }
    // The layers may begin to move in any order, and at different times.
    for (isInnerFirst, isAddedLater) in [(false, false), (true, false), (false, true)] {
      view.frame.size.width = 100
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      if isInnerFirst {
        animator.addAnimations { for inner in [grandchild, child] { inner.alpha /= 2 } }
      }
      animator.addAnimations { view.frame.size.width = 200 }
      animator.startAnimation()
      pass(0.5)
      if isAddedLater { animator.addAnimations { child.frame.size.width = 120 } }
      let shown = [view, child, grandchild].map { $0.layer.presentation()?.frame ?? .null }
      #expect(abs(shown[0].width - 150) < 1e-9 && abs(shown[2].width - 150) < 1e-9)
      animator.stopAnimation(true)
      #expect([view, child, grandchild].map(\.frame) == shown)
      child.frame = view.bounds
    }
  }
}
