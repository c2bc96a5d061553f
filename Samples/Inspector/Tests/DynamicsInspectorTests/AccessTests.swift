import DynamicsInspector
import FlyingSocks
import Foundation
import InspectorTestSupport
import Testing

@Suite("Nobody else gets in") @MainActor
struct AccessTests {
  @Test("A request without the token is refused, for whatever path")
  func token() async throws {
    let inspector = try await Inspector(Stage().animator)
    let (url, token) = (inspector.url, inspector.url.pathComponents[1])
    #expect(token.count >= 16)
    let wrong = String(token.reversed())
    for path in [
      "/", "/index.html", "/live", "/\(wrong)/", "/\(token.dropLast())/", "/\(token)x/",
      "/\(wrong)/live",
      "/\(wrong)/save?animator=0&format=json", "//\(token)/", "/x/\(token)/", "/?\(token)",
      "/%\(token)/", "/\(token.uppercased())/", "/favicon.ico",
    ] {
      let reply = try #require(try await Reply.get(url, path: path))
      #expect(reply.status == 403, "\(path)")
      #expect(!reply.text.contains(token))
    }
    #expect(try await Reply.get(url)?.status == 200)
    await inspector.stop()
  }

  @Test("Two inspectors have different tokens")
  func randomTokens() async throws {
    let first = try await Inspector(Stage().animator)
    let second = try await Inspector(Stage().animator)
    #expect(first.url.path != second.url.path)
    await first.stop()
    await second.stop()
  }

  @Test("Another host is refused: a site whose name leads to this computer")
  func host() async throws {
    let inspector = try await Inspector(Stage().animator)
    let port = inspector.url.port!
    for host in [
      "evil.example", "evil.example:\(port)", "127.0.0.1", "localhost", "127.0.0.1:\(port + 1)",
      "127.0.0.1.evil.example:\(port)", "[::1]:\(port)", "0.0.0.0:\(port)", "",
    ] {
      let reply = try #require(try await Reply.get(inspector.url, host: host))
      #expect(reply.status == 403, "\(host)")
    }
    #expect(try await Reply.get(inspector.url, host: "localhost:\(port)")?.status == 200)
    #expect(try await Reply.get(inspector.url, host: "LOCALHOST:\(port)")?.status == 200)
    await inspector.stop()
  }

  @Test("Two hosts, or none, are refused")
  func twoHosts() async throws {
    let inspector = try await Inspector(Stage().animator)
    let port = inspector.url.port!
    let twice = try await Reply.get(inspector.url, headers: ["Host: evil.example"])
    #expect(twice?.status == 400)
    let visitor = try await Visitor(port: port)
    try await visitor.send("GET \(inspector.url.path)/ HTTP/1.1\r\n\r\n")
    #expect(Reply(try await visitor.readAll())?.status == 403)
    await inspector.stop()
  }

  @Test("Another site's page is refused, as a request and as a WebSocket")
  func origin() async throws {
    let inspector = try await Inspector(Stage().animator)
    let port = inspector.url.port!
    for origin in [
      "http://evil.example", "null", "https://127.0.0.1:\(port)", "http://127.0.0.1",
      "http://127.0.0.1:\(port + 1)", "http://localhost:\(port)",
      "http://127.0.0.1:\(port).evil.example", "",
    ] {
      let reply = try await Reply.get(inspector.url, headers: ["Origin: \(origin)"])
      #expect(reply?.status == 403, "\(origin)")
      await #expect(throws: TestPage.Failure.self, "\(origin)") {
        _ = try await TestPage(inspector.url, origin: origin)
      }
    }
    let own = try await Reply.get(inspector.url, headers: ["Origin: http://127.0.0.1:\(port)"])
    #expect(own?.status == 200)
    #expect(own?.headers["access-control-allow-origin"] == nil)
    await inspector.stop()
  }

  @Test("Only the loopback address is served")
  func loopback() async throws {
    let inspector = try await Inspector(Stage().animator)
    let port = UInt16(inspector.url.port!)
    for address in addressesOfThisComputer() {
      let socket = try Socket(domain: AF_INET)
      defer { try? socket.close() }
      #expect(throws: SocketError.self, "\(address)") {
        try socket.connect(to: try sockaddr_in.inet(ip4: address, port: port))
      }
    }
    await inspector.stop()
  }

  private func addressesOfThisComputer() -> [String] {
    Host.current().addresses.filter { $0.contains(".") && !$0.hasPrefix("127.") }
  }

  @Test("The page may load nothing, and no other page may show it")
  func policy() async throws {
    let inspector = try await Inspector(Stage().animator)
    let reply = try #require(try await Reply.get(inspector.url))
    let policy = try #require(reply.headers["content-security-policy"])
    for rule in [
      "default-src 'none'", "connect-src 'self'", "base-uri 'none'", "form-action 'none'",
      "frame-ancestors 'none'",
    ] { #expect(policy.contains(rule)) }
    // The scripts of the page, and no others.
    let nonce = try #require(policy.firstMatch(of: /script-src 'nonce-(\w+)'/)).1
    #expect(!policy.contains("unsafe-eval"))
    let scripts = reply.text.matches(of: /<script[^>]*>/)
    #expect(!scripts.isEmpty)
    for script in scripts { #expect(script.0.contains("nonce=\"\(nonce)\"")) }
    #expect(reply.headers["x-frame-options"] == "DENY")
    #expect(reply.headers["referrer-policy"] == "no-referrer")
    #expect(reply.headers["x-content-type-options"] == "nosniff")
    #expect(reply.headers["cache-control"] == "no-store")
    #expect(try await Reply.get(inspector.url)?.headers["content-security-policy"] != policy)
    await inspector.stop()
  }

  @Test("Only GET and HEAD are answered")
  func methods() async throws {
    let inspector = try await Inspector(Stage().animator)
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "get"] {
      let reply = try await Reply.get(inspector.url, method: method)
      #expect(reply?.status == 405, "\(method)")
    }
    let head = try #require(try await Reply.get(inspector.url, method: "HEAD"))
    #expect(head.status == 200)
    #expect(head.body.isEmpty)
    await inspector.stop()
  }

  @Test("With the token, unknown paths are not found, and the slash is added")
  func paths() async throws {
    let inspector = try await Inspector(Stage().animator)
    let path = inspector.url.path
    #expect(try await Reply.get(inspector.url, path: "\(path)/nothing")?.status == 404)
    #expect(try await Reply.get(inspector.url, path: "\(path)/live")?.status == 426)
    let bare = try await Reply.get(inspector.url, path: path)
    #expect(bare?.status == 308)
    #expect(bare?.headers["location"] == "\(path)/")
    await inspector.stop()
  }
}
