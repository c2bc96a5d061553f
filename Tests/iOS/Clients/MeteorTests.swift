import Foundation
import Testing
import UIKit
import XCTest

// It falls from 10 pt at 1000 pt/s² and air's resistance, and is below 100 pt in frame 26 of the fall.
private let told = [
  "loaded 0", "ready 50", "tick 100", "told 150", "tick 200", "told again 250", "tick 300",
  "drop 300", "land 733", "gone 983",
]
private let toldWithoutTasks = told.filter { !$0.hasPrefix("told") }

@MainActor @Suite("A program that tells time in all ways")
struct MeteorTests {
  private let controller: MeteorViewController

  init() {
    UIShimClock.shared.advance(by: 0)
    controller = MeteorViewController()
    controller.loadViewIfNeeded()
  }

  @Test(
    "All of it happens in due order, however time is cut", arguments: [2, 0.25, 1.0 / 60, 0.013])
  func inOrder(piece: TimeInterval) {
    for _ in 0..<Int(2 / piece) { UIShimClock.shared.advance(by: piece) }
    #expect(controller.log == toldWithoutTasks)
    #expect(controller.meteor.alpha == 0)
  }

  @Test("In asynchronous tests, tasks go on, too")
  func withTasks() async {
    await UIShimClock.shared.run(for: 2)
    #expect(controller.log == told)
  }

  @Test("The meteor is where it falls to in four tenths of a second")
  func falling() {
    UIShimClock.shared.advance(by: 0.3)
    #expect(controller.meteor.center.y == 10)
    UIShimClock.shared.advance(by: 0.4)
    // The first frame has one step only, and air resists.
    #expect(abs(controller.meteor.center.y - 10 - 1000 * 0.4 * 0.4 / 2) < 3)
  }
}

/// The same in XCTest.
final class MeteorXCTests: XCTestCase {
  /// On the main thread, tasks go on in synchronous tests, too.
  func testAllOfItHappensInDueOrder() {
    MainActor.assumeIsolated {
      UIShimClock.shared.advance(by: 0)
      let controller = MeteorViewController()
      controller.loadViewIfNeeded()
      UIShimClock.shared.advance(by: 2)
      XCTAssertEqual(controller.log, told)
    }
  }

  @MainActor func testTheSameAwaited() async {
    UIShimClock.shared.advance(by: 0)
    let controller = MeteorViewController()
    controller.loadViewIfNeeded()
    await UIShimClock.shared.run(for: 2)
    XCTAssertEqual(controller.log, told)
  }
}
