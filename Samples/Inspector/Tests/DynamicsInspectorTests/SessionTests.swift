import Dynamics
@_spi(Samples) import DynamicsInspector
import DynamicsRecording
import Foundation
import InspectorTestSupport
import Testing

@Suite("Sessions") @MainActor
struct SessionTests {
  /// Saves the session of a stage that a page has watched for a second.
  private func saved() async throws -> (stage: Stage, file: Data) {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    #expect(try await page.next("animators")["sessions"] as? [Bool] == [true])
    let address = "\(inspector.url.path)/session?animator=0"
    // Nobody has watched yet.
    let refusal = try #require(try await Reply.get(inspector.url, path: address))
    #expect(refusal.status == 404)
    #expect(refusal.text.contains("kept while a page shows it"))
    _ = try await page.watch()
    stage.animator.advance(by: 1)
    let reply = try #require(try await Reply.get(inspector.url, path: address))
    #expect(reply.status == 200)
    #expect(
      reply.headers["content-disposition"] == "attachment; filename=\"motion.session\"")
    page.close()
    await inspector.stop()
    return (stage, reply.body)
  }

  private func write(_ data: Data) throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).session")
    try data.write(to: url)
    return url
  }

  @Test("The page's link saves each step, and the page shows it again at any of them")
  func replay() async throws {
    let (stage, data) = try await saved()
    let url = try write(data)
    defer { try? FileManager.default.removeItem(at: url) }
    let session = try History.session(contentsOf: url)
    #expect(session.times.count == 121)

    let inspector = try await Inspector()
    let animator = try inspector.show(session, named: "Bug")
    let page = try await TestPage(inspector.url)
    #expect(try await page.next("animators")["names"] as? [String] == ["Bug"])
    let scene = try await page.watch()
    #expect(scene.list("items").map { $0["name"] as? String } == ["BasicItem"])
    #expect(
      scene.list("behaviors").map { $0["type"] as? String }
        == ["GravityBehavior", "CollisionBehavior"])
    let contacts = try await page.next("contacts")
    #expect((contacts["events"] as? [Any])?.isEmpty == false)
    let frame = try await page.next("frame")
    #expect(frame["isPaused"] as? Bool == true)
    #expect((frame["range"] as? [Double])?.first == 0)
    #expect(abs((frame["range"] as? [Double])!.last! - 1) < 1e-6)
    #expect(animator.stateHash == stage.animator.stateHash)

    try await page.send(["do": "seek", "time": 0.25])
    try await page.waitUntilDone()
    let middle = try session.moment(at: 0.25)
    #expect(animator.elapsedTime == middle.elapsedTime)
    let center = try #require(animator.items.first).center
    #expect(abs(center.y - middle.items[0].center.y) < 1e-9)

    // From there it goes the same way, and later steps of the session are there again.
    try await page.send(["do": "step", "count": 90])
    try await page.waitUntilDone()
    #expect(animator.stateHash == stage.animator.stateHash)
    try await page.send(["do": "seek", "time": 0])
    try await page.waitUntilDone()
    #expect(animator.elapsedTime == 0)
    page.close()
    await inspector.stop()
  }

  @Test("A session is saved as a recording whole")
  func recording() async throws {
    let (_, data) = try await saved()
    let url = try write(data)
    defer { try? FileManager.default.removeItem(at: url) }
    let inspector = try await Inspector()
    _ = try inspector.show(History.session(contentsOf: url), named: "Bug")
    let reply = try await Reply.get(
      inspector.url, path: "\(inspector.url.path)/save?animator=0&format=csv")
    #expect(reply?.status == 200)
    #expect((reply?.text.split(separator: "\n").count ?? 0) > 50)
    await inspector.stop()
  }

  @Test("The last seconds of a session are those of its history, wherever one looks")
  func lastSeconds() async throws {
    let (_, data) = try await saved()
    let url = try write(data)
    defer { try? FileManager.default.removeItem(at: url) }
    let inspector = try await Inspector()
    let animator = try inspector.show(History.session(contentsOf: url), named: "Bug")
    func recording() async throws -> Recording {
      let reply = try #require(
        try await Reply.get(
          inspector.url,
          path: "\(inspector.url.path)/save?animator=0&format=json&seconds=0.5"))
      return try JSONDecoder().decode(Recording.self, from: reply.body)
    }
    let untouched = try await recording()
    #expect(abs(untouched.duration - 0.5) < 0.02)
    let start = try History.session(contentsOf: url).moment(at: 0.5).items[0].center
    #expect(abs(untouched.pose(of: 0, at: 0).center.y - start.y) < 0.01)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    try await page.send(["do": "step"])
    try await page.waitUntilDone()
    #expect(abs(try await recording().duration - 0.5) < 0.02)
    try await page.send(["do": "seek", "time": 0.1])
    try await page.waitUntilDone()
    #expect(animator.elapsedTime < 0.11)
    #expect(abs(try await recording().duration - 0.5) < 0.02)
    page.close()
    await inspector.stop()
  }

  @Test("The program opens a file, and refuses one that is none in one line")
  func program() async throws {
    let (_, data) = try await saved()
    let url = try write(data)
    defer { try? FileManager.default.removeItem(at: url) }
    let program = try StartedProgram("dynamics-inspect", [url.path])
    defer { program.process.terminate() }
    let page = try await TestPage(try program.readAddress())
    #expect(try await page.next("animators")["names"] as? [String] == [url.lastPathComponent])
    #expect(try await page.watch().list("items").count == 1)
    page.close()

    let other = try write(Data("no session".utf8))
    defer { try? FileManager.default.removeItem(at: other) }
    let refusals = [
      (other.path, "it is damaged, or no session"), ("/no/file", "it does not exist;"),
    ]
    for (file, reason) in refusals {
      let refusal = try StartedProgram("dynamics-inspect", [file])
      let text = refusal.readErrors()
      refusal.process.waitUntilExit()
      #expect(refusal.process.terminationStatus == 1)
      #expect(text.contains("\(file) cannot be opened") && text.contains(reason))
      #expect(text.split(separator: "\n").count == 1)
    }
  }
}
