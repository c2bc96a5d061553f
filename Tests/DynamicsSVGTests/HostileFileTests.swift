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

  @Test func `a class that is repeated counts once`() throws {
    let rules = String(repeating: ".a{fill:red}", count: 5000)
    let classes = String(repeating: "a ", count: 50_000)
    let scene = try read(
      "<svg><style>\(rules)</style><rect class='\(classes)' width='1' height='1'/></svg>")
    let item = try #require(try scene.items(matching: ".a").first)
    #expect(item.classes == ["a"] && item.appearance.figures?.first?.fill?.hex == "#ff0000")
    #expect(scene.selectors == [".a"])
  }

  @Test func `an element has at most 10,000 attributes`() throws {
    func tag(_ count: Int) -> String {
      "<svg \((1...count).map { "a\($0) = '>'" }.joined(separator: " "))/>"
    }
    _ = try read(tag(SVGLimits.attributes))
    expect(.tooLarge, tag(SVGLimits.attributes + 1))
    expect(.tooLarge, "<!--<b '-->" + tag(SVGLimits.attributes + 1))
  }

  @Test func `a selector has at most 100 names`() throws {
    let names = String(repeating: ".a", count: SVGLimits.selectorNames)
    let rect = "<rect class='a' width='1' height='1'/>"
    let scene = try read(
      "<svg><style>\(names),g,a{fill:red}\(names).a{fill:blue}</style>\(rect)</svg>")
    let item = try #require(try scene.items(matching: names + "," + names).first)
    #expect(item.appearance.figures?.first?.fill?.hex == "#ff0000")
    #expect(scene.unsupported.count == 1)
    #expect(throws: SVGError.self) { try scene.items(matching: names + ".a") }
  }

  /// Uses of uses: the innermost content is drawn 1000 times.
  private func thousandfold(_ content: String, _ head: String = "") -> String {
    let levels = (1...3).map { level in
      "<g id='l\(level)'>\(String(repeating: "<use href='#l\(level - 1)'/>", count: 10))</g>"
    }.joined()
    return "<svg>\(head)<defs><g id='l0'>\(content)</g>\(levels)</defs><use href='#l3'/></svg>"
  }

  /// Expects an error at a hundredth of the limit, since a debug build is slow.
  private func expectMuchWork(_ text: String) throws {
    let tree = try ElementReader.read(Data(text.utf8))
    let budget = WorkBudget(SVGLimits.work / 100)
    #expect {
      try PictureReader(tree, size: CGSize(width: 9, height: 9), budget: budget)
    } throws: {
      ($0 as? SVGError)?.kind == .tooLarge
    }
  }

  @Test(arguments: [
    "<desc/>", "<image/>", "<use/>", "<use href='#l0'/>", "<defs/>", "<g display='none'/>",
  ])
  func `elements that draw nothing are counted with all uses`(element: String) throws {
    _ = try read(thousandfold(String(repeating: element, count: 9)))
    try expectMuchWork(thousandfold(String(repeating: element, count: 100)))
  }

  @Test func `uses that draw nothing are an error`() {
    expect(.tooLarge, thousandfold(String(repeating: "<desc/>", count: 5000)))
  }

  @Test func `rules, attributes and texts are counted with all uses`() throws {
    let long = String(repeating: " ", count: 5000)
    let tspans = String(repeating: "<tspan/>", count: 200)
    let rules = "<style>\(String(repeating: "*{fill:red}", count: 100))</style>"
    for (content, head) in [
      ("<g style='fill:red;\(long)'/>", ""), ("<g transform='scale(1)\(long)'/>", ""),
      ("<path d='M0 0\(long)'/>", ""), ("<g class='a\(long)'/>", ""), ("<g/>", rules),
      ("<text>\(String(repeating: "a", count: 5000))</text>", ""), ("<text>\(tspans)</text>", ""),
    ] {
      try expectMuchWork(thousandfold(content, head))
    }
    _ = try read(thousandfold("<g/><path d='M0 0'/><text>a<tspan>b</tspan></text>"))
  }

  @Test func `texts of many parts used many times are counted as elements`() {
    let text = "<text>\(String(repeating: "<tspan/>", count: 2000))</text>"
    expect(.tooLarge, thousandfold(text))
  }

  @Test func `segments of other shapes than paths are counted with all uses`() {
    let points = String(repeating: "0 1 ", count: 50_000)
    expect(.tooLarge, thousandfold("<polygon points='\(points)'/>"))
  }

  @Test func `huge curves have no more corners than small ones`() throws {
    let curves = String(repeating: "c1e8 1e8 2e8-1e8 1e8 0c-1e8-1e8-2e8 1e8-1e8 0", count: 1000)
    let scene = try read("<svg><path d='M0 0\(curves)'/></svg>")
    let item = try #require(try scene.items(matching: "path").first)
    #expect(item.center.x.isFinite && item.center.y.isFinite)
  }

  @Test func `many corners are not compared with each other`() throws {
    let zigzag = "M0 0\(String(repeating: "h1v1", count: 10_000))V-1z"
    let scene = try read("<svg><path d='\(zigzag)\(zigzag)\(zigzag)'/></svg>")
    #expect(try scene.items(matching: "path").count == 1)
  }

  @Test func `a chain of gradients ends after 100 links`() throws {
    let chain = (1...150).map { "<linearGradient id='g\($0)' href='#g\($0 - 1)'/>" }.joined()
    let scene = try read(
      """
      <svg><linearGradient id='g0'><stop stop-color='red'/></linearGradient>\(chain)
      <rect fill='url(#g100) blue' width='1' height='1'/>
      <rect fill='url(#g101) blue' width='1' height='1'/></svg>
      """)
    let fills = try scene.items(matching: "rect").map { $0.appearance.figures?.first?.fill?.hex }
    #expect(fills == ["#ff0000", "#0000ff"])
  }

  @Test func `long texts are read with one space for several`() throws {
    let words = String(repeating: "a \n ", count: 10_000)
    let scene = try read("<svg><text> \(words)</text></svg>")
    let text = try #require(
      try scene.items(matching: "text").first?.appearance.figures?.first?.text)
    #expect(text.string.count == 19_999)
  }

  @Test func `the center lies in the outline's box, or is that of the box`() throws {
    let scene = try read("<svg><path d='M0 0L100 100V0L0 100.00001z'/></svg>")
    let item = try #require(try scene.items(matching: "path").first)
    #expect(item.center.x >= 0 && item.center.x <= 100)
    #expect(item.center.y >= 0 && item.center.y <= 100.1)
  }

  @Test(arguments: [
    ("width='1e6' viewBox='0 0 1e-6 1e6'", 1e6, 1e6),
    ("height='1e6' viewBox='0 0 1e6 1e-6'", 1e6, 1e6),
    ("height='1e6'", 1e6, 1e6), ("width='30'", 30, 15),
  ])
  func `sides have at most a million points`(size: String, width: Double, height: Double) throws {
    #expect(try read("<svg \(size)/>").size == CGSize(width: width, height: height))
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
