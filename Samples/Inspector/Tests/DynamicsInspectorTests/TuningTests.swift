import Dynamics
import DynamicsInspector
import Foundation
import InspectorTestSupport
import Testing

@Suite("Tuning properties") @MainActor
struct TuningTests {
  private func set(
    _ page: TestPage, _ behavior: Int, _ property: String, _ value: [String: Any]
  ) async throws {
    try await page.send([
      "do": "set", "behavior": behavior, "property": property, "value": value,
    ])
  }

  @Test("A property is set live, and copied as the statement that sets it")
  func magnitude() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    let scene = try await page.watch()
    let gravity = try #require(scene.list("behaviors").first)
    let id = gravity["id"] as! Int
    let properties = gravity["properties"] as! [[String: Any]]
    let magnitude = try #require(properties.first { $0["name"] as? String == "magnitude" })
    #expect(magnitude["value"] as? [String: Double] == ["number": 1])
    #expect(magnitude["default"] as? [String: Double] == ["number": 1])
    #expect(magnitude["kind"] as? String == "number")
    #expect(magnitude["isSettable"] as? Bool == true)

    try await set(page, id, "magnitude", ["number": 0.4])
    #expect(try await page.next("changes").text("swift") == "gravityBehavior.magnitude = 0.4")
    #expect(stage.gravity.magnitude == 0.4)
    try await page.send(["do": "reset", "behavior": id, "property": "magnitude"])
    #expect(try await page.next("changes").text("swift") == "")
    #expect(stage.gravity.magnitude == 1)

    try await set(page, id, "gravityDirection", ["vector": [0, -1]])
    let statement = try await page.next("changes").text("swift")
    #expect(statement == "gravityBehavior.gravityDirection = CGVector(dx: 0, dy: -1)")
    page.close()
    await inspector.stop()
  }

  @Test("Reset goes back to what the program had set, also after going back to a tuned moment")
  func reset() async throws {
    let stage = Stage()
    stage.gravity.magnitude = 0.7
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    let changed = ["do": "reset", "behavior": 1, "property": "magnitude"] as [String: Any]
    for value in [0.4, 0.3] { try await set(page, 1, "magnitude", ["number": value]) }
    let changes = try await page.next("changes") { $0.text("swift")!.hasSuffix("0.3") }
    #expect((changes["properties"] as? [[Any]])?.first?[0] as? Int == 1)
    #expect((changes["properties"] as? [[Any]])?.first?[1] as? String == "magnitude")
    stage.animator.advance(by: 0.2)
    let tuned = stage.animator.elapsedTime
    try await page.send(changed)
    let none = try await page.next("changes")
    #expect(none.text("swift") == "")
    #expect((none["properties"] as? [Any])?.isEmpty == true)
    #expect(stage.gravity.magnitude == 0.7)

    // The tuned value of that moment does not come back.
    stage.animator.advance(by: 0.2)
    try await page.send(["do": "seek", "time": tuned])
    try await page.waitUntilDone()
    #expect(stage.gravity.magnitude == 0.7)

    // What the program sets meanwhile is the value for the next reset.
    stage.gravity.magnitude = 0.6
    try await set(page, 1, "magnitude", ["number": 0.2])
    try await page.send(changed)
    try await page.waitUntilDone()
    #expect(stage.gravity.magnitude == 0.6)
    page.close()
    await inspector.stop()
  }

  @Test("Of several behaviors of a type, the statement says which")
  func several() async throws {
    let stage = Stage()
    let other = BasicItem(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let snaps = [
      SnapBehavior(item: stage.box, snapTo: CGPoint(x: 100, y: 100)),
      SnapBehavior(item: other, snapTo: CGPoint(x: 50, y: 50)),
    ]
    for snap in snaps { stage.animator.addBehavior(snap) }
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    let scene = try await page.watch()
    let second = try #require(
      scene.list("behaviors").first { $0["name"] as? String == "SnapBehavior 2" })
    try await set(page, second["id"] as! Int, "damping", ["number": 0.75])
    #expect(
      try await page.next("changes").text("swift")
        == "snapBehavior2.damping = 0.75  // SnapBehavior 2 of 2, with 1 item")
    #expect(snaps.map(\.damping) == [0.5, 0.75])
    page.close()
    await inspector.stop()
  }

  @Test("A refused value is told with the report, which is also a diagnostic")
  func refused() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    try await set(page, 1, "magnitude", ["number": 1e300])
    let problem = try await page.next("problem").text("text")
    #expect(problem?.contains("1e+300") == true)
    #expect(stage.gravity.magnitude == 1)
    page.close()
    await inspector.stop()
  }

  @Test("Diagnostics of the program are told as they come, and equal ones are counted")
  func diagnostics() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    let (_, own) = DynamicsDiagnostics.collecting {
      stage.gravity.magnitude = .nan
      stage.gravity.magnitude = .nan
    }
    #expect(own.count == 2)
    // Tests that run at the same time may report the same.
    _ = try await page.next("diagnostic") {
      $0.text("text") == own[0].description && $0.number("count")! >= 2
    }
    page.close()
    await inspector.stop()
  }

  @Test("Values that the program changes are told")
  func values() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    stage.gravity.magnitude = 0.25
    let values = try await page.next("values")
    let first = try #require(values["values"] as? [[Any]]).first { $0[1] as? String == "magnitude" }
    #expect(first?[2] as? [String: Double] == ["number": 0.25])
    page.close()
    await inspector.stop()
  }

  @Test("Behaviors, items and boundaries that come and go are told")
  func structure() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    let other = BasicItem(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    stage.gravity.addItem(other)
    let scene = try await page.next("scene") { $0.list("items").count == 2 }
    #expect(scene.list("behaviors")[0]["items"] as? [Int] == [0, 1])
    stage.collision.addBoundary(
      withIdentifier: "shelf", from: CGPoint(x: 0, y: 200), to: CGPoint(x: 100, y: 200))
    _ = try await page.next("scene") { scene in
      scene.list("boundaries").contains { $0["name"] as? String == "shelf" }
    }
    stage.collision.moveBoundary(
      withIdentifier: "shelf", by: CGVector(dx: 0, dy: -20), duration: 0.4)
    stage.animator.advance(by: 0.1)
    _ = try await page.next("frame") { $0.number("time")! > 0.09 }
    stage.animator.advance(by: 0.1)
    _ = try await page.next("boundaries") { boundaries in
      boundaries.list("boundaries").contains {
        ($0["lines"] as? [[[Double]]])?.first?.first == [0, 190]
      }
    }
    stage.animator.removeBehavior(stage.gravity)
    _ = try await page.next("scene") { $0.list("behaviors").count == 1 }
    page.close()
    await inspector.stop()
  }
}
