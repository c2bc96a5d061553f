import Foundation
import Testing

@testable import DynamicsInspector

@Suite("Texts on the wire")
struct WireTests {
  private func written(_ number: Double, decimals: Int) throws -> NSNumber? {
    var text = JSONText()
    text.begin("test")
    text.add("number", number, decimals: decimals)
    let object = try JSONSerialization.jsonObject(with: text.end()) as? [String: Any]
    return object?["number"] as? NSNumber
  }

  @Test("Numbers are rounded, and valid JSON")
  func numbers() throws {
    let numbers: [Double] = [
      0, -0.0, 0.004, -0.004, 0.005, 1, -1, 0.05, -0.05, 99.999, 1234.5678, -1e9, 1e9 + 0.25, 1e15,
      -1e18, 1e300, .leastNonzeroMagnitude, 0.1, 1 / 3.0,
    ]
    for number in numbers {
      let read = try #require(try written(number, decimals: 2)).doubleValue
      #expect(abs(read - number) <= max(0.005 + 1e-12, abs(number) * 1e-15), "\(number)")
    }
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(try written(number, decimals: 2) == nil)
    }
  }

  @Test("Any text is escaped")
  func texts() throws {
    for name in ["floor", "\"", "\\", "a\nb", "\u{0}", "🙂", "</script>"] {
      var text = JSONText()
      text.begin("test")
      text.addList("names") { $0.append(escaping: name) }
      let object = try JSONSerialization.jsonObject(with: text.end()) as? [String: Any]
      #expect(object?["names"] as? [String] == [name])
    }
  }

  @Test("The hash of the handshake is that of the standard's examples")
  func hash() {
    func hex(_ text: String) -> String {
      SHA1.hash(Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    // FIPS 180-4's examples, and the lengths around a block.
    #expect(hex("abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex("") == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
    #expect(WebSocketHandshake.accept("dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }

  @Test("A token is long, random, and of characters that need no escapes")
  func token() {
    let tokens = Set((0..<100).map { _ in Gate.makeToken() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.wholeMatch(of: /[a-z2-9]{32}/) != nil })
  }
}
