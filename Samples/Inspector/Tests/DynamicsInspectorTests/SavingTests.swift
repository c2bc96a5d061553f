import Dynamics
import DynamicsInspector
import DynamicsRecording
import Foundation
import InspectorTestSupport
import Testing

@Suite("Saving") @MainActor
struct SavingTests {
  @Test("The last seconds are saved in every format, and are the motion that was seen")
  func formats() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    inspector.appearance = { _ in RecordingAppearance(fill: "#ff0000", label: "Box") }
    let page = try await TestPage(inspector.url)
    let formats = try await page.next("animators")["formats"] as! [String]
    #expect(formats.count == 8)
    let scene = try await page.watch()
    #expect(scene.list("items")[0]["name"] as? String == "Box")
    stage.animator.advance(by: 1)
    let path = inspector.url.path
    for format in formats {
      let reply = try #require(
        try await Reply.get(inspector.url, path: "\(path)/save?animator=0&format=\(format)"))
      #expect(reply.status == 200, "\(format)")
      #expect(
        reply.headers["content-disposition"]?.hasPrefix("attachment; filename=\"motion.") == true)
      #expect(reply.body.count > 200, "\(format)")
    }

    let reply = try #require(
      try await Reply.get(inspector.url, path: "\(path)/save?animator=0&format=json&seconds=0.5"))
    let recording = try JSONDecoder().decode(Recording.self, from: reply.body)
    #expect(abs(recording.duration - 0.5) < 0.02)
    #expect(recording.bounds == CGRect(x: 0, y: 0, width: 300, height: 300))
    #expect(recording.items.map(\.appearance.label) == ["Box"])
    let end = recording.pose(of: 0, at: recording.duration).center
    #expect(abs(end.y - stage.box.center.y) < 0.01)
    #expect(recording.contacts.contains { $0.phase == .began })
    page.close()
    await inspector.stop()
  }

  @Test("What cannot be saved is told")
  func refusals() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let path = inspector.url.path
    func status(_ query: String) async throws -> Int? {
      try await Reply.get(inspector.url, path: "\(path)/\(query)")?.status
    }
    // Nobody has watched yet.
    #expect(try await status("save?animator=0&format=json") == 404)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    #expect(try await status("save?animator=0&format=json") == 200)
    #expect(try await status("save?animator=0&format=exe") == 404)
    #expect(try await status("save?animator=7&format=json") == 404)
    #expect(try await status("save?animator=-1&format=json") == 404)
    #expect(try await status("save?format=json") == 404)
    #expect(try await status("save?animator=0&format=json&seconds=nan") == 400)
    #expect(try await status("save?animator=0&format=json&seconds=-1") == 400)
    page.close()
    await inspector.stop()
  }
}
