import DynamicsTestSupport
import DynamicsTesting
import Foundation
import Testing
import XCTest

/// Expectations in tests of XCTest; those that must fail do so only if the environment asks.
final class MotionInXCTest: XCTestCase {
  func testWhatHolds() {
    let scene = FallingCard()
    withMotion(of: scene.animator) {
      expectInside(scene.animator, CGRect(x: 0, y: 0, width: 300, height: 440))
      expectRest(scene.animator, within: 5)
    }
  }

  func testWhatHoldsLater() async {
    let scene = FallingCard()
    await withMotion(of: scene.animator) {
      await Task.yield()
      expectReaches(scene.card, CGPoint(x: 150, y: 400), within: 2)
    }
  }

  func testWhatFails() throws {
    try XCTSkipUnless(Self.mayFail)
    let scene = FallingCard(hasFloor: false)
    withMotion(of: scene.animator) { expectRest(scene.animator, within: 0.5) }
  }

  func testWhatAnAssertionFinds() throws {
    try XCTSkipUnless(Self.mayFail)
    let scene = FallingCard()
    withMotion(of: scene.animator, named: "asserted") { XCTAssertEqual(scene.card.center.y, 51) }
  }

  func testWhatMarblesShow() throws {
    try XCTSkipUnless(Self.mayFail)
    let scene = FallingCard()
    let marbles = MarbleDiagram(of: scene.animator, ["card": scene.card], every: 0.25)
    scene.animator.advance(by: 1)
    marbles.expect("card  ---b")
  }

  static let request = "DYNAMICS_TESTING_MAY_FAIL"
  private static let mayFail = ProcessInfo.processInfo.environment[request] != nil
}

@Suite struct XCTestTests {
  @Test func failuresOfXCTestSayWhenAndWhereAndWritePages() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = try await run("DynamicsTestingTests.MotionInXCTest", pagesIn: folder)
    #expect(output.contains("Executed 5 tests, with 3 failures"), "\(output)")
    #expect(
      output.contains("at 0.5 s 1 item still moves; BasicItem #0 at (150, 174.92)"), "\(output)")
    #expect(output.contains("  card  expected  ---b\n        actual    ---[be]\n"), "\(output)")
    #expect(output.contains("XCTestTests.swift:"), "\(output)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      names == [
        "XCTestTests-testWhatAnAssertionFinds-asserted.html", "XCTestTests-testWhatFails.html",
      ])
    for name in names { #expect(output.contains(folder.appending(path: name).path), "\(output)") }
  }

  /// Runs tests of XCTest in a process of their own, for a minute at most.
  private func run(_ tests: String, pagesIn folder: URL) async throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [tests]
    process.environment = ProcessInfo.processInfo.environment.merging(
      [MotionInXCTest.request: "1", "DYNAMICS_MOTION": folder.path]) { $1 }
    return try await process.outputOfRun(withErrors: true)
  }
}
