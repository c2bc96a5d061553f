import Dynamics
import DynamicsInspector
import FlyingSocks
import Foundation
import InspectorTestSupport
import Testing

@Suite("Beginning and end") @MainActor
struct LifetimeTests {
  private func canListen(_ port: Int) -> Bool {
    guard let socket = try? Socket(domain: AF_INET) else { return false }
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: try sockaddr_in.inet(ip4: "127.0.0.1", port: UInt16(port)))
    } catch {
      try? socket.close()
      return false
    }
    // It closes the socket if it fails.
    guard (try? socket.listen()) != nil else { return false }
    try? socket.close()
    return true
  }

  @Test("Stopping closes all pages, lets go of items, and frees the port")
  func stop() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    try await page.send(["do": "grab", "pointer": 1, "item": 0, "x": 150, "y": 50, "at": 0])
    try await page.waitUntilDone()
    let silent = try await Visitor(port: inspector.url.port!)
    #expect(!canListen(inspector.url.port!))
    await inspector.stop()
    #expect(canListen(inspector.url.port!))
    #expect(stage.animator.behaviors.count == 2)
    await page.waitForClose()
    #expect(try await silent.readAll().isEmpty)
    await inspector.stop()
  }

  @Test("A released inspector stops, too, and keeps no animator alive")
  func release() async throws {
    var stage: Stage? = Stage()
    weak let animator = stage?.animator
    var inspector: Inspector? = try await Inspector(stage!.animator)
    let url = inspector!.url
    let page = try await TestPage(url)
    _ = try await page.watch()
    try await page.send(["do": "grab", "pointer": 1, "item": 0, "x": 150, "y": 50, "at": 0])
    try await page.waitUntilDone()
    inspector = nil
    await page.waitForClose()
    #expect(animator?.behaviors.count == 2)
    // The accepting task closes the port a moment later.
    while !canListen(url.port!) { await Task.yield() }
    stage = nil
    #expect(animator == nil)
  }

  @Test("An animator that is released while a page watches leaves an empty frame")
  func animatorGoes() async throws {
    var stage: Stage? = Stage()
    weak let animator = stage?.animator
    let inspector = try await Inspector(stage!.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    _ = try await page.next("frame")
    stage = nil
    #expect(animator == nil)
    try await page.send(["do": "pause"])
    try await page.send(["do": "seek", "time": 0])
    try await page.send(["do": "step"])
    try await page.waitUntilDone()
    page.close()
    await inspector.stop()
  }

  /// The event loop of the sockets has one.
  private func openEventFiles() throws -> Int {
    let files = URL(filePath: "/proc/self/fd")
    return try FileManager.default.contentsOfDirectory(atPath: files.path).count {
      let target = try? FileManager.default.destinationOfSymbolicLink(
        atPath: files.appending(path: $0).path)
      return target == "anon_inode:[eventfd]"
    }
  }

  @Test("Inspectors that were stopped leave no files open")
  func files() async throws {
    let first = try await Inspector(Stage().animator)
    await first.stop()
    let before = try openEventFiles()
    for _ in 0..<20 {
      let inspector = try await Inspector(Stage().animator)
      let page = try await TestPage(inspector.url)
      _ = try await page.watch()
      await inspector.stop()
      await page.waitForClose()
    }
    // Other tests may use queues that have one.
    #expect(try openEventFiles() < before + 10)
  }

  @Test("A port that is in use is an error that says what to do")
  func portInUse() async throws {
    let first = try await Inspector(Stage().animator)
    let port = UInt16(first.url.port!)
    await #expect(throws: InspectorError.portInUse(port)) {
      _ = try await Inspector(Stage().animator, port: port)
    }
    #expect("\(InspectorError.portInUse(port))".contains("choose another one"))
    await first.stop()
    let second = try await Inspector(Stage().animator, port: port)
    #expect(second.url.port == Int(port))
    await second.stop()
  }

  @Test("Several animators are shown by their names, also one that is added later")
  func severalAnimators() async throws {
    let (cards, toasts) = (Stage(), Stage())
    let inspector = try await Inspector(cards.animator, toasts.animator)
    let page = try await TestPage(inspector.url)
    #expect(
      try await page.next("animators")["names"] as? [String] == ["Animator 1", "Animator 2"])
    _ = try await page.watch(1)
    let late = Stage()
    inspector.show(late.animator, named: "Late")
    inspector.show(cards.animator, named: "Cards")
    let names = try await page.next("animators") { ($0["names"] as! [String])[0] == "Cards" }
    #expect(names["names"] as? [String] == ["Cards", "Animator 2", "Late"])
    late.box.center.x = 77
    late.animator.updateItem(usingCurrentState: late.box)
    let scene = try await page.watch(2)
    #expect(scene.number("animator") == 2)
    let frame = try await page.next("frame") { $0.number("animator") == 2 }
    #expect(frame.poses[0]?[0] == 77)
    page.close()
    await inspector.stop()
  }

  @Test("While no page is open, the animator has no observer and no history")
  func costsNothing() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    let before = stage.animator.stateHash
    _ = try await page.watch()
    page.close()
    // The page is closed when a new one begins with a history of its own.
    stage.animator.advance(by: 0.1)
    let again = try await TestPage(inspector.url)
    _ = try await again.watch()
    let frame = try await again.next("frame")
    #expect((frame["range"] as! [Double])[1] <= stage.animator.elapsedTime)
    #expect(stage.animator.stateHash != before)
    again.close()
    await inspector.stop()
  }

  @Test("The motion is the same with a page that watches")
  func sameMotion() async throws {
    let (watched, alone) = (Stage(), Stage())
    let inspector = try await Inspector(watched.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    try await page.send(["do": "layers", "layers": ["attachments", "velocities", "contacts"]])
    try await page.send(["do": "select", "item": 0])
    try await page.waitUntilDone()
    for _ in 0..<200 {
      watched.animator.step()
      alone.animator.step()
      #expect(watched.animator.stateHash == alone.animator.stateHash)
    }
    page.close()
    await inspector.stop()
  }
}
