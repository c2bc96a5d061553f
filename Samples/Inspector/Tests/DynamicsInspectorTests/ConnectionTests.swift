import DynamicsInspector
import Foundation
import InspectorTestSupport
import Testing

@Suite("Connections begin and end in whatever way") @MainActor
struct ConnectionTests {
  private func request(_ url: URL) -> String {
    "GET \(url.path)/ HTTP/1.1\r\nHost: 127.0.0.1:\(url.port!)\r\n\r\n"
  }

  @Test("Of several requests in one packet, only the first is answered")
  func pipelined() async throws {
    let inspector = try await Inspector(Stage().animator)
    let visitor = try await Visitor(port: inspector.url.port!)
    try await visitor.send(String(repeating: request(inspector.url), count: 3))
    let answer = String(decoding: try await visitor.readAll(), as: UTF8.self)
    #expect(answer.hasPrefix("HTTP/1.1 200"))
    #expect(answer.matches(of: /HTTP\/1.1 \d/).count == 1)
    await inspector.stop()
  }

  @Test("A request that comes in pieces is answered, also if they split the empty line")
  func pieces() async throws {
    let inspector = try await Inspector(Stage().animator)
    for count in 1...4 {
      let visitor = try await Visitor(port: inspector.url.port!)
      let bytes = Array(request(inspector.url).utf8)
      for piece in [bytes[..<9], bytes[9...].dropLast(count), bytes.suffix(count)] {
        try await visitor.send(Array(piece))
      }
      #expect(Reply(try await visitor.readAll())?.status == 200)
    }
    await inspector.stop()
  }

  @Test("A visitor that only reads after its request is answered")
  func halfClosed() async throws {
    let inspector = try await Inspector(Stage().animator)
    let visitor = try await Visitor(port: inspector.url.port!)
    try await visitor.send(request(inspector.url))
    visitor.endSending()
    #expect(Reply(try await visitor.readAll())?.status == 200)
    await inspector.stop()
  }

  @Test("A page that says goodbye is told goodbye, and its connection ends")
  func goodbye() async throws {
    let inspector = try await Inspector(Stage().animator)
    let page = try await TestPage(inspector.url)
    try await page.send(frame: 8, Data([3, 0xE8]))
    while let frame = try await page.nextFrame(), frame.opcode != 8 {}
    #expect(page.closeCode == 1000)
    #expect(try await page.visitor.readAll().isEmpty)
    #expect(!page.visitor.isLate)
    await inspector.stop()
  }

  @Test("Visitors that come while the server stops are let go, too")
  func comingLate() async throws {
    for _ in 0..<40 {
      let inspector = try await Inspector(Stage().animator)
      let port = inspector.url.port!
      let visits = (0..<8).map { _ in Task.detached { try? await Visitor(port: port) } }
      // Some are there by now, and some are not.
      _ = await visits[0].value
      await inspector.stop()
      for visit in visits {
        guard let visitor = await visit.value else { continue }
        _ = try await visitor.readAll()
        #expect(!visitor.isLate)
      }
    }
  }

  @Test("A visitor of these tests that has left sends nothing to the next one")
  func leftVisitor() async throws {
    let inspector = try await Inspector(Stage().animator)
    let first = try await Visitor(port: inspector.url.port!)
    first.close()
    // It often gets the number of the first one's socket.
    let second = try await Visitor(port: inspector.url.port!)
    await #expect(throws: (any Error).self) { try await first.send("nonsense") }
    try await second.send(request(inspector.url))
    #expect(Reply(try await second.readAll())?.status == 200)
    await inspector.stop()
  }
}
