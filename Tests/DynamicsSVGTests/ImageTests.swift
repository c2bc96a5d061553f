import Dynamics
import DynamicsRecording
import Foundation
import Testing

@testable import DynamicsSVG

/// Images within a file: their places, looks and outlines.
@Suite struct ImageTests {
  /// The header of a PNG of 20 × 10 pixels; only a reader of pixels would ask for more.
  private static let header =
    Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) + Data([0, 0, 0, 13]) + Data("IHDR".utf8)
    + Data([0, 0, 0, 20, 0, 0, 0, 10])
  private static let url = "data:image/png;base64,\(header.base64EncodedString())"

  private func scene(
    _ content: String, mask: ((Data) -> ImageMask?)? = nil
  ) throws -> SVGScene {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
      + "viewBox=\"0 0 200 100\">\(content)</svg>"
    return try SVGScene(data: Data(text.utf8), mask: mask)
  }

  private func item(_ content: String, mask: ((Data) -> ImageMask?)? = nil) throws -> SVGItem {
    try #require(try scene(content, mask: mask).items(matching: "#a").first)
  }

  @Test func `an image collides by its box and keeps its look`() throws {
    let item = try item("<image id='a' x='10' y='20' width='40' height='20' href='\(Self.url)'/>")
    #expect(item.collisionBoundsType == .rectangle)
    #expect(item.center == CGPoint(x: 30, y: 30))
    #expect(item.bounds.size == CGSize(width: 40, height: 20))
    let image = try #require(item.appearance.figures?.first?.image)
    #expect(image.data == Self.header && image.mediaType == .png && image.opacity == 1)
    #expect(CGPoint.zero.applying(image.transform) == CGPoint(x: -20, y: -10))
    #expect(CGPoint(x: 1, y: 1).applying(image.transform) == CGPoint(x: 20, y: 10))
  }

  /// The image is twice as wide as it is high.
  @Test(arguments: [
    ("width='40' height='40'", CGRect(x: 0, y: 10, width: 40, height: 20)),
    (
      "width='40' height='40' preserveAspectRatio='xMinYMax'",
      CGRect(x: 0, y: 20, width: 40, height: 20)
    ),
    (
      "width='40' height='40' preserveAspectRatio='none'", CGRect(x: 0, y: 0, width: 40, height: 40)
    ),
    ("width='40'", CGRect(x: 0, y: 0, width: 40, height: 20)),
    ("height='40'", CGRect(x: 0, y: 0, width: 80, height: 40)),
    ("", CGRect(x: 0, y: 0, width: 20, height: 10)),
    ("width='10%' transform='translate(5 6)'", CGRect(x: 5, y: 6, width: 20, height: 10)),
  ])
  func `an image keeps its proportions`(attributes: String, expected: CGRect) throws {
    #expect(
      try item("<image id='a' \(attributes) xlink:href='\(Self.url)'/>").outline.bounds == expected)
  }

  /// Opaque on the left half, and in the lower right quarter.
  private static let corner = ImageMask(
    opacities: (0..<200).map { $0 % 20 < 10 || $0 / 20 >= 5 ? 255 : 0 }, width: 20)

  @Test func `an image collides by what it shows, if something reads it`() throws {
    var read: [Data] = []
    let item = try item(
      "<image id='a' x='100' width='40' height='20' href='\(Self.url)' opacity='0.5'/>"
    ) { data in
      read.append(data)
      return Self.corner
    }
    #expect(read == [Self.header])
    #expect(item.collisionBoundsType == .path)
    let outline = item.outline
    #expect(outline.bounds == CGRect(x: 100, y: 0, width: 40, height: 20))
    #expect(outline.contains(CGPoint(x: 110, y: 5)) && outline.contains(CGPoint(x: 130, y: 15)))
    #expect(!outline.contains(CGPoint(x: 130, y: 5)))
    let image = try #require(item.appearance.figures?.first?.image)
    #expect(image.opacity == 0.5)
    #expect(
      CGPoint.zero.applying(image.transform)
        == CGPoint(x: 100 - item.center.x, y: -item.center.y))
  }

  @Test func `an image that is used twice is read once`() throws {
    var count = 0
    let scene = try scene(
      "<defs><image id='b' href='\(Self.url)'/></defs><use class='x' href='#b'/>"
        + "<use class='x' href='#b' x='50'/>"
    ) { _ in
      count += 1
      return Self.corner
    }
    #expect(try scene.items(matching: ".x").count == 2 && count == 1)
    #expect(try scene.items(matching: ".x").map(\.outline.bounds.minX) == [0, 50])
  }

  @Test func `an image that nothing can read collides by its box`() throws {
    for mask in [nil, ImageMask(opacities: [0, 0], width: 2)] {
      let scene = try scene("<image id='a' href='\(Self.url)'/>") { _ in mask }
      #expect(try scene.items(matching: "#a").first?.collisionBoundsType == .rectangle)
      #expect(scene.unsupported == ["the outline of <image id=\"a\">"])
    }
  }

  @Test(arguments: [
    "", "picture.png", "https://example.com/a.png", "data:image/png;base64,", "data:,x",
    "data:image/png;base64,AAAA", "data:image/svg+xml;base64,AAAA", "data:image/jpeg;base64,/9j/",
    "data:image/png,\u{89}PNG",
  ])
  func `anything else is listed, and nothing is loaded`(url: String) throws {
    let scene = try scene("<image id='a' href='\(url)'/>") { _ in Self.corner }
    #expect(try scene.items(matching: "#a").isEmpty)
    #expect(
      scene.unsupported == ["<image id=\"a\">, which is no PNG or JPEG in a data: URL"])
  }

  @Test func `a JPEG has the size of its frame`() throws {
    let segments: [[UInt8]] = [
      [0xFF, 0xD8], [0xFF, 0xE0, 0, 4, 1, 2], [0xFF, 0xFF, 0xDB, 0, 3, 0],
      [0xFF, 0xC2, 0, 17, 8, 0, 30, 0, 60, 3, 0, 0, 0],
    ]
    let text = Data(segments.flatMap { $0 }).base64EncodedString()
    let item = try item("<image id='a' href='data:image/jpeg;base64,\(text)'/>")
    #expect(item.bounds.size == CGSize(width: 60, height: 30))
    #expect(item.appearance.figures?.first?.image?.mediaType == .jpeg)
  }

  @Test func `pixels count as work`() throws {
    let large = Self.header.prefix(16) + Data([0, 0, 0x80, 0, 0, 0, 0x80, 0])
    let text = "data:image/png;base64,\(Data(large).base64EncodedString())"
    _ = try scene("<image href='\(text)'/>")
    #expect(throws: SVGError.self) { try scene("<image href='\(text)'/>") { _ in Self.corner } }
  }

  @Test func `SVG and HTML draw the image`() throws {
    let item = try item("<image id='a' width='40' height='20' opacity='0.5' href='\(Self.url)'/>")
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 200, height: 100))
    animator.addBehavior(GravityBehavior(items: [item]))
    let recording = animator.record(for: 0.1) { ($0 as? SVGItem)?.appearance }
    for format in [RecordingFormat.svg, .html] {
      let text = String(decoding: try recording.data(as: format), as: UTF8.self)
      #expect(
        text.contains(
          "<image transform=\"matrix(40 0 0 20 -20 -10)\" width=\"1\" height=\"1\" "
            + "preserveAspectRatio=\"none\" opacity=\"0.5\" href=\"\(Self.url)\"/>"))
    }
    #expect(try JSONDecoder().decode(Recording.self, from: recording.data(as: .json)) == recording)
  }
}
