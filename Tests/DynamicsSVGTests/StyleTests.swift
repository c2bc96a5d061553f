import DynamicsGeometry
import DynamicsRecording
import Foundation
import Testing

@testable import DynamicsSVG

/// Transforms, lengths, colors, selectors and style sheets.
@Suite struct StyleTests {
  @Test func `the transforms of the specification`() throws {
    let transform = try #require(
      TransformList.read("translate(50,90),rotate(-45) translate(130,160)"))
    let half = 0.5.squareRoot()
    #expect(abs(transform.a - half) < 1e-12 && abs(transform.b + half) < 1e-12)
    #expect(abs(transform.tx - 255.03) < 0.05 && abs(transform.ty - 111.21) < 0.01)
    #expect(
      TransformList.read("matrix(1 2 3 4 5 6)")
        == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(TransformList.read(" scale(2)\n") == CGAffineTransform(scaleX: 2, y: 2))
    #expect(TransformList.read("") == .identity)
    let turned = try #require(TransformList.read("rotate(90 10 0)"))
    let point = CGPoint(x: 20, y: 0).applying(turned)
    #expect(abs(point.x - 10) < 1e-12 && abs(point.y - 10) < 1e-12)
    let skewed = try #require(TransformList.read("skewX(45)"))
    #expect(abs(CGPoint(x: 0, y: 10).applying(skewed).x - 10) < 1e-12)
  }

  @Test(arguments: [
    "scale(1", "scale(1 2 3)", "turn(5)", "rotate(1e12)", "skewX(90)", "5", "scale(nan)",
  ])
  func `other transforms are none`(text: String) { #expect(TransformList.read(text) == nil) }

  @Test(arguments: [
    ("12", 12), ("12px", 12), ("9pt", 12), ("1in", 96), ("2.54cm", 96), ("25.4mm", 96), ("1pc", 16),
    ("50%", 100), ("2em", 32), (" -1.5e1 ", -15),
  ])
  func lengths(text: String, value: Double) throws {
    #expect(abs(try #require(Length(text)).value(of: 200) - value) < 1e-9)
  }

  @Test(arguments: ["", "px", "12 12", "1ly", "1e10", "nan", "auto"])
  func `other texts are no lengths`(text: String) { #expect(Length(text) == nil) }

  @Test(arguments: [
    ("red", "#ff0000"), ("ReBeccaPurple", "#663399"), ("#f80", "#ff8800"), ("#0f08", "#00ff0088"),
    ("#123456", "#123456"), ("rgb(255, 0,128)", "#ff0080"), ("rgb(100% 50% 0%)", "#ff8000"),
    ("rgba(0,0,0,.5)", "#00000080"), ("rgb(1 2 3 / 50%)", "#01020380"),
    ("hsl(120,100%,25%)", "#008000"),
    ("hsl(-120deg 100% 50%)", "#0000ff"), ("transparent", "#00000000"),
    ("rgb(300,-5,0)", "#ff0000"),
  ])
  func colors(text: String, hex: String) { #expect(Color(css: text)?.hex == hex) }

  @Test(arguments: [
    "", "#12", "#ggg", "rgb(1,2)", "rgb(1,2,3", "nocolor", "var(--x)", "lab(1 2 3)",
  ])
  func `other texts are no colors`(text: String) { #expect(Color(css: text) == nil) }

  private func element(_ tag: String, _ id: String? = nil, _ classes: String = "") -> Element {
    Element(
      name: tag, attributes: ["class": classes].merging(id.map { ["id": $0] } ?? [:]) { $1 },
      parent: nil)
  }

  @Test(arguments: [
    ("*", true), ("path", true), ("rect", false), ("#a", true), (".x", true), (".x.y", true),
    ("path.x#a", true), ("path.z", false), ("g path", true), ("svg #g .x", true),
    ("#g svg .x", false),
    ("path g", false), ("rect, .y", true), ("g", false), ("svg   path", true),
  ])
  func selectors(text: String, matches: Bool) throws {
    let group = Lineage(element("g", "g"), within: Lineage(element("svg")))
    let path = Lineage(element("path", "a", "x y"), within: group)
    #expect(try Selector(text).matches(path) == matches)
  }

  @Test func `names may have any characters`() throws {
    for name in ["Group 1", "a.b", "x:y", "#", "\\", "a,b>c", "é-1_", "🃏"] {
      let selector = try Selector("#" + Selector.escaped(name) + ".a")
      #expect(selector.matches(Lineage(element("g", name, "a"))), "\(name)")
      #expect(!selector.matches(Lineage(element("g", name + "1", "a"))), "\(name)")
    }
    #expect(Selector.escaped("Group 1") == "Group\\ 1")
  }

  @Test(arguments: [
    "", ",", "a,", "a>b", "[x]", "a:hover", "..", "#", "#a#b", "a b,,c", "a~b", "\\",
  ])
  func `other selectors are an error`(text: String) {
    #expect(throws: SVGError.self) { try Selector(text) }
  }

  @Test func `rules apply by their specificity and order`() throws {
    let sheet = StyleSheet(
      """
      /* a {fill: none} */ <!-- path { fill: red; stroke : blue !important } .x{fill:green}
      #a { fill: url(#b); } .x {fill: gray} @media print { path { fill: pink } } rect{fill:white}
      a[href] {fill: tan} * { opacity: .5 } path
      """)
    var budget = WorkBudget()
    let declarations = try sheet.declarations(for: Lineage(element("path", "a", "x")), &budget)
    #expect(declarations == ["fill": "url(#b)", "stroke": "blue", "opacity": ".5"])
    let other = try sheet.declarations(for: Lineage(element("path", nil, "x")), &budget)
    #expect(other["fill"] == "gray")
    #expect(sheet.skipped == ["@media print", "a[href]"])
  }
}
