import Dynamics
import DynamicsInspector
import FlyingSocks
import Foundation
import InspectorTestSupport
import Testing

@Suite("Malformed requests and messages do no harm") @MainActor
struct MalformedTests {
  @Test(
    "Requests that are none are refused",
    arguments: [
      "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/2.0\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\nHost: x\n\r\n\r\n", "GET / HTTP/1.1\r\nNo colon\r\n\r\n",
      "GET / HTTP/1.1\r\n: empty\r\n\r\n", "GET / HTTP/1.1\r\n folded: x\r\n\r\n",
      "GET / HTTP/1.1\r\nA: \u{0}\r\n\r\n", "GET / HTTP/1.1\r\nA: é\r\n\r\n",
      "GET http://127.0.0.1/ HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello",
      "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    ])
  func requests(text: String) async throws {
    let inspector = try await Inspector(Stage().animator)
    let visitor = try await Visitor(port: inspector.url.port!)
    try await visitor.send(text)
    #expect(Reply(try await visitor.readAll())?.status == 400)
    #expect(try await Reply.get(inspector.url)?.status == 200)
    await inspector.stop()
  }

  @Test("A request line or headers without an end are cut off")
  func endlessRequest() async throws {
    let inspector = try await Inspector(Stage().animator)
    for start in ["GET /", "GET / HTTP/1.1\r\nCookie: "] {
      let visitor = try await Visitor(port: inspector.url.port!)
      try await visitor.send(start)
      let answer = Task { try await visitor.readAll() }
      var sent = 0
      // The server closes long before this.
      while sent < 50_000_000 {
        do { try await visitor.send([UInt8](repeating: 65, count: 65_536)) } catch { break }
        sent += 65_536
      }
      #expect(sent < 50_000_000)
      if let reply = Reply(try await answer.value) { #expect(reply.status == 431) }
    }
    #expect(try await Reply.get(inspector.url)?.status == 200)
    await inspector.stop()
  }

  @Test("Many headers are refused")
  func manyHeaders() async throws {
    let inspector = try await Inspector(Stage().animator)
    let reply = try await Reply.get(
      inspector.url, headers: (0..<200).map { "A\($0): x" })
    #expect(reply?.status == 400)
    await inspector.stop()
  }

  @Test("Silent visitors do not keep others out")
  func silence() async throws {
    let inspector = try await Inspector(Stage().animator)
    var silent: [Visitor] = []
    for _ in 0..<100 { silent.append(try await Visitor(port: inspector.url.port!)) }
    #expect(try await Reply.get(inspector.url)?.status == 200)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    for visitor in silent { visitor.close() }
    page.close()
    await inspector.stop()
  }

  @Test("Pages beyond the limit are refused, and there is room again when one closes")
  func manyPages() async throws {
    let inspector = try await Inspector(Stage().animator)
    var pages: [TestPage] = []
    while let page = try? await TestPage(inspector.url) {
      pages.append(page)
      try #require(pages.count < 100)
    }
    #expect(pages.count >= 8)
    #expect(try await Reply.get(inspector.url)?.status == 503)
    for page in pages { page.close() }
    // The server notices when it reads.
    var isOpen = false
    for _ in 0..<100 where !isOpen { isOpen = try await Reply.get(inspector.url)?.status == 200 }
    #expect(isOpen)
    await inspector.stop()
  }

  // MARK: Messages

  @Test(
    "Messages that are no commands are told, and change nothing",
    arguments: [
      "", "nonsense", "[]", "7", "null", "\"watch\"", "{}", "{\"do\": 1}", "{\"do\": \"explode\"}",
      "{\"do\": \"grab\"}",
      "{\"do\": \"grab\", \"pointer\": 1, \"item\": \"0\", \"x\": 0, \"y\": 0, \"at\": 0}",
      "{\"do\": \"grab\", \"pointer\": 1, \"item\": 99, \"x\": 0, \"y\": 0, \"at\": 0}",
      "{\"do\": \"grab\", \"pointer\": 1, \"item\": 1e400, \"x\": 0, \"y\": 0, \"at\": 0}",
      "{\"do\": \"grab\", \"pointer\": 1, \"item\": 0.5, \"x\": 0, \"y\": 0, \"at\": 0}",
      "{\"do\": \"grab\", \"pointer\": 1, \"item\": 0, \"x\": NaN, \"y\": 0, \"at\": 0}",
      "{\"do\": \"grab\", \"pointer\": 1, \"item\": 0, \"x\": 1e999, \"y\": 0, \"at\": 0}",
      "{\"do\": \"grab\", \"pointer\": 99999999999999999999, \"item\": 0, \"x\": 0, \"y\": 0, \"at\": 0}",
      "{\"do\": \"step\", \"count\": 1000000000}", "{\"do\": \"step\", \"count\": -1}",
      "{\"do\": \"speed\", \"value\": -1}", "{\"do\": \"speed\", \"value\": 1e300}",
      "{\"do\": \"speed\", \"value\": \"infinity\"}", "{\"do\": \"watch\", \"animator\": 5}",
      "{\"do\": \"watch\", \"animator\": -1}", "{\"do\": \"seek\"}",
      "{\"do\": \"set\", \"behavior\": 99, \"property\": \"magnitude\", \"value\": {\"number\": 1}}",
      "{\"do\": \"set\", \"behavior\": 1, \"property\": \"nothing\", \"value\": {\"number\": 1}}",
      "{\"do\": \"set\", \"behavior\": 1, \"property\": \"magnitude\", \"value\": 1}",
      "{\"do\": \"set\", \"behavior\": 1, \"property\": \"magnitude\", \"value\": {\"number\": \"nan\"}}",
      "{\"do\": \"set\", \"behavior\": 1, \"property\": \"magnitude\", \"value\": {\"number\": 1e300}}",
      "{\"do\": \"set\", \"behavior\": 1, \"property\": \"magnitude\", \"value\": {\"flag\": true}}",
      "{\"do\": \"push\", \"item\": 0, \"x\": 0, \"y\": 0, \"impulse\": [1]}",
      "{\"do\": \"push\", \"item\": 0, \"x\": 0, \"y\": 0, \"impulse\": [1e300, 0]}",
      "{\"do\": \"layers\", \"layers\": [\"x\"]}", "{\"do\": \"plot\", \"of\": [\"x\"]}",
      "{\"do\": \"plot\", \"of\": [[1]]}", String(repeating: "[", count: 10_000),
      String(repeating: "{\"do\":", count: 2000),
    ])
  func messages(text: String) async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    let hash = stage.animator.stateHash
    try await page.send(text: text)
    let problem = try await page.next("problem")
    #expect(try #require(problem.text("text")).count < 400)
    #expect(stage.animator.stateHash == hash)
    #expect(stage.animator.behaviors.count == 2)
    #expect(stage.animator.speed == 1)
    #expect(stage.gravity.magnitude == 1)
    page.close()
    await inspector.stop()
  }

  @Test("A page that watches nothing is told so")
  func notWatching() async throws {
    let inspector = try await Inspector(Stage().animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.next("animators")
    try await page.send(["do": "pause"])
    #expect(try await page.next("problem").text("text") == "Watch an animator first.")
    try await page.send(["do": "watch", "animator": 3])
    #expect(try await page.next("problem").text("text") == "There is no animator 3.")
    page.close()
    await inspector.stop()
  }

  /// The code with which the server closes the page after some bytes.
  private func closeCode(after bytes: [UInt8]) async throws -> Int? {
    let inspector = try await Inspector(Stage().animator)
    let page = try await TestPage(inspector.url)
    try? await page.visitor.send(bytes)
    await page.waitForClose()
    #expect(try await Reply.get(inspector.url)?.status == 200)
    await inspector.stop()
    return page.closeCode
  }

  @Test("Binary messages close the page")
  func binary() async throws {
    #expect(try await closeCode(after: TestPage.frame(2, Data("{}".utf8))) == 1003)
  }

  @Test("Text that is not UTF-8 closes the page")
  func notUTF8() async throws {
    #expect(try await closeCode(after: TestPage.frame(1, Data([0xC0, 0x80]))) == 1007)
  }

  @Test(
    "A frame without a mask, with reserved bits, of an unknown kind, or out of place closes the page"
  )
  func protocolErrors() async throws {
    for bytes: [UInt8] in [
      [0x81, 2, 0x7B, 0x7D], TestPage.frame(1 | 0x40, Data()), TestPage.frame(3, Data()),
      TestPage.frame(11, Data()), TestPage.frame(0, Data()),
      TestPage.frame(9, isLast: false, Data()), TestPage.frame(9, Data(count: 126)),
      TestPage.frame(1, isLast: false, Data()) + TestPage.frame(1, Data()),
      // Half of a code.
      TestPage.frame(8, Data([3])),
    ] {
      #expect(try await closeCode(after: bytes) == 1002, "\(bytes)")
    }
  }

  @Test("A giant frame closes the page before it is read")
  func giantFrame() async throws {
    for length: [UInt8] in [
      [0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0, 0, 0, 0x40, 0x01],
    ] {
      #expect(try await closeCode(after: [0x81, 0xFF] + length) == 1009)
    }
  }

  @Test("A message in many fragments, or too large in all, closes the page")
  func fragments() async throws {
    let empty = TestPage.frame(1, isLast: false, Data())
    let more = TestPage.frame(0, isLast: false, Data())
    #expect(
      try await closeCode(after: empty + Array(repeating: more, count: 1000).joined()) == 1009)
    let piece = Data(repeating: 32, count: 10_000)
    #expect(
      try await closeCode(
        after: TestPage.frame(1, isLast: false, piece) + TestPage.frame(0, piece)) == 1009)
  }

  @Test("A message in fragments is one message, with a ping in between")
  func goodFragments() async throws {
    let stage = Stage()
    let inspector = try await Inspector(stage.animator)
    let page = try await TestPage(inspector.url)
    _ = try await page.watch()
    try await page.send(frame: 1, isLast: false, Data("{\"do\": ".utf8))
    try await page.send(frame: 9, Data("hi".utf8))
    try await page.send(frame: 0, Data("\"pause\"}".utf8))
    var pong: Data?
    while pong == nil, let frame = try await page.nextFrame() {
      if frame.opcode == 10 { pong = frame.payload }
    }
    #expect(pong == Data("hi".utf8))
    try await page.send(["do": "ready"])
    _ = try await page.next("frame") { $0["isPaused"] as? Bool == true }
    #expect(stage.animator.isPaused)
    page.close()
    await inspector.stop()
  }
}
