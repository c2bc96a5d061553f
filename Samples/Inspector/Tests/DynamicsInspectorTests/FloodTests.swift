import Dynamics
import DynamicsInspector
import Foundation
import InspectorTestSupport
import Testing

@Suite("Floods and slow readers do no harm") @MainActor
struct FloodTests {
  @Test("A page that floods with commands is slowed down, and others go on")
  func flood() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    let bad = try await TestPage(inspector.url)
    _ = try await bad.watch()
    let text = "{\"do\": \"step\", \"count\": 240}"
    let message = TestPage.frame(1, Data(text.utf8))
    let flood = Task.detached { [visitor = bad.visitor] in
      let many = Array(Array(repeating: message, count: 1000).joined())
      for _ in 0..<100 { try await visitor.send(many) }
    }
    for _ in 0..<20 { try await page.waitUntilDone() }
    // Of 100 000 commands, few had their turn.
    #expect(stage.animator.elapsedTime < 10_000 * 2)
    bad.close()
    flood.cancel()
    _ = await flood.result
    await inspector.stop()
  }

  @Test("A page that never reads stays with one batch, however often it says that it is ready")
  func neverReads() async throws {
    let stage = Stage()
    let items = (0..<200).map { index in
      BasicItem(
        frame: CGRect(x: 10 * Double(index % 20), y: 10 * Double(index / 20), width: 8, height: 8))
    }
    for item in items { stage.gravity.addItem(item) }
    let inspector = try await Inspector(stage.animator)
    let deaf = try await TestPage(inspector.url)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    try await deaf.send(["do": "watch", "animator": 0])
    let before = residentBytes()
    for round in 0..<200 {
      try? await deaf.send(["do": "ready"])
      stage.animator.advance(by: 0.05)
      if round.isMultiple(of: 10) { try await page.waitUntilDone() }
    }
    // 200 frames of 200 items are 1 MB of text; the film and the history are bounded.
    #expect(residentBytes() - before < 120_000_000)
    page.close()
    deaf.close()
    await inspector.stop()
  }

  private func residentBytes() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
  }
}
