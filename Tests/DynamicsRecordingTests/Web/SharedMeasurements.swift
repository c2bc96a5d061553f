import DynamicsRecording
import DynamicsTestSupport
import Foundation

/// What a browser draws of pages with two recordings, measured once for all tests.
struct SharedMeasurements {
  typealias Format = WebPoseTests.Format

  static let shared = Result { try SharedMeasurements() }
  /// In seconds.
  static let times = [0, 0.3, 0.9, 1, 1.4, 1.7, 2]

  let page = SharedPage()
  private(set) var moving: [Format: Browser.Answer] = [:]
  private(set) var reduced: [RecordingFormat.ReducedMotion: [Format: Browser.Answer]] = [:]
  let classes: Browser.Answer
  let onPhone: Browser.Answer
  let onDesktop: Browser.Answer

  private init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("swift-dynamics-shared-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ file: String) throws {
      try text.write(
        to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
    }
    var jobs: [Browser.Job] = []
    for format in Format.allCases {
      try write(page.page(format), "\(format).html")
      jobs.append(Browser.Job(kind: .shared, file: "\(format).html", times: Self.times))
    }
    let recording = page.recordings[0]
    let style = CSSStyle(prefix: "a", start: .onClass, delay: 0.5, stagger: 0.25)
    let rules = String(decoding: try recording.data(as: .css(style: style)), as: UTF8.self)
    try write(
      "<!DOCTYPE html><style>\(rules)</style>\(page.stage("a", recording, width: 320))",
      "classes.html")
    try recording.write(as: .html, to: folder.appendingPathComponent("alone.html"))
    jobs.append(Browser.Job(kind: .classes, file: "classes.html", times: []))
    let alone = Browser.Job(kind: .shared, file: "alone.html", times: [])
    let answers = try Browser.measure(jobs + [alone], in: folder)
    for (format, answer) in zip(Format.allCases, answers) { moving[format] = answer }
    (classes, onDesktop) = (answers[Format.allCases.count], answers.last!)
    onPhone = try Browser.measure(
      [alone], in: folder,
      arguments: ["--blink-settings=primaryPointerType=2,availablePointerTypes=2", "--mute-audio"])[
        0]
    try measureReduced(in: folder, write)
  }

  private mutating func measureReduced(
    in folder: URL, _ write: (String, String) throws -> Void
  ) throws {
    var jobs: [Browser.Job] = []
    let formats: [Format] = [.svg, .css, .html]
    for motion in RecordingFormat.ReducedMotion.allCases {
      for format in formats {
        try write(page.page(format, reducedMotion: motion), "\(format)-\(motion).html")
        jobs.append(Browser.Job(kind: .still, file: "\(format)-\(motion).html", times: [0]))
      }
    }
    let answers = try Browser.measure(
      jobs, in: folder, arguments: ["--force-prefers-reduced-motion"])
    for (index, motion) in RecordingFormat.ReducedMotion.allCases.enumerated() {
      for (place, format) in formats.enumerated() {
        reduced[motion, default: [:]][format] = answers[index * formats.count + place]
      }
    }
  }
}
