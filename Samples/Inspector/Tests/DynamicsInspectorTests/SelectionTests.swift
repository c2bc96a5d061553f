import Dynamics
import DynamicsInspector
import Foundation
import InspectorTestSupport
import Testing

@Suite("The selected item and plots") @MainActor
struct SelectionTests {
  @Test("A box at rest on the floor: its mass, its contact and its load")
  func contact() async throws {
    let stage = Stage()
    stage.box.center.y = 280
    stage.animator.updateItem(usingCurrentState: stage.box)
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    stage.animator.advance(by: 0.1)
    try await page.send(["do": "select", "item": 0])
    let selection = try await page.next("selection")
    #expect(selection.number("item") == 0)
    #expect(abs(selection.number("mass")! - 0.16) < 1e-9)
    let contact = try #require(selection.list("contacts").first)
    #expect(contact["with"] is NSNull)
    #expect(contact["normal"] as? [Double] == [0, 1])
    // 0.16 kg press with 1.6 N.
    #expect(abs(selection.number("load")! - 1.6) < 0.05)
    page.close()
    await inspector.stop()
  }

  @Test("A hanging box: the force of its attachment")
  func joint() async throws {
    let stage = Stage()
    let rope = AttachmentBehavior(item: stage.box, attachedToAnchor: CGPoint(x: 150, y: 10))
    stage.animator.addBehavior(rope)
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    stage.animator.advance(by: 0.1)
    try await page.send(["do": "select", "item": 0])
    let joint = try #require(try await page.next("selection").list("joints").first)
    #expect(joint["type"] as? String == "AttachmentBehavior")
    let force = try #require(joint["force"] as? [Double])
    #expect(abs(force[1] + 1.6) < 0.05)
    page.close()
    await inspector.stop()
  }

  @Test("A selected item that leaves is told")
  func leaves() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    try await page.send(["do": "select", "item": 0])
    _ = try await page.next("selection")
    stage.gravity.removeItem(stage.box)
    stage.collision.removeItem(stage.box)
    let gone = try await page.next("selection") { $0["item"] is NSNull }
    #expect(gone.type == "selection")
    page.close()
    await inspector.stop()
  }

  @Test("Energy, speed and properties are plotted")
  func plots() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    let properties = [[1, "magnitude"], [1, "gone"], [1, "gravityDirection", "y"]] as [[Any]]
    try await page.send(["do": "plot", "of": ["energy", "speed"] + properties])
    try await page.waitUntilDone()
    stage.animator.advance(by: 0.2)
    let frame = try await page.next("frame") { $0["plots"] != nil && $0.number("time")! > 0.19 }
    let plots = try #require(frame["plots"] as? [Any])
    // 0.16 kg at height −50 pt under 1000 pt/s²: −8000 kg·pt²/s², which are −0.8 J.
    #expect(abs((plots[0] as! Double) + 0.8) < 0.02)
    #expect(abs((plots[1] as! Double) - 200) < 4)
    #expect(plots[2] as? Double == 1)
    #expect(plots[3] is NSNull)
    #expect(plots[4] as? Double == 1)
    page.close()
    await inspector.stop()
  }

  @Test("Layers of the X-ray are drawn without an overlay in the animator")
  func layers() async throws {
    let stage = Stage()
    let rod = AttachmentBehavior(item: stage.box, attachedToAnchor: CGPoint(x: 50, y: 50))
    let resting = BasicItem(center: CGPoint(x: 20, y: 289), size: CGSize(width: 20, height: 20))
    stage.gravity.addItem(resting)
    stage.collision.addItem(resting)
    stage.animator.addBehavior(rod)
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    try await page.send(["do": "layers", "layers": ["attachments", "velocities", "contacts"]])
    try await page.waitUntilDone()
    stage.animator.advance(by: 0.2)
    let frame = try await page.next("frame") { $0.number("time")! > 0.19 }
    let kinds = try #require(frame["marks"] as? [[Any]]).compactMap { $0[0] as? String }
    #expect(Set(kinds) == ["rod", "velocity", "contact"])
    #expect(stage.animator.behaviors.count == 3)
    page.close()
    await inspector.stop()
  }
}
