import DynamicsPictures
import DynamicsRecording
import Foundation
import Testing

@Suite("dynamics-film")
struct ProgramTests {
  private let folder: ScratchFolder
  private let program: FilmProgram

  init() throws {
    folder = try ScratchFolder()
    program = try FilmProgram(.fall(count: 6), in: folder)
  }

  @Test("Another process writes the same bytes", arguments: ["gif", "webp", "mp4"])
  func sameBytes(ending: String) throws {
    let style = PictureStyle(
      framesPerSecond: 20, width: 120, background: "#f0f0f0", colorCount: 16, playCount: 3, hold: 1,
      showsXray: true)
    let format: RecordingFormat =
      switch ending {
      case "gif": .gif(style: style)
      case "webp": .webp(style: style)
      default: .mp4(style: style)
      }
    let outcome = try program.run([
      "recording.json", "--output", "film.\(ending)", "--fps", "20", "--width", "120",
      "--background", "#f0f0f0", "--colors", "16", "--plays", "3", "--hold", "1", "--xray",
    ])
    #expect(outcome == FilmProgram.Outcome(errors: "", status: 0))
    let data = try Data(contentsOf: folder.file("film.\(ending)"))
    #expect(data == (try Recording.fall(count: 6).data(as: format)))
    // Nothing else stays.
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        == ["film.\(ending)", "recording.json"])
  }

  @Test("Without ffmpeg, an MP4 is refused with a remedy, and a GIF is written")
  func missing() throws {
    let path = folder.url.path
    let outcome = try program.run(["recording.json", "-o", "film.mp4"], path: path)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "Error: the recording cannot be written: ffmpeg is not installed, and only it encodes MP4; "
        + "install it (apt-get install ffmpeg), or write a GIF or WebP\n")
    #expect(!FileManager.default.fileExists(atPath: folder.file("film.mp4").path))
    #expect(try program.run(["recording.json", "-o", "film.gif"], path: path).status == 0)
  }

  @Test("If ffmpeg fails, its last message is told, and the old file stays")
  func failing() throws {
    let fake = folder.file("ffmpeg")
    // It reads nothing, so frames meet a closed socket.
    try Data("#!/bin/sh\necho first >&2\necho 'no such encoder' >&2\nexit 3\n".utf8).write(to: fake)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: fake.path)
    try Data("old".utf8).write(to: folder.file("film.mp4"))
    let outcome = try program.run(["recording.json", "-o", "film.mp4"], path: folder.url.path)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "Error: the recording cannot be written: ffmpeg cannot encode the film: no such encoder; "
        + "write a GIF or WebP\n")
    #expect(try Data(contentsOf: folder.file("film.mp4")) == Data("old".utf8))
  }

  @Test(
    "Wrong usage exits with 64 and says what is right",
    arguments: [
      ["recording.json", "-o", "film.avi"], ["recording.json"], ["", "-o", "a.gif"],
      ["recording.json", "-o", "film"],
      ["recording.json", "-o", "a.gif", "--fps", "0.5"],
      ["recording.json", "-o", "a.gif", "--fps", "nan"],
      ["recording.json", "-o", "a.gif", "--width", "0"],
      ["recording.json", "-o", "a.gif", "--colors", "256"],
      ["recording.json", "-o", "a.gif", "--plays", "0"],
      ["recording.json", "-o", "a.gif", "--hold", "-1"],
      ["recording.json", "-o", "a.gif", "--background", "red"],
    ])
  func usage(arguments: [String]) throws {
    let outcome = try program.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("Error: "))
    #expect(!FileManager.default.fileExists(atPath: folder.file("a.gif").path))
  }

  @Test(
    "A file that is no recording is refused in one line", arguments: ["missing", "text", "json"])
  func unreadable(name: String) throws {
    try Data("no recording".utf8).write(to: folder.file("text"))
    try Data("{\"version\": 1}".utf8).write(to: folder.file("json"))
    let outcome = try program.run([name, "-o", "film.gif"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("Error: \(name) cannot be read: "))
    #expect(outcome.errors.hasSuffix("\n"))
    #expect(outcome.errors.filter(\.isNewline).count == 1)
  }
}
