@testable import DynamicsPictures
@_spi(Samples) import DynamicsRecording
import Foundation
import Testing

@Suite("Colors")
struct ColorTests {
  @Test("A palette that is large enough has all colors")
  func exact() {
    var counts: [UInt32: Int] = [:]
    for index: UInt32 in 0..<64 { counts[index * 0x030507] = Int(index) + 1 }
    var palette = PicturePalette(counts, limit: 64)
    #expect(Set(palette.colors) == Set(counts.keys))
    for color in counts.keys { #expect(palette.colors[Int(palette.index(of: color))] == color) }
  }

  @Test("A small palette keeps the colors of large areas, and blends edges little")
  func large() {
    var counts: [UInt32: Int] = [
      0xFFFFFF: 100_000, 0xFFFDF8: 60_000, 0xC8202F: 4000, 0x1C1C24: 4000,
    ]
    // Edges between red or black and white.
    for step: UInt32 in 1..<64 {
      let light = step * 4
      counts[light << 16 | light << 8 | light] = 40
      counts[(0xC8 + step * 55 / 64) << 16 | light << 8 | light] = 40
    }
    var palette = PicturePalette(counts, limit: 32)
    #expect(palette.colors.count == 32)
    for color: UInt32 in [0xFFFFFF, 0xFFFDF8, 0xC8202F, 0x1C1C24] {
      #expect(palette.colors.contains(color))
    }
    for color in counts.keys {
      let used = palette.colors[Int(palette.index(of: color))]
      for shift: UInt32 in [16, 8, 0] {
        #expect(abs(Int(used >> shift & 255) - Int(color >> shift & 255)) <= 24)
      }
    }
  }

  @Test("No pixels give no colors, and one color gives one")
  func few() {
    var none = PicturePalette([:], limit: 64)
    #expect(none.colors.isEmpty)
    #expect(none.index(of: 0x123456) == 0)
    #expect(PicturePalette([0x123456: 7], limit: 64).colors == [0x123456])
  }

  @Test("GIF and WebP show the same pixels at all times, in few colors")
  func same() throws {
    let folder = try ScratchFolder()
    let style = PictureStyle(framesPerSecond: 30, colorCount: 24)
    let recording = Recording.fall()
    let gif = try folder.write(recording, as: .gif(style: style))
    let webp = try folder.write(recording, as: .webp(style: style))
    #expect(try ReadPicture.differences(gif, webp) == 0)
    #expect(try ReadPicture(gif).durations.count > 40)
    // Other colors are other pixels.
    let more = try folder.write(recording, as: .gif(style: PictureStyle(colorCount: 255)))
    #expect(try ReadPicture.differences(webp, more) > 1000)
  }

  @Test("On a transparent background, nothing stays behind", arguments: ["gif", "webp"])
  func transparent(name: String) throws {
    let style = PictureStyle(background: "#00000000")
    var recording = Recording.slide()
    // libwebp calls a film opaque, and programs show it on white, if all frames are rectangles without edges.
    recording.add(
      .example(
        .ellipse(size: CGSize(width: 8, height: 8)), RecordingAppearance(fill: "#008000"),
        [Recording.Keyframe(0, x: 50, y: 10), Recording.Keyframe(2, x: 50, y: 50)], until: 2))
    let film = try ReadPicture(
      recording, as: name == "gif" ? .gif(style: style) : .webp(style: style),
      at: [
        ReadPicture.Place(time: 0, x: 20, y: 30), ReadPicture.Place(time: 0.9, x: 20, y: 30),
        ReadPicture.Place(time: 0.9, x: 74, y: 30), ReadPicture.Place(time: 3, x: 80, y: 30),
        ReadPicture.Place(time: 3, x: 50, y: 10),
      ])
    #expect(film.colors.map { $0[3] } == [255, 0, 255, 255, 0])
    #expect(film.colors[0] == [224, 0, 0, 255])
    #expect(abs(film.total - 4) < 1e-6)
  }

  @Test("A WebP keeps opacity, a GIF shows what is half opaque, and an MP4 is on white")
  func translucent() throws {
    let item = Recording.Item.example(
      .rectangle(size: CGSize(width: 20, height: 20)), RecordingAppearance(fill: "#0000e0a0"))
    let style = PictureStyle(background: "#40a04040")
    let places = [
      ReadPicture.Place(time: 0, x: 5, y: 5), ReadPicture.Place(time: 0, x: 50, y: 30),
    ]
    let webp = try ReadPicture(.still([item]), as: .webp(style: style), at: places)
    #expect(webp.colors[0][3] == 64)
    // Cairo has eight bits for colors that are multiplied by an opacity of a quarter.
    for (value, wanted) in zip(webp.colors[0], [64, 160, 64]) { #expect(abs(value - wanted) <= 2) }
    #expect(abs(webp.colors[1][3] - 184) <= 1)
    let gif = try ReadPicture(.still([item]), as: .gif(style: style), at: places)
    #expect(gif.colors.map { $0[3] } == [0, 255])
    let mp4 = try ReadPicture(.still([item]), as: .mp4(style: style), at: places)
    for (value, wanted) in zip(mp4.colors[0], [207, 231, 207, 255]) {
      #expect(abs(value - wanted) <= 4)
    }
  }
}
