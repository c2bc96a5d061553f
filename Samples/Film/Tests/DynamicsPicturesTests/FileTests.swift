import Dynamics
import DynamicsPictures
@_spi(Samples) import DynamicsRecording
import Foundation
import Testing

@Suite("Files and bad input")
struct FileTests {
  private static let formats: [RecordingFormat] = [.gif, .webp, .mp4]

  @Test("A recording gives the same bytes each time", arguments: formats.indices)
  func sameBytes(format: Int) throws {
    let recording = Recording.fall()
    let first = try recording.data(as: Self.formats[format])
    #expect(try recording.data(as: Self.formats[format]) == first)
    #expect(first.count > 1000)
  }

  @Test("A limit of bytes holds", arguments: formats.indices)
  func tooLarge(format: Int) throws {
    let format = Self.formats[format]
    let count = try Recording.slide().data(as: format).count
    _ = try Recording.slide().data(as: format, maximumBytes: count)
    #expect(throws: RecordingError.tooLarge(maximumBytes: count - 1)) {
      try Recording.slide().data(as: format, maximumBytes: count - 1)
    }
  }

  @Test("A picture that is too large is refused with a remedy", arguments: formats.indices)
  func tooManyPixels(format: Int) throws {
    var recording = Recording.slide()
    recording.widen(by: 5000)
    let error = #expect(throws: RecordingError.self) {
      try recording.data(as: Self.formats[format])
    }
    #expect(error?.description.contains("10100 × 10060 pixels") == true)
    #expect(error?.description.hasSuffix("set a smaller width") == true)
    let data = try recording.data(as: .gif(style: PictureStyle(width: 50)))
    #expect(data.starts(with: Array("GIF89a".utf8)))
  }

  @Test("Too many frames are refused with a remedy")
  func tooManyFrames() {
    let error = #expect(throws: RecordingError.self) {
      try Recording.slide(rest: 40_000).data(as: .mp4)
    }
    #expect(error?.description.contains("1200090 frames") == true)
    #expect(error?.description.hasSuffix("set a lower frame rate") == true)
    let long = #expect(throws: RecordingError.self) {
      try Recording.slide(rest: 25 * 86400).data(as: .webp)
    }
    #expect(long?.description.hasSuffix("trim the recording") == true)
  }

  @Test("Invalid options are reported, and have their defaults")
  func invalidOptions() throws {
    let recording = Recording.slide()
    let reporters = ["framesPerSecond", "width", "colorCount", "playCount", "hold"].map {
      "PictureStyle.\($0)"
    }
    for style in [
      PictureStyle(
        framesPerSecond: .nan, width: -3, colorCount: 1, playCount: 0, hold: -.infinity),
      PictureStyle(
        framesPerSecond: 121, width: 8193, colorCount: 256, playCount: 65536, hold: 3601),
    ] {
      let (data, diagnostics) = try DynamicsDiagnostics.collecting {
        try recording.data(as: .gif(style: style))
      }
      #expect(diagnostics.map(\.reporter) == reporters)
      #expect(data == (try recording.data(as: .gif)))
    }
  }

  @Test("Pixels that stay take no bytes", arguments: ["gif", "webp"])
  func smallFiles(name: String) throws {
    let format = name == "gif" ? RecordingFormat.gif : .webp
    func size(_ recording: Recording) throws -> Int { try recording.data(as: format).count }
    let moving = try size(.slide(rest: 1))
    #expect(abs(try size(.slide(rest: 60)) - moving) < 32)
    // Items that rest are in the first frame only.
    let resting = (0..<60).map { index in
      let look = RecordingAppearance(fill: "#f0e0c0", stroke: "#604020", label: "\(index)")
      let center = Recording.Keyframe(0, x: CGFloat(index % 10) * 10, y: CGFloat(index / 10) * 10)
      return Recording.Item.example(
        .ellipse(size: CGSize(width: 9, height: 8)), look, [center], until: 2)
    }
    var both = Recording(
      bounds: CGRect(x: 0, y: 0, width: 100, height: 60), duration: 2, framesPerSecond: 60)
    for item in resting + Recording.slide().items { both.add(item) }
    let first = try size(.still(resting))
    // Thirty whole frames would be thirty times as large.
    #expect(try size(both) < 8 * first)
  }

  @Test("A recording of nothing is a picture of the background", arguments: formats.indices)
  func nothing(format: Int) throws {
    let recording = Recording(bounds: .zero, duration: 0, framesPerSecond: 60)
    let film = try ReadPicture(
      recording, as: Self.formats[format], at: [ReadPicture.Place(time: 0, x: 0, y: 0)])
    #expect(film.colors[0].allSatisfy { $0 > 250 })
    #expect(film.size == (format == 2 ? [2, 2] : [1, 1]))
  }
}
