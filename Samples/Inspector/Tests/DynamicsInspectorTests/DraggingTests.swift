import Dynamics
import DynamicsInspector
import Foundation
import InspectorTestSupport
import Testing

@Suite("Dragging, throwing and pushing") @MainActor
struct DraggingTests {
  @Test("An item that is dragged and released flies on with the pointer's velocity")
  func dragAndThrow() async throws {
    let stage = Stage()
    stage.gravity.magnitude = 0
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    try await page.send(["do": "grab", "pointer": 1, "item": 0, "x": 150, "y": 50, "at": 10])
    _ = try await page.next("frame") { _ in stage.animator.behaviors.count == 3 }
    // The drag is not one of the program's behaviors.
    for event in 1...5 {
      try await page.send([
        "do": "drag", "pointer": 1, "x": 150, "y": 50 + 10 * event, "at": 10 + 0.01 * Double(event),
      ])
    }
    try await page.waitUntilDone()
    stage.animator.advance(by: 0.25)
    #expect(abs(stage.box.center.y - 100) < 2)

    try await page.send(["do": "release", "pointer": 1, "at": 10.05])
    try await page.waitUntilDone()
    #expect(stage.animator.behaviors.count == 2)
    stage.animator.advance(by: 0.1)
    // 50 pt in 0.05 s are 1000 pt/s.
    #expect(abs(stage.box.center.y - 200) < 12)
    page.close()
    await inspector.stop()
  }

  @Test("While an item is held, the page is told where it would fly")
  func forecast() async throws {
    let stage = Stage()
    stage.gravity.magnitude = 0
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    try await page.send(["do": "grab", "pointer": 1, "item": 0, "x": 150, "y": 50, "at": 10])
    for event in 1...5 {
      try await page.send([
        "do": "drag", "pointer": 1, "x": 150, "y": 50 + 4 * event, "at": 10 + 0.01 * Double(event),
      ])
    }
    try await page.waitUntilDone()
    let before = stage.animator.stateHash
    // The first forecast may be of the grab, before the pointer moved.
    let path = try await page.next("forecast") { message in
      let poses = ((message["paths"] as? [[Any]])?.first?.last as? [Double]) ?? []
      return poses.count > 18 && poses[16] > poses[1] + 10
    }
    #expect((path["paths"] as? [[Any]])?.first?.first as? Int == 0)
    let poses = try #require((path["paths"] as? [[Any]])?.first?.last as? [Double])
    // 400 pt/s, 30 poses a second.
    #expect(abs(poses[16] - poses[1] - 400 * 5 / 30) < 3)
    #expect(stage.animator.stateHash == before)

    try await page.send(["do": "release", "pointer": 1, "at": 10.05])
    _ = try await page.next("forecast") { ($0["paths"] as? [Any])?.isEmpty == true }
    page.close()
    await inspector.stop()
  }

  @Test("A page that goes away lets go of what it holds")
  func letGo() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let (page, witness) = (try await TestPage(inspector.url), try await TestPage(inspector.url))
    _ = try await page.watch()
    _ = try await witness.watch()
    try await page.send(["do": "grab", "pointer": 1, "item": 0, "x": 150, "y": 50, "at": 0])
    _ = try await page.next("frame") { _ in stage.animator.behaviors.count == 3 }
    page.close()
    while stage.animator.behaviors.count == 3 { try await witness.waitUntilDone() }
    #expect(stage.animator.behaviors == [stage.gravity, stage.collision])
    stage.animator.advance(by: 0.2)
    #expect(stage.box.center.y > 60)
    witness.close()
    await inspector.stop()
  }

  @Test("Several pages drag several items, and none grabs with the same pointer twice")
  func severalPages() async throws {
    let stage = Stage()
    let other = BasicItem(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    stage.gravity.addItem(other)
    let inspector = try await Inspector(stage.animator)
    let (first, second) = (try await TestPage(inspector.url), try await TestPage(inspector.url))
    _ = try await first.watch()
    _ = try await second.watch()
    try await first.send(["do": "grab", "pointer": 1, "item": 0, "x": 150, "y": 50, "at": 0])
    try await second.send(["do": "grab", "pointer": 1, "item": 1, "x": 20, "y": 20, "at": 0])
    try await first.waitUntilDone()
    try await second.waitUntilDone()
    #expect(stage.animator.behaviors.count == 4)
    try await first.send(["do": "grab", "pointer": 1, "item": 1, "x": 20, "y": 20, "at": 0])
    _ = try await first.next("problem")
    #expect(stage.animator.behaviors.count == 4)
    await inspector.stop()
    #expect(stage.animator.behaviors.count == 2)
  }

  @Test("An anchored item cannot be dragged, and a program's removal ends a drag")
  func refusals() async throws {
    let stage = Stage()
    let anchor = DynamicItemBehavior(items: [stage.box])
    anchor.isAnchored = true
    stage.animator.addBehavior(anchor)
    stage.animator.step()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    let grab: [String: Any] = ["do": "grab", "pointer": 1, "item": 0, "x": 150, "y": 50, "at": 0]
    try await page.send(grab)
    #expect(try await page.next("problem").text("text")?.contains("anchored") == true)
    anchor.isAnchored = false
    stage.animator.step()
    try await page.send(grab)
    try await page.waitUntilDone()
    #expect(stage.animator.behaviors.count == 4)
    stage.animator.removeAllBehaviors()
    try await page.send(["do": "drag", "pointer": 1, "x": 1, "y": 1, "at": 1])
    try await page.send(["do": "release", "pointer": 1, "at": 1])
    try await page.waitUntilDone()
    #expect(stage.animator.behaviors.isEmpty)
    page.close()
    await inspector.stop()
  }

  @Test("A push gives an impulse once, and leaves")
  func push() async throws {
    let stage = Stage()
    stage.gravity.magnitude = 0
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    try await page.send(["do": "push", "item": 0, "x": 150, "y": 50, "impulse": [0.16, 0]])
    try await page.waitUntilDone()
    stage.animator.advance(by: 0.5)
    // The box has 0.16 kg: 100 pt/s.
    #expect(abs(stage.box.center.x - 200) < 2)
    #expect(stage.animator.behaviors.count == 2)
    page.close()
    await inspector.stop()
  }
}
