import Dynamics
import DynamicsInspector
import Foundation
import InspectorTestSupport
import Testing

@Suite("The panels show the present") @MainActor
struct FreshnessTests {
  @Test("Values and the selection come with the next frame, however many frames there are")
  func busy() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let (busy, idle) = (try await TestPage(inspector.url), try await TestPage(inspector.url))
    _ = try await busy.watch()
    try await busy.send(["do": "select", "item": 0])
    _ = try await busy.next("selection")
    // This frame is not acknowledged, so the page can take nothing when its turn comes.
    while try await busy.next().type != "frame" {}
    _ = try await idle.watch()
    stage.gravity.magnitude = 0.25
    // All pages have had their turn when this one gets the value.
    _ = try await idle.next("values")
    stage.animator.advance(by: 0.05)
    try await busy.send(["do": "ready"])
    var types: [String] = []
    repeat { types.append(try await busy.next().type) } while types.last != "frame"
    #expect(types.contains("values"))
    #expect(types.contains("selection"))
    for page in [busy, idle] { page.close() }
    await inspector.stop()
  }

  @Test("With a pause, the values of all of many behaviors come at once")
  func many() async throws {
    let stage = Stage()
    let fields = (0..<200).map { _ in FieldBehavior.dragField() }
    for field in fields { stage.animator.addBehavior(field) }
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    stage.animator.step()
    for field in fields { field.strength = 0.25 }
    try await page.send(["do": "pause"])
    var (message, count) = (try await page.next(), 0)
    while message["isPaused"] as? Bool != true {
      if message.type == "frame" { try await page.send(["do": "ready"]) }
      count += (message["values"] as? [Any])?.count ?? 0
      message = try await page.next()
    }
    #expect(count == 200)
    page.close()
    await inspector.stop()
  }

  @Test("A pause, a step, going back and a restored snapshot show the facts of that moment")
  func moments() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    try await page.send(["do": "select", "item": 0])
    try await page.send(["do": "plot", "of": ["speed"]])
    let motion = DynamicItemBehavior(items: [stage.box])
    stage.animator.addBehavior(motion)
    /// Waits until the page shows a speed, in its list of facts and as the present value of the plot.
    func waitForSpeed(_ speed: Double) async throws {
      _ = try await page.next("speeds") { abs(($0["speeds"] as! [Double])[1] - speed) < 0.2 }
      _ = try await page.next("selection") { abs(($0["velocity"] as! [Double])[1] - speed) < 0.1 }
      _ = try await page.next("frame") { frame in
        (frame["plots"] as? [Double]).map { abs($0[0] - speed) < 0.1 } ?? false
      }
    }
    let start = stage.animator.snapshot()
    var speeds = [0.0]
    for _ in 0..<20 {
      stage.animator.step()
      speeds.append(motion.linearVelocity(for: stage.box).y)
    }
    try await page.send(["do": "pause"])
    try await waitForSpeed(speeds[20])
    try await page.send(["do": "step"])
    try await waitForSpeed(2 * speeds[20] - speeds[19])
    try await page.send(["do": "seek", "time": 5 * stage.animator.timeStep])
    try await waitForSpeed(speeds[5])
    try stage.animator.restore(start)
    try await waitForSpeed(0)
    page.close()
    await inspector.stop()
  }
}
