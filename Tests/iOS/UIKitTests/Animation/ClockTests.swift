import DynamicsReporting
import Foundation
import Testing
import UIKit

/// One clock moves everything.
@MainActor @Suite struct ClockTests {
  private let clock = UIShimClock.shared
  private let view = makeView(at: 50, 50, 10, 10)
  private let animator = UIDynamicAnimator()

  private final class Log {
    var entries: [String] = []
  }

  private let log = Log()

  init() {
    clock.advance(by: 0)
    fall(view, by: animator)
  }

  private func fall(_ view: UIView, by animator: UIDynamicAnimator) {
    animator.addBehavior(freely(view))
    animator.addBehavior(UIGravityBehavior(items: [view]))
  }

  /// Apple's steps, 2n − 1 in n frames.
  private func fall(frames: Int) -> CGFloat {
    let steps = Double(2 * frames - 1)
    return 1000 * step * step * steps * (steps + 1) / 2
  }

  @Test(arguments: [[0.5], [0.25, 0.25], [0.013, 0.487], [0.1, 0.1, 0.1, 0.1, 0.1]])
  func aViewFallsAsFarAsItDoesInThatTime(pieces: [Double]) {
    for piece in pieces { clock.advance(by: piece) }
    #expect(abs(view.center.y - 50 - fall(frames: 30)) < 1e-9)
  }

