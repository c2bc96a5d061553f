import Dynamics
import DynamicsPictures
import DynamicsRecording
import DynamicsSVG
import Foundation
import Testing

@Suite("Images")
struct ImageTests {
  /// A red disc of 25 pixels on a transparent square of 32.
  private static let file =
    "iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAYAAABzenr0AAAAsUlEQVR42u2XzQ2AIAxGmaZxMZboPkzBKp6ZgkRrUh"
    + "LjwRSkaTUe3oUI31P+aliXJVgSfoG3CQCBRCYKUZnCbcjPTBc4Bk3EJiRJRSThkd9y66Ry30cCOBB8BUcF4oTwRuwV"
    + "gMHPfjcd0COQJoafF6ZIABTCGyARQEUBlAhkRYEsESiKAkUiUBUF6isEzKfAfBGab0Pzg8j8KHZxGZlfxy4KEhclmY"
    + "ui1EVZ/v8ZfVdgB5jDc/NRZtTaAAAAAElFTkSuQmCC"
  private static let disc = Data(base64Encoded: file)!

  @Test("A mask has the opacity of each pixel of a PNG")
  func masks() throws {
    let mask = try #require(ImageMask(png: Self.disc))
    #expect(mask.width == 32 && mask.height == 32)
    #expect(mask.opacities[0] == 0 && mask.opacities[16 * 32 + 16] == 255)
    let box = mask.outline().bounds
    #expect(abs(box.midX - 16) < 0.1 && abs(box.width - 24) < 0.6, "\(box)")
  }

  @Test("A file that is no PNG, is cut off, or is too large has no mask")
  func others() {
    #expect(ImageMask(png: Data()) == nil)
    #expect(ImageMask(png: Data("GIF89a".utf8)) == nil)
    #expect(ImageMask(png: Self.disc.prefix(60)) == nil)
    for side in [16...19, 20...23] {
      var large = Self.disc
      large.replaceSubrange(Range(side), with: [0x7F, 0xFF, 0xFF, 0xFF])
      #expect(ImageMask(png: large) == nil)
    }
    for index in Self.disc.indices {
      var broken = Self.disc
      broken[index] ^= 0xFF
      // cairo reports an error, or reads other pixels; nothing else happens.
      _ = ImageMask(png: broken)?.outline()
    }
  }

  @Test("An image of an SVG file collides by what it shows, and films draw it")
  func scenes() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60">
        <image id="disc" x="34" y="14" width="32" height="32" href="data:image/png;base64,\(Self.file)"/>
      </svg>
      """
    let scene = try SVGScene(data: Data(text.utf8)) { ImageMask(png: $0) }
    let disc = try #require(try scene.items(matching: "#disc").first)
    #expect(scene.unsupported.isEmpty && disc.collisionBoundsType == .path)
    #expect(abs(disc.bounds.width - 24) < 0.6 && abs(disc.center.x - 50) < 0.1)
    let animator = DynamicAnimator(referenceBounds: scene.bounds)
    animator.addBehavior(DynamicItemBehavior(items: [disc]))
    let recording = animator.record(for: 0.1) { ($0 as? SVGItem)?.appearance }
    let colors = try ReadPicture(
      recording, as: .webp,
      at: [
        ReadPicture.Place(time: 0, x: 50, y: 30), ReadPicture.Place(time: 0, x: 36, y: 16),
        ReadPicture.Place(time: 0, x: 59, y: 30),
      ]
    ).colors
    let (red, white) = ([220, 40, 40, 255], [255, 255, 255, 255])
    #expect(colors == [red, white, red])
  }
}
