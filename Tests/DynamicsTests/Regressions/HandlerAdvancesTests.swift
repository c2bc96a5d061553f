import DynamicsTestSupport
import Foundation
import Testing

@testable import Dynamics

/// A diagnostics handler that called `advance(by:)` after `advance(by: 1e300)` ended the process
/// for overlapping access: the animator's clock reported during its own change.
@Suite struct HandlerAdvancesTests {
  private func makeFalling(_ source: (any FrameSource)? = nil) -> DynamicAnimator {
    let animator = DynamicAnimator(referenceView: nil, frameSource: source)
    animator.addBehavior(GravityBehavior(items: [BasicItem.crate(at: 0, 0)]))
    return animator
  }

  /// Runs a closure with a handler that advances time, and sets and reads all that it can.
  private func advancing(_ animator: DynamicAnimator, _ body: () -> Void) -> Int {
    let count = Counter()
    nonisolated(unsafe) let animator = animator
    let handler: @Sendable (DynamicsDiagnostic) -> Void = { _ in
      count.value += 1
      guard count.value < 10 else { return }
      animator.advance(by: 0.1)
      animator.timeStep = animator.timeStep == 0.01 ? 0.02 : 0.01
      _ = (animator.elapsedTime, animator.droppedTime, animator.stateHash)
      animator.pause()
      animator.resume()
    }
    DynamicsDiagnostics.withHandler(handler, body)
    return count.value
  }

  private final class Counter: @unchecked Sendable {
    var value = 0
  }

  @Test func anIntervalTooLongToCount() {
    let animator = makeFalling()
    #expect(advancing(animator) { animator.advance(by: 1e300) } == 1)
    #expect(animator.elapsedTime > 0)
  }

  @Test func everyOtherReportOfTheAnimator() {
    let animator = makeFalling()
    let count = advancing(animator) {
      animator.advance(by: .nan)
      animator.timeStep = .nan
      animator.speed = -1
      animator.referenceBounds = CGRect(x: 0, y: 0, width: Double.nan, height: 1)
      animator.advanceUntilPaused(limit: .nan)
      animator.followsFrames = true
    }
    #expect(count == 6)
  }

  @Test func aFrameTooLongToCount() {
    let source = ManualFrameSource()
    let animator = makeFalling(source)
    source.tick(at: 0)
    #expect(advancing(animator) { source.tick(at: 1e300) } == 1)
  }
}
