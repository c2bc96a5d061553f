import Dynamics
import DynamicsInspector
import Foundation
import InspectorTestSupport
import Testing

@Suite("Watching an animator") @MainActor
struct WatchingTests {
  @Test("The address answers with the whole page")
  func page() async throws {
    let inspector = try await Inspector(Stage().animator)
    let reply = try #require(try await Reply.get(inspector.url))
    #expect(reply.status == 200)
    #expect(reply.text.hasPrefix("<!doctype html>"))
    #expect(reply.text.hasSuffix("</html>"))
    #expect(reply.headers["content-length"] == "\(reply.body.count)")
    await inspector.stop()
  }

  @Test("A page gets the scene, and frames with the steps")
  func frames() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    let names = try await page.next("animators")
    #expect(names["names"] as? [String] == ["Animator"])

    let scene = try await page.watch()
    #expect(scene["bounds"] as? [Double] == [0, 0, 300, 300])
    #expect(scene.list("items").count == 1)
    let types = scene.list("behaviors").compactMap { $0["type"] as? String }
    #expect(types == ["GravityBehavior", "CollisionBehavior"])

    let first = try await page.next("frame")
    #expect(first.poses == [0: [150, 50, 0]])
    stage.animator.advance(by: 0.5)
    let second = try await page.next("frame") { $0.number("time")! > 0.4 }
    #expect(second.poses[0]![1] == Double(stage.box.center.y).rounded(toPlaces: 2))
    #expect(second["isRunning"] as? Bool == true)
    page.close()
    await inspector.stop()
  }
}

extension Double {
  func rounded(toPlaces places: Int) -> Double {
    let scale = pow(10, Double(places))
    return (self * scale).rounded() / scale
  }
}

/// A box that falls onto a floor.
@MainActor
struct Stage {
  let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 300))
  let box = BasicItem(center: CGPoint(x: 150, y: 50), size: CGSize(width: 40, height: 40))
  let gravity: GravityBehavior
  let collision: CollisionBehavior

  init() {
    gravity = GravityBehavior(items: [box])
    collision = CollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
  }
}
