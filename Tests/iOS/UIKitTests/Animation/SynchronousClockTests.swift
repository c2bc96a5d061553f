import DynamicsReporting
import UIKit
import XCTest

/// On the main thread, where the clock lets the main queue go on.
final class SynchronousClockTests: XCTestCase {
  /// Half of the time passed within the other.
  func testTimeDoesNotPassWithinWhatTheMainQueueIsServed() {
    MainActor.assumeIsolated {
      let clock = UIShimClock.shared
      let start = clock.time
      let (_, misuse) = DynamicsDiagnostics.collecting {
        DispatchQueue.main.async { UIShimClock.shared.advance(by: 1) }
        clock.advance(by: 0.1)
      }
      XCTAssertEqual(misuse.count, 1)
      XCTAssertEqual(clock.time - start, 0.1, accuracy: 1e-9)
    }
  }

  func testTasksMayWaitForTheClockMeanwhile() {
    MainActor.assumeIsolated {
      let clock = UIShimClock.shared
      let start = clock.time
      var end: TimeInterval?
      Task { @MainActor in
        await clock.run(for: 0.25)
        end = clock.time - start
      }
      clock.advance(by: 0.5)
      XCTAssertEqual(end ?? 0, 0.25, accuracy: 1e-9)
      XCTAssertEqual(clock.time - start, 0.5, accuracy: 1e-9)
    }
  }

  /// As `DispatchWorkItem.cancel()`, from any thread.
  func testAWorkItemMayBeCancelledByAnotherThread() {
    let item = UIShimWorkItem {}
    DispatchQueue.global().async { item.cancel() }
    while !item.isCancelled { item.perform() }
  }
}
