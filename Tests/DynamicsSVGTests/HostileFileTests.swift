import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsSVG

/// Files of strangers end in a picture or in an error of one line, and soon.
@Suite struct HostileFileTests {
  private func read(_ text: String) throws -> SVGScene { try SVGScene(data: Data(text.utf8)) }

  private func expect(_ kind: SVGError.Kind, _ text: String) {
    #expect {
      try read(text)
    } throws: { error in
      guard let error = error as? SVGError else { return false }
      return error.kind == kind && !error.description.contains { $0.isNewline }
    }
  }

  @Test(arguments: [
    "", "x", "<svg>", "<svg></g>", "<html/>", "<svg a=1/>", "<svg/><svg/>", "\u{0}",
  ])
  func `other files are an error`(text: String) { expect(.malformed, text) }

  @Test func `entities that multiply are an error`() {
    let entities = (1...9).map { level in
      "<!ENTITY l\(level) \"\(String(repeating: "&l\(level - 1);", count: 10))\">"
    }.joined()
    let head = "<!DOCTYPE svg [<!ENTITY l0 \"\(String(repeating: "lol", count: 20))\">\(entities)]>"
    expect(.malformed, "\(head)<svg><text>&l9;</text></svg>")
    expect(.malformed, "\(head)<svg><path d=\"&l9;\"/></svg>")
  }

  @Test func `entities of the file itself are read, and others are not loaded`() throws {
    let file = #filePath
    let scene = try read(
      """
      <!DOCTYPE svg SYSTEM "file://\(file)" [<!ENTITY c "#f00"><!ENTITY x SYSTEM "file://\(file)">]>
      <svg><rect width="1" height="1" fill="&c;"/><text>a&x;</text></svg>
      """)
    let figures = try scene.items(matching: "*").flatMap { $0.appearance.figures ?? [] }
    #expect(figures[0].fill?.hex == "#ff0000")
    #expect(figures[1].text?.string == "a")
  }

  @Test func `depth, elements and bytes have limits`() throws {
    func nested(_ count: Int) -> String {
      "<svg>\(String(repeating: "<g>", count: count))\(String(repeating: "</g>", count: count))</svg>"
    }
    _ = try read(nested(SVGLimits.depth - 1))
    expect(.tooLarge, nested(SVGLimits.depth))
    expect(.tooLarge, "<svg>\(String(repeating: "<g/>", count: SVGLimits.elements))</svg>")
    expect(.tooLarge, "<svg>\(String(repeating: " ", count: SVGLimits.bytes))</svg>")
    expect(
      .tooLarge, "<svg><path d='M0 0\(String(repeating: "h1", count: SVGLimits.segments))'/></svg>")
  }

  @Test func `many rules for many elements are an error`() {
    let rules = (0..<2000).map { "a\($0){fill:red}" }.joined()
    expect(
      .tooLarge,
      "<svg><style>\(rules)</style>\(String(repeating: "<g/>", count: 20_000))</svg>")
  }

  @Test func `deep uses end`() throws {
    let chain = (1...250).map { "<g id='l\($0)'><use href='#l\($0 - 1)'/></g>" }.joined()
    expect(
      .tooLarge,
      "<svg><defs><rect id='l0' width='1' height='1'/>\(chain)</defs><use href='#l250'/></svg>")
    #expect(
      try read(
        "<svg><defs><rect id='l0' width='1' height='1'/>\(chain)</defs><use href='#l90'/></svg>"
      ).items(matching: "rect").count == 1)
  }

  @Test func `a deep file with many elements takes little memory`() throws {
    let depth = SVGLimits.depth - 2
    let open = (0..<depth).map { "<g id='g\($0)' class='a b c'>" }.joined()
    let leaves = String(repeating: "<rect width='1' height='1'/>", count: 20_000)
    let scene = try read("<svg>\(open)\(leaves)\(String(repeating: "</g>", count: depth))</svg>")
    #expect(scene.selectors.count == depth + 3)
    #expect(try scene.items(matching: "#g0 #g5 .a rect").count == 20_000)
  }

  @Test func `uses of uses of uses are counted`() {
    let levels = (1...9).map { level in
      "<g id='l\(level)'>\(String(repeating: "<use href='#l\(level - 1)'/>", count: 10))</g>"
    }.joined()
    expect(
      .tooLarge,
      "<svg><defs><rect id='l0' width='1' height='1'/>\(levels)</defs><use href='#l9'/></svg>")
  }

  @Test func `an element that uses itself is left out`() throws {
    let scene = try read(
      "<svg><g id='a'><use href='#a'/><rect width='1' height='1'/></g><use id='b' href='#b'/><use href='#none'/><linearGradient id='g' href='#g'/><rect fill='url(#g)' width='1' height='1'/></svg>"
    )
    #expect(try scene.items(matching: "rect").count > 0)
    #expect(scene.unsupported.contains { $0.contains("draws itself") })
  }

  @Test(arguments: [
    "<rect width='1e9' height='9e8' transform='scale(1e3)'/>", "<path d='M1e300 0'/>",
    "<g transform='scale(1e9)'><g transform='scale(1e9)'><rect width='1' height='1'/></g></g>",
  ])
  func `points too far away are an error`(content: String) {
    expect(.tooLarge, "<svg>\(content)</svg>")
  }

  @Test(arguments: [
    "<rect width='nan' height='1'/>", "<rect width='1e99' height='1'/>", "<circle r='inf'/>",
    "<polygon points='0,0 1'/>", "<polygon points='nan'/>", "<path d=''/>", "<text/>",
    "<text> </text>",
    "<path d='M0 0' stroke-width='1e99' stroke='red'/>", "<line stroke='red' stroke-width='-1'/>",
    "<text font-size='1e99'>a</text>", "<text font-size='-9'>a</text>",
    "<rect width='9' height='9' transform='scale(0)'/>", "<circle r='1e-9'/>",
    "<svg viewBox='0 0 1e-9 1'><rect width='1' height='1'/></svg>",
  ])
  func `odd numbers do no harm`(content: String) throws {
    let scene = try read("<svg>\(content)</svg>")
    for item in try scene.items(matching: "*") + scene.items(besides: []) {
      #expect(item.center.x.isFinite && item.center.y.isFinite)
      #expect(item.bounds.width > 0 && item.bounds.height > 0 && item.bounds.width.isFinite)
    }
  }

  private static let sound = """
    <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100">
    <style>.a, g #b { fill: rgb(10%, 20%, 30%); stroke: hsl(20, 50%, 50%) }</style><defs><linearGradient id="g">
    <stop offset="0" stop-color="#abc"/></linearGradient><symbol id="s" viewBox="0 0 9 9"><circle r="4"/></symbol></defs>
    <g transform="translate(5 5) rotate(10)" opacity=".5"><path id="b" class="a" d="M1.5.5-3e-2 4c1 1 2 2 3-3s1 1 2 2q1-1 4 4t3 3a5 4 10 0120-3z"/>
    <rect x="1" y="2" width="30" height="20" rx="3"/><use href="#s" x="9" width="50%" height="3em"/></g>
    <polyline points="0,0 10,10 20,0" fill="none" stroke="url(#g) red" stroke-width="3"/>
    <text x="10" y="50" font-size="12">Te&lt;xt <tspan dy="3">in</tspan></text></svg>
    """

  /// `PROGRAM_SCALE=10` tries ten times as many.
  private static let scale =
    ProcessInfo.processInfo.environment["PROGRAM_SCALE"].flatMap(Int.init) ?? 1

  @Test func `changed files are pictures or errors`() throws {
    let sound = Array(Self.sound.utf8)
    let words = [
      "nan", "1e999", "-", "", "\"", "<", ">", "&", "/", "99999999999999999999", "0", "1e9", "-1e9",
      "url(#", "#b",
      "<g>", "</g>", "<use href='#b'/>", "M", "a", "z", ",", "{", "}", "\u{0}", "é", "</svg>", "e",
      ".",
    ].map { Array($0.utf8) }
    var (pictures, errors) = (0, 0)
    for seed in 0..<2000 * Self.scale {
      var random = SeededGenerator(seed: UInt64(seed))
      var bytes = sound
      for _ in 0..<random.int(in: 1...4) {
        let place = random.int(in: 0...bytes.count - 1)
        let end = min(bytes.count, place + random.int(in: 0...(random.bool() ? 3 : 40)))
        switch random.int(in: 0...3) {
        case 0: bytes.replaceSubrange(place..<end, with: words[random.int(in: 0...words.count - 1)])
        case 1:
          bytes.insert(contentsOf: bytes[place..<end], at: random.int(in: 0...bytes.count - 1))
        case 2: bytes[place] = UInt8(random.int(in: 0...255))
        default: bytes.insert(contentsOf: words[random.int(in: 0...words.count - 1)], at: place)
        }
      }
      do {
        let scene = try SVGScene(data: Data(bytes))
        for item in try scene.items(matching: "*") {
          try #require(item.center.x.isFinite && item.center.y.isFinite, "seed \(seed)")
          try #require(item.bounds.width > 0 && item.bounds.height > 0, "seed \(seed)")
        }
        pictures += 1
      } catch let error as SVGError {
        try #require(!error.description.isEmpty)
        errors += 1
      }
    }
    #expect(pictures > 200 && errors > 200)
  }
}
