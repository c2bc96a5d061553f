import DynamicsPictures
@_spi(Samples) import DynamicsRecording
import Foundation
import Testing

@Suite("Frames and their times")
struct TimeTests {
  private static let red = [224, 0, 0, 255]
  private static let white = [255, 255, 255, 255]
  private static let places = [
    ReadPicture.Place(time: 0, x: 20, y: 30), ReadPicture.Place(time: 0, x: 80, y: 30),
    ReadPicture.Place(time: 0.5, x: 50, y: 30), ReadPicture.Place(time: 0.5, x: 20, y: 30),
    ReadPicture.Place(time: 1.01, x: 80, y: 30), ReadPicture.Place(time: 3.5, x: 80, y: 30),
    ReadPicture.Place(time: 3.5, x: 50, y: 30),
  ]

  @Test("A GIF and a WebP show the items where they are", arguments: ["gif", "webp"])
  func motion(name: String) throws {
    let format = name == "gif" ? RecordingFormat.gif : .webp
    let film = try ReadPicture(.slide(), as: format, at: Self.places)
    #expect(film.format == name.uppercased())
    #expect(film.size == [100, 60])
    #expect(film.loop == 0)
    #expect(abs(film.total - 4) < 1e-6)
    #expect(
      film.colors == [
        Self.red, Self.white, Self.red, Self.white, Self.red, Self.red, Self.white,
      ])
    // The square moves in 30 frames, and rests in the last one.
    #expect(film.durations.count == 31)
    #expect(film.durations.last.map { abs($0 - 3) < 1e-6 } == true)
  }

  @Test("An MP4 shows the items where they are")
  func film() throws {
    let film = try ReadPicture(.slide(), as: .mp4, at: Self.places)
    #expect(film.format == "h264")
    #expect(film.pixels == "yuv420p")
    #expect(film.rate == "30/1")
    #expect(film.startsFast == true)
    #expect(film.durations.count == 120)
    #expect(abs(film.total - 4) < 1e-3)
    for (color, isRed) in zip(film.colors, [true, false, true, false, true, true, false]) {
      // Compression changes colors a little.
      #expect(color[0] > 210)
      #expect(isRed ? color[1] < 20 : color[1] > 245)
    }
  }

  @Test("The times of a GIF are exact on average", arguments: [30.0, 40, 50, 60, 120])
  func hundredths(framesPerSecond: Double) throws {
    let style = PictureStyle(framesPerSecond: framesPerSecond, hold: 1)
    let film = try ReadPicture(.slide(framesPerSecond: 120), as: .gif(style: style))
    let used = min(framesPerSecond, 50)
    #expect(film.durations.count == Int(used) + 1)
    #expect(abs(film.total - 3) < 1e-6)
    let lengths = Set(film.durations.dropLast().map { Int(($0 * 100).rounded()) })
    #expect(
      lengths == Set([(100 / used).rounded(.down), (100 / used).rounded(.up)].map { Int($0) }))
    #expect(lengths.min()! >= 2)
    let moving = film.durations.dropLast().reduce(0, +)
    #expect(abs(moving - 1) < 1e-6)
  }

  @Test("The times of a WebP are exact on average")
  func milliseconds() throws {
    let film = try ReadPicture(
      .slide(), as: .webp(style: PictureStyle(framesPerSecond: 60, hold: 0)))
    #expect(film.durations.count == 61)
    #expect(Set(film.durations.dropLast().map { Int(($0 * 1000).rounded()) }) == [16, 17])
    #expect(abs(film.durations.dropLast().reduce(0, +) - 1) < 1e-6)
    // Without a hold, the end lasts a frame.
    #expect(abs(film.total - 2 - 1.0 / 60) < 1e-3)
  }

  @Test("An MP4 has 60 frames a second")
  func sixty() throws {
    let film = try ReadPicture(
      .slide(rest: 0), as: .mp4(style: PictureStyle(framesPerSecond: 60, hold: 0.5)))
    #expect(film.rate == "60/1")
    #expect(film.durations.count == 90)
  }

  @Test("A long rest keeps its time", arguments: ["gif", "webp"])
  func longRest(name: String) throws {
    // Longer than a frame of a GIF, 655 s, and of a WebP, 4.7 h, can be.
    let hours = 6.0
    let format = name == "gif" ? RecordingFormat.gif : .webp
    let place = ReadPicture.Place(time: hours * 3600, x: 80, y: 30)
    let film = try ReadPicture(.slide(rest: hours * 3600), as: format, at: [place])
    #expect(abs(film.total - (hours * 3600 + 3)) < 1e-3)
    #expect(film.colors == [Self.red])
  }

  @Test("A film ends with the end of the recording, also between frames")
  func end() throws {
    var recording = Recording(
      bounds: CGRect(x: 0, y: 0, width: 100, height: 60), duration: 0.11, framesPerSecond: 100)
    recording.add(
      .example(
        .rectangle(size: CGSize(width: 20, height: 20)), RecordingAppearance(fill: "#e00000"),
        [Recording.Keyframe(0, x: 20, y: 30), Recording.Keyframe(0.11, x: 80, y: 30)], until: 0.11))
    let film = try ReadPicture(
      recording, as: .gif(style: PictureStyle(framesPerSecond: 10, hold: 1)),
      at: [ReadPicture.Place(time: 0.2, x: 88, y: 30), ReadPicture.Place(time: 0.1, x: 88, y: 30)])
    #expect(film.colors == [Self.red, Self.white])
    #expect(abs(film.total - 1.2) < 1e-6)
  }

  @Test("A film plays once, some times, or for ever")
  func playCount() throws {
    func loops(_ count: Int?) throws -> [Int?] {
      let style = PictureStyle(playCount: count)
      return [
        try ReadPicture(.slide(rest: 0), as: .gif(style: style)).loop,
        try ReadPicture(.slide(rest: 0), as: .webp(style: style)).loop,
      ]
    }
    #expect(try loops(nil) == [0, 0])
    // A GIF counts how often it begins again, and says nothing if it does not.
    #expect(try loops(1) == [nil, 1])
    #expect(try loops(2) == [1, 2])
    #expect(try loops(65535) == [65534, 65535])
  }
}
