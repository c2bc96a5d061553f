import Dynamics
import DynamicsRecording
import Foundation
import Testing

@testable import DynamicsSVG

/// Pictures as items: their outlines, looks and order.
@Suite struct SceneTests {
  private func scene(_ content: String, _ attributes: String = "viewBox=\"0 0 200 100\"") throws
    -> SVGScene
  {
    try SVGScene(
      data: Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8))
  }

  private func item(_ content: String) throws -> SVGItem {
    let items = try scene(content).items(matching: "#a")
    return try #require(items.first)
  }

  @Test func `basic shapes collide as themselves`() throws {
    let rect = try item("<rect id='a' x='10' y='20' width='30' height='40'/>")
    #expect(rect.collisionBoundsType == .rectangle)
    #expect(
      rect.center == CGPoint(x: 25, y: 40) && rect.bounds.size == CGSize(width: 30, height: 40))
    let circle = try item("<circle id='a' cx='50' cy='50' r='10' stroke='red' stroke-width='4'/>")
    #expect(circle.collisionBoundsType == .ellipse)
    #expect(
      circle.center == CGPoint(x: 50, y: 50) && circle.bounds.size == CGSize(width: 24, height: 24))
    let oval = try item("<ellipse id='a' cx='5' cy='5' rx='3' ry='2' transform='scale(2)'/>")
    #expect(
      oval.collisionBoundsType == .ellipse && oval.bounds.size == CGSize(width: 12, height: 8))
  }

  @Test func `anything else collides by its path, around the center of its area`() throws {
    let letter = try item("<path id='a' d='M0 0h10v30h20v10h-30z'/>")
    #expect(letter.collisionBoundsType == .path)
    // Two rectangles: 10 × 30 around (5, 15), and 30 × 10 around (15, 35).
    #expect(abs(letter.center.x - 10) < 1e-9 && abs(letter.center.y - 25) < 1e-9)
    let path = letter.collisionBoundingPath
    #expect(path.bounds == CGRect(x: -10, y: -25, width: 30, height: 40))
    #expect(!path.contains(CGPoint(x: 10, y: -20)))
    #expect(letter.outline.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    let turned = try item("<rect id='a' width='10' height='10' transform='rotate(45)'/>")
    #expect(
      turned.collisionBoundsType == .path && abs(turned.bounds.width - 200.0.squareRoot()) < 1e-9)
  }

  private func contains(_ content: String, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
    try item(content).outline.contains(CGPoint(x: x, y: y))
  }

  @Test(arguments: [
    ("M0 0h40v40h-40zM10 10h20v20h-20z", "evenodd"),
    ("M0 0v40h40v-40zM10 10v20h20v-20z", "evenodd"),
    ("M0 0h40v40h-40zM10 10v20h20v-20z", "nonzero"),
    ("M0 0v40h40v-40zM10 10h20v20h-20z", "nonzero"),
    ("M10 10h20v20h-20zM0 0v40h40v-40z", "nonzero"),
  ])
  func `holes are holes, by both rules`(data: String, rule: String) throws {
    let ring = "<path id='a' fill-rule='\(rule)' d='\(data)'/>"
    #expect(try contains(ring, 5, 5) && !contains(ring, 20, 20))
    #expect(try item(ring).appearance.figures?.first?.curves.count == 2)
    #expect(try item(ring).center == CGPoint(x: 20, y: 20))
  }

  @Test func `the center is that of the area without its holes`() throws {
    let plate = try item("<path id='a' d='M0 0h40v20h-40zM20 1v18h19v-18zM0 0'/>")
    // 800 pt² around 20, less 342 around 29.5.
    #expect(
      abs(plate.center.x - (800 * 20 - 342 * 29.5) / 458) < 1e-9 && abs(plate.center.y - 10) < 1e-9)
    let island = "M0 0h60v60h-60zM10 10v40h40v-40zM20 20h20v20h-20z"
    let nested = "<path id='a' d='\(island)'/>"
    #expect(try contains(nested, 5, 5) && !contains(nested, 15, 15) && contains(nested, 30, 30))
    let solid = "<path id='a' d='M0 0h60v60h-60zM10 10h40v40h-40z'/>"
    #expect(try contains(solid, 30, 30))
    #expect(try item(solid).outline.polylines(tolerance: 0.1).count == 1)
  }

  @Test func `outlines within other shapes do not count`() throws {
    func count(_ shapes: String) throws -> Int {
      try item("<g id='a'>\(shapes)</g>").collisionBoundingPath.polylines(tolerance: 0.1).count
    }
    let plate = "<rect width='40' height='40'/>"
    #expect(
      try count(plate + "<circle cx='20' cy='20' r='9'/><rect x='50' width='9' height='9'/>") == 2)
    #expect(try count(plate + plate) == 1)
    // In a hole, and over one.
    let ring = "<path fill-rule='evenodd' d='M0 0h40v40h-40zM10 10h20v20h-20z'/>"
    #expect(try count(ring + "<circle cx='20' cy='20' r='5'/>") == 3)
    #expect(try count(ring + "<circle cx='20' cy='20' r='16'/>") == 1)
  }

  @Test func `a line collides by its stroke`() throws {
    let line = try item(
      "<line id='a' x1='10' y1='50' x2='90' y2='50' stroke='red' stroke-width='6'/>")
    #expect(line.outline.bounds == CGRect(x: 10, y: 47, width: 80, height: 6))
    #expect(line.appearance.figures?.first?.fill == nil)
    let flat = try item("<path id='a' d='M0 0h10' stroke='red' stroke-width='2'/>")
    #expect(flat.outline.bounds == CGRect(x: 0, y: -1, width: 10, height: 2))
    let open = try item(
      "<polyline id='a' points='0,0 50,0 50,50' fill='none' stroke='red' stroke-width='10' stroke-linecap='square'/>"
    )
    #expect(open.outline.bounds == CGRect(x: -5, y: -5, width: 60, height: 60))
    #expect(
      open.outline.contains(CGPoint(x: 46, y: 40)) && !open.outline.contains(CGPoint(x: 40, y: 40)))
  }

  @Test func `frames without paint collide only if they are asked for`() throws {
    let frame = "<rect id='f' width='90' height='90' fill='none'/>"
    let group = try item("<g id='a'>\(frame)<rect x='5' y='5' width='10' height='10'/></g>")
    #expect(group.bounds.size == CGSize(width: 10, height: 10))
    let alone = try #require(try scene(frame).items(matching: "#f").first)
    #expect(alone.bounds.size == CGSize(width: 90, height: 90) && alone.appearance.figures == [])
  }

  @Test func `looks are inherited, overridden and multiplied`() throws {
    let figure = try #require(
      try item(
        """
        <style>.s{stroke:#0f0}</style><g fill="red" stroke-width="2" opacity=".5" transform="scale(3)">
        <path id="a" class="s" d="M0 0h1v1z" style="fill-opacity:50%;stroke-linejoin:round" stroke="blue"/></g>
        """
      ).appearance.figures?.first)
    #expect(figure.fill?.hex == "#ff000040" && figure.stroke?.hex == "#00ff0080")
    #expect(figure.strokeWidth == 6 && figure.lineJoin == .round && figure.lineCap == .butt)
  }

  @Test func `gradients are their mean, and the rest is listed`() throws {
    let scene = try scene(
      """
      <defs><linearGradient id="g"><stop stop-color="#000"/><stop offset="1" style="stop-color:#fff;stop-opacity:0"/>
      </linearGradient><radialGradient id="h" xlink:href="#g" xmlns:xlink="http://www.w3.org/1999/xlink"/></defs>
      <rect id="a" width="9" height="9" fill="url('#h') red" mask="url(#m)" stroke="url(#no)"/>
      <rect id="b" width="9" height="9" fill="url(#no) red" stroke-dasharray="1 2"/><image width="9" height="9"/>
      """)
    let figures = try scene.items(matching: "*").compactMap { $0.appearance.figures?.first }
    #expect(figures.map { $0.fill?.hex } == ["#80808080", "#ff0000"] && figures[0].stroke == nil)
    #expect(
      scene.unsupported == [
        "the mask of <rect id=\"a\">", "the gradient #h, drawn in the mean of its colors",
        "the stroke-dasharray of <rect id=\"b\">",
        "<image>, which is no PNG or JPEG in a data: URL",
      ])
  }

  @Test func `uses, symbols and nested pictures are drawn where they are used`() throws {
    let scene = try scene(
      """
      <defs><rect id="r" width="10" height="10"/><symbol id="s" viewBox="0 0 1 1"><rect width="1" height="1"/></symbol></defs>
      <use class="u" href="#r" x="20" y="30"/><use class="u" href="#s" x="100" width="20" height="40"/>
      <svg x="50" y="50" width="40" height="20" viewBox="0 0 10 10" preserveAspectRatio="xMinYMid"><rect class="u" width="10" height="10"/></svg>
      """)
    let boxes = try scene.items(matching: ".u").map(\.outline.bounds)
    #expect(
      boxes == [
        CGRect(x: 20, y: 30, width: 10, height: 10), CGRect(x: 100, y: 10, width: 20, height: 20),
        CGRect(x: 50, y: 50, width: 20, height: 20),
      ])
    #expect(try scene.items(matching: "defs, symbol").count == 1)
  }

  @Test(arguments: [
    (
      "viewBox='0 0 200 100'", CGSize(width: 200, height: 100),
      CGRect(x: 10, y: 10, width: 10, height: 10)
    ),
    (
      "width='400' viewBox='0 0 200 100'", CGSize(width: 400, height: 200),
      CGRect(x: 20, y: 20, width: 20, height: 20)
    ),
    (
      "width='1in' height='96' viewBox='10 10 10 10'", CGSize(width: 96, height: 96),
      CGRect(x: 0, y: 0, width: 96, height: 96)
    ),
    (
      "width='400' height='400' viewBox='0 0 200 100'", CGSize(width: 400, height: 400),
      CGRect(x: 20, y: 120, width: 20, height: 20)
    ),
    (
      "width='400' height='400' viewBox='0 0 200 100' preserveAspectRatio='none'",
      CGSize(width: 400, height: 400), CGRect(x: 20, y: 40, width: 20, height: 40)
    ),
    (
      "width='100%' height='100%'", CGSize(width: 300, height: 150),
      CGRect(x: 10, y: 10, width: 10, height: 10)
    ),
    (
      "width='-5' height='nan' viewBox='0 0 0 0'", CGSize(width: 300, height: 150),
      CGRect(x: 10, y: 10, width: 10, height: 10)
    ),
  ])
  func `the picture has its size in points`(attributes: String, size: CGSize, box: CGRect) throws {
    let scene = try scene("<rect x='10' y='10' width='10' height='10'/>", attributes)
    #expect(scene.size == size && scene.bounds.origin == .zero)
    #expect(try scene.items(matching: "rect").map(\.outline.bounds) == [box])
  }

  @Test func `text is drawn as text and collides as a box`() throws {
    let scene = try scene(
      """
      <text id="a" x="100" y="50" font-size="20" text-anchor="middle" font-weight="700" transform="translate(10)">
      A &lt;b&gt;  <tspan fill="red">c</tspan><tspan x="0" dy="1.5em"> d</tspan></text>
      """)
    let item = try #require(try scene.items(matching: "text").first)
    let texts = (item.appearance.figures ?? []).compactMap(\.text)
    #expect(texts.map(\.string) == ["A <b> c", "d"])
    #expect(texts[0].alignment == .middle && texts[0].isBold && texts[0].size == 20)
    let places = texts.map {
      CGPoint(x: $0.origin.x + item.center.x, y: $0.origin.y + item.center.y)
    }
    #expect(abs(places[0].x - 110) < 1e-9 && abs(places[0].y - 50) < 1e-9)
    #expect(abs(places[1].x - 10) < 1e-9 && abs(places[1].y - 80) < 1e-9)
    #expect(item.collisionBoundingPath.polylines(tolerance: 1).count == 2)
  }

  @Test func `hidden elements are left out`() throws {
    let scene = try scene(
      """
      <g display="none"><rect class="r" width="1" height="1"/></g><rect class="r" width="1" height="1" style="display:none"/>
      <g visibility="hidden"><rect class="r" width="1" height="1"/><rect class="r" id="v" visibility="visible" width="1" height="1"/></g>
      <rect class="r" width="0" height="1"/><path class="r"/><clipPath><rect class="r" width="1" height="1"/></clipPath>
      <switch><rect class="r" requiredExtensions="x" width="1" height="1"/><rect id="w" class="r" width="1" height="1"/><rect class="r" width="1" height="1"/></switch>
      """)
    #expect(try scene.items(matching: ".r").map(\.identifier) == ["v", "w"])
    #expect(scene.selectors == ["#v", "#w", ".r"])
  }

  private static let layers = """
    <title> Two &amp; </title><rect width="200" height="100" fill="#eee"/><g id="g"><rect class="l" width="9" height="9"/>
    <rect width="5" height="5"/></g><rect width="6" height="6"/><circle class="l" r="4"/><rect width="7" height="7"/>
    """

  @Test func `items and the rest are the whole picture, in its order`() throws {
    let scene = try scene(Self.layers)
    let letters = try scene.items(matching: ".l")
    #expect(letters.map(\.drawingOrder) == [1, 4] && scene.title == "Two &")
    let rest = scene.items(besides: letters)
    #expect(rest.map(\.drawingOrder) == [0, 2, 5] && rest.map { $0.shapes.count } == [1, 2, 1])
    #expect(rest.allSatisfy { $0.identifier == nil && $0.classes.isEmpty })
    #expect(try rest[0].matches("*") == false)
    #expect(scene.items(besides: []).map { $0.shapes.count } == [6])
  }

  @Test func `a shape belongs to the nearest element that matches`() throws {
    let scene = try scene(Self.layers)
    let items = try scene.items(matching: "#g, .l")
    #expect(items.map { $0.shapes } == [[1], [2], [4]])
    #expect(try items.map { try $0.matches(".l") } == [true, false, true])
    #expect(try scene.items(matching: "#g").map { $0.shapes } == [[1, 2]])
    #expect(try scene.items(matching: ".l")[0] === items[0])
    #expect(try scene.items(matching: "#nothing").isEmpty)
  }

  @Test func `the same file gives the same bytes, and looks as it did`() throws {
    func page() throws -> String {
      let scene = try scene(
        Self.layers + "<path id='p' d='M20 20q9 3 3 9a5 5 0 0 1-7-2z' stroke='tan'/>")
      let parts = try scene.items(matching: ".l, #p")
      let all = (parts + scene.items(besides: parts)).sorted { $0.drawingOrder < $1.drawingOrder }
      let animator = DynamicAnimator(referenceBounds: scene.bounds)
      animator.addBehavior(DynamicItemBehavior(items: all))
      animator.addBehavior(GravityBehavior(items: parts))
      let recording = animator.record(for: 0.2) { ($0 as? SVGItem)?.appearance }
      return String(decoding: try recording.data(as: .svg), as: UTF8.self)
    }
    let first = try page()
    #expect(try page() == first)
    #expect(first.contains("<path d=\"M-100 -50L100 -50L100 50L-100 50Z\" fill=\"#eeeeee\""))
  }
}
