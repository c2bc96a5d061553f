import Dynamics
import DynamicsInspector
import Foundation
import InspectorTestSupport
import Testing

@Suite("Time") @MainActor
struct TimeTests {
  @Test("A page pauses, steps and resumes")
  func steps() async throws {
    let stage = Stage()
    let watcher = Watcher()
    stage.animator.delegate = watcher
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    try await page.send(["do": "pause"])
    try await page.waitUntilDone()
    #expect(stage.animator.isPaused)
    #expect(watcher.calls == ["paused"])
    try await page.send(["do": "step", "count": 3])
    let frame = try await page.next("frame") { $0.number("step") == 3 }
    #expect(abs(frame.number("time")! - 3 * stage.animator.timeStep) < 1e-6)
    #expect(stage.animator.isPaused)
    // A step is not a resumption.
    #expect(watcher.calls == ["paused"])
    try await page.send(["do": "resume"])
    try await page.waitUntilDone()
    #expect(!stage.animator.isPaused)
    page.close()
    await inspector.stop()
  }

  @Test("Slow motion changes the pace, and ends with the last page, as a pause does")
  func speed() async throws {
    let stage = Stage()
    stage.animator.speed = 2
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    try await page.send(["do": "speed", "value": 0.25])
    try await page.send(["do": "pause"])
    try await page.waitUntilDone()
    #expect(stage.animator.speed == 0.25)
    #expect(stage.animator.isPaused)
    await inspector.stop()
    #expect(stage.animator.speed == 2)
    #expect(!stage.animator.isPaused)
  }

  @Test("One goes back and forth in what has happened, and from there to a new future")
  func seek() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    var heights: [Double: Double] = [:]
    for _ in 0..<10 {
      stage.animator.advance(by: 0.05)
      heights[stage.animator.elapsedTime] = stage.box.center.y
    }
    let (early, late) = (heights.keys.sorted()[1], heights.keys.sorted()[8])
    for time in [late, early, late, early] {
      // As a page knows it, with six decimals.
      try await page.send(["do": "seek", "time": (time * 1e6).rounded(.down) / 1e6])
      let frame = try await page.next("frame") { abs($0.number("time")! - time) < 1e-6 }
      #expect(frame["isPaused"] as? Bool == true)
      #expect(abs(stage.box.center.y - heights[time]!) < 1e-9)
      #expect((frame["range"] as? [Double])![1] > late)
    }
    try await page.send(["do": "resume"])
    try await page.waitUntilDone()
    stage.animator.advance(by: 0.05)
    let frame = try await page.next("frame") { $0.number("time")! > early + 0.04 }
    #expect((frame["range"] as? [Double])![1] < late)
    page.close()
    await inspector.stop()
  }

  @Test("A step after going back goes to the recorded one; only after the last is a new one taken")
  func stepsAlongThePast() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    var heights: [Double] = []
    // What the program does itself is not done again by a new step.
    for _ in 0..<12 {
      stage.animator.step()
      stage.gravity.setAngle(Double(heights.count), magnitude: 1)
      heights.append(stage.box.center.y)
    }
    let step = stage.animator.timeStep
    try await page.send(["do": "seek", "time": 8 * step])
    try await page.send(["do": "step"])
    let frame = try await page.next("frame") { abs($0.number("time")! - 9 * step) < 1e-6 }
    #expect(abs((frame["range"] as! [Double])[1] - 12 * step) < 1e-6)
    #expect(abs(stage.box.center.y - heights[8]) < 1e-9)
    try await page.send(["do": "step", "count": 4])
    let last = try await page.next("frame") { abs($0.number("time")! - 13 * step) < 1e-6 }
    #expect(abs((last["range"] as! [Double])[1] - 13 * step) < 1e-6)
    try await page.send(["do": "seek", "time": 12 * step])
    try await page.waitUntilDone()
    #expect(abs(stage.box.center.y - heights[11]) < 1e-9)
    page.close()
    await inspector.stop()
  }

  @Test("Of many items, fewer moments are kept, and always that of a pause")
  func manyItems() async throws {
    let stage = Stage()
    for index in 0..<199 {
      let center = CGPoint(x: 15 * Double(index % 20), y: 15 * Double(index / 20))
      stage.gravity.addItem(BasicItem(center: center, size: CGSize(width: 10, height: 10)))
    }
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    for _ in 0..<91 { stage.animator.step() }
    try await page.send(["do": "pause"])
    try await page.waitUntilDone()
    let (time, height) = (stage.animator.elapsedTime, stage.box.center.y)
    try await page.send(["do": "seek", "time": time / 2])
    try await page.waitUntilDone()
    #expect(stage.animator.elapsedTime <= time / 2 + 1e-9)
    #expect(stage.animator.elapsedTime > time / 2 - 0.26)
    try await page.send(["do": "seek", "time": time])
    try await page.waitUntilDone()
    #expect(stage.animator.elapsedTime == time)
    #expect(stage.box.center.y == height)
    page.close()
    await inspector.stop()
  }

  @Test("What was tuned holds also when one goes back to before")
  func seekKeepsTuning() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    stage.animator.advance(by: 0.2)
    try await page.send([
      "do": "set", "behavior": 1, "property": "magnitude", "value": ["number": 0.5],
    ])
    try await page.send(["do": "seek", "time": 0])
    try await page.waitUntilDone()
    #expect(stage.animator.elapsedTime == 0)
    #expect(stage.box.center.y == 50)
    #expect(stage.gravity.magnitude == 0.5)
    page.close()
    await inspector.stop()
  }

  @Test("Going back to the middle of a drag lets go of the item")
  func seekIntoDrag() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    try await page.send(["do": "grab", "pointer": 1, "item": 0, "x": 150, "y": 50, "at": 0])
    try await page.waitUntilDone()
    stage.animator.advance(by: 0.3)
    try await page.send(["do": "release", "pointer": 1, "at": 1])
    try await page.waitUntilDone()
    stage.animator.advance(by: 0.3)
    try await page.send(["do": "seek", "time": 0.15])
    try await page.waitUntilDone()
    #expect(abs(stage.animator.elapsedTime - 0.15) < 1e-6)
    #expect(stage.animator.behaviors.count == 2)
    try await page.send(["do": "resume"])
    try await page.waitUntilDone()
    stage.animator.advance(by: 0.2)
    #expect(stage.box.center.y > 60)
    page.close()
    await inspector.stop()
  }

  @Test("Contacts are on the time line, and those of another future are forgotten")
  func contacts() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    stage.animator.advance(by: 1)
    let contacts = try await page.next("contacts") { !($0["events"] as! [[Any]]).isEmpty }
    let event = try #require((contacts["events"] as! [[Any]]).first)
    #expect(event[1] as? String == "began")
    #expect(event[2] as? Int == 0)
    #expect(event[3] is NSNull)
    let time = event[0] as! Double
    try await page.send(["do": "seek", "time": time - 0.1])
    try await page.send(["do": "resume"])
    try await page.waitUntilDone()
    stage.animator.advance(by: 0.5)
    let again = try await page.next("contacts")
    #expect(again["isWhole"] as? Bool == true)
    #expect((again["events"] as! [[Any]]).first?[0] as? Double == time)
    page.close()
    await inspector.stop()
  }

  private final class Watcher: DynamicAnimatorDelegate {
    var calls: [String] = []
    func dynamicAnimatorWillResume(_ animator: DynamicAnimator) { calls.append("resumed") }
    func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { calls.append("paused") }
  }
}