  @Test func atOneMomentClosuresComeBeforeFramesAndCompletionsLast() {
    UIView.animate(withDuration: 0.1) {
      view.alpha = 0
    } completion: { [log] _ in
      log.entries.append("completion")
    }
    let link = CADisplayLink(handler: { [log] _ in log.entries.append("link") })
    link.add(to: .main, forMode: .common)
    let falling = UIGravityBehavior(items: [makeView(at: 0, 0)])
    falling.action = { [log] in log.entries.append("animator") }
    let animator = UIDynamicAnimator()
    animator.addBehavior(falling)
    let timer = Timer.scheduledTimer(timeInterval: 0.1, repeating: true) { [log] _ in
      log.entries.append("timer")
      DispatchQueue.main.async { log.entries.append("soon") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [log] in log.entries.append("later") }
    clock.advance(by: 0.09)
    log.entries = []
    clock.advance(by: 0.01)
    #expect(log.entries == ["timer", "later", "soon", "link", "animator", "completion"])
    link.invalidate()
    timer.invalidate()
  }

  @Test func mediaTimeIsTheClockAlsoWithinFrames() {
    let start = CACurrentMediaTime()
    clock.advance(by: 1.25)
    #expect(abs(CACurrentMediaTime() - start - 1.25) < 1e-9)
    var differences: [TimeInterval] = []
    let link = CADisplayLink(handler: { differences.append(CACurrentMediaTime() - $0.timestamp) })
    link.add(to: .main, forMode: .common)
    clock.advance(by: 0.1)
    #expect(differences.count == 6 && differences.allSatisfy { abs($0) < 1e-9 })
    link.invalidate()
  }

  @Test func anAnimatorAdvancedByItselfMovesAloneAndWithTheClock() {
    let other = makeView(at: 0, 0)
    let second = UIDynamicAnimator()
    fall(other, by: second)
    let time = clock.time
    for _ in 0..<30 { animator.advance(by: 1.0 / 60) }
    #expect(abs(view.center.y - 50 - fall(frames: 30)) < 1e-9)
    #expect(other.center.y == 0 && clock.time == time)
    clock.advance(by: 0.5)
    #expect(abs(view.center.y - 50 - fall(frames: 60)) < 1e-9)
    #expect(abs(other.center.y - fall(frames: 30)) < 1e-9)
  }

  /// A second closure would have found no animator and ended the program.
  @Test func closuresThatAnActionQueuesAreCalledBeforeTheNextFrame() {
    @MainActor final class Owner {
      var animator: UIDynamicAnimator! = UIDynamicAnimator()
      var ends = 0
      func end() {
        ends += 1
        animator.removeAllBehaviors()
        animator = nil
      }
    }
    let owner = Owner()
    let gravity = UIGravityBehavior(items: [makeView(at: 0, 0)])
    gravity.action = { DispatchQueue.main.async { owner.end() } }
    owner.animator.addBehavior(gravity)
    for _ in 0..<10 { owner.animator?.advance(by: 1.0 / 60) }
    #expect(owner.ends == 1 && owner.animator == nil)
  }

  @Test func anAnimatorAdvancesUntilItPauses() {
    let snapped = makeView(at: 0, 0)
    let animator = UIDynamicAnimator()
    animator.addBehavior(UISnapBehavior(item: snapped, snapTo: CGPoint(x: 100, y: 100)))
    #expect(!animator.advanceUntilPaused(limit: 0.1))
    #expect(abs(animator.elapsedTime - 0.1) < 1e-9)
    #expect(animator.advanceUntilPaused(limit: 10))
    #expect(!animator.isRunning && abs(snapped.center.x - 100) < 0.1)
    let (_, misuse) = DynamicsDiagnostics.collecting { animator.advanceUntilPaused(limit: -1) }
    #expect(misuse.count == 1)
  }

  @Test func timeDoesNotPassWithinTime() {
    let (_, misuse) = DynamicsDiagnostics.collecting {
      DispatchQueue.main.async { UIShimClock.shared.advance(by: 1) }
      clock.advance(by: 0.1)
    }
    #expect(misuse.count == 1)
    #expect(abs(view.center.y - 50 - fall(frames: 6)) < 1e-9)
  }

  @Test func otherQueuesStayReal() async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      DispatchQueue.global().async { done.resume() }
    }
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.001) { done.resume() }
    }
    #expect(view.center.y == 50)
  }

  /// A closure without a delay needs no clock: who awaits it would wait for ever.
  @Test func whatTheMainQueueIsGivenAtOnceMayBeAwaited() async {
    let start = clock.time
    let time = await withCheckedContinuation { (done: CheckedContinuation<TimeInterval, Never>) in
      DispatchQueue.main.async { done.resume(returning: CACurrentMediaTime()) }
    }
    #expect(clock.time == start)
    #expect(abs(time - CACurrentMediaTime()) < 1e-9)
    #expect(view.center.y == 50)
  }

  @Test func sleepersWakeAtTheirTimes() async {
    let start = clock.time
    let sleeper = Task { [log, clock] in
      for _ in 0..<3 {
        try await Task.sleep(for: .milliseconds(105))
        log.entries.append("\(Int(((clock.time - start) * 1000).rounded()))")
      }
    }
    await clock.run(for: 0.3)
    #expect(log.entries == ["105", "210"])
    sleeper.cancel()
    await clock.run(for: 1.0 / 60)
    #expect(await sleeper.result.isCancelled)
    #expect(log.entries.count == 2)
  }

  @Test func callsOfRunThatOverlapPassTheSameSeconds() async {
    let start = clock.time
    let first = Task { [clock] in
      await clock.run(for: 0.25)
      return clock.time - start
    }
    await clock.run(for: 0.5)
    #expect(abs(await first.value - 0.25) < 1e-9)
    #expect(abs(clock.time - start - 0.5) < 1e-9)
    #expect(abs(view.center.y - 50 - fall(frames: 30)) < 1e-9)
  }

  @Test func aWorkItemThatIsCancelledIsNotCalled() {
    let items = (0..<3).map { number in
      UIShimWorkItem { [log] in log.entries.append("\(number)") }
    }
    for item in items { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item) }
    DispatchQueue.main.async(execute: items[2])
    items[1].cancel()
    #expect(items.map(\.isCancelled) == [false, true, false])
    clock.advance(by: 1)
    #expect(log.entries == ["2", "0", "2"])
  }

  @Test func aTimerKeepsItsPaceUntilItIsInvalidated() {
    var times: [Int] = []
    let start = clock.time
    let timer = Timer(timeInterval: 0.1, repeating: true) { [clock] timer in
      times.append(Int(((clock.time - start) * 1000).rounded()))
      if times.count == 4 { timer.invalidate() }
    }
    RunLoop.main.add(timer, forMode: .common)
    clock.advance(by: 10)
    #expect(times == [100, 200, 300, 400])
    let once = Timer.scheduledTimer(timeInterval: 0.5, repeating: false) { _ in times.append(0) }
    clock.advance(by: 10)
    #expect(times.count == 5 && !once.isValid)
  }
}

extension Result {
  fileprivate var isCancelled: Bool {
    if case .failure(let error) = self { error is CancellationError } else { false }
  }
}
