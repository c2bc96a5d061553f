import Dynamics
import DynamicsRecording
import DynamicsTestSupport
import Foundation
import Testing

/// Two baked files on one page overwrote each other's classes, keyframes and IDs.
@Suite struct SharedPageTests {
  typealias Format = WebPoseTests.Format

  @Test(arguments: Format.allCases)
  func twoFilesOnAPageMoveByTheirOwnNumbers(_ format: Format) throws {
    let shown = try SharedMeasurements.shared.get()
    let pictures = try #require(shown.moving[format]).pictures
    #expect(pictures.count == SharedMeasurements.times.count)
    for picture in pictures {
      try expect(picture, shown.page, shows: picture.time, "\(format)")
    }
  }

  @Test(arguments: [Format.svg, .css, .html], RecordingFormat.ReducedMotion.allCases)
  func withReducedMotionOnePoseIsShown(
    _ format: Format, _ motion: RecordingFormat.ReducedMotion
  ) throws {
    let shown = try SharedMeasurements.shared.get()
    let picture = try #require(shown.reduced[motion]?[format]?.pictures.first)
    try expect(picture, shown.page, shows: motion == .lastPose ? 2 : 0, "\(format)")
  }

  private func expect(
    _ picture: Browser.Picture, _ page: SharedPage, shows time: TimeInterval, _ comment: String
  ) throws {
    let items = try #require(picture.shared)
    for (prefix, recording) in zip(SharedPage.prefixes, page.recordings) {
      let drawn = items.filter { $0.prefix == prefix }
      // The last one leaves after 1.5 s.
      #expect(drawn.map(\.index) == (time < 1.5 ? [0, 1, 2] : [0, 1]), "\(comment) at \(time) s")
      for item in drawn {
        let pose = recording.pose(of: item.index, at: time)
        let off = hypot(item.x - pose.center.x, item.y - pose.center.y)
        #expect(off < 0.3, "\(comment), \(prefix) at \(time) s")
        #expect(abs(remainder(item.angle - pose.angle, 2 * .pi)) < 0.011, "\(comment)")
      }
    }
  }

  @Test func motionStartsAndPausesByClass() throws {
    let findings = try SharedMeasurements.shared.get().classes.findings
    let expected = [
      "before": "", "playing": "running", "paused": "paused", "again": "running", "after": "",
      // The third item has an animation more: it leaves.
      "delays": "0.5 0.75 1 1",
    ]
    for (name, value) in expected { #expect(findings[name] == value, "\(name)") }
  }

  @Test func anEmbeddedPageHasNeitherHeadingNorHints() throws {
    let findings = try #require(SharedMeasurements.shared.get().moving[.html]).findings
    #expect(findings["headings"] == "0")
    #expect(findings["hints"] == "missing")
  }

  @Test func aPhoneShowsNoHintsAboutKeys() throws {
    let shown = try SharedMeasurements.shared.get()
    #expect(shown.onPhone.findings["hints"] == "none")
    #expect(shown.onDesktop.findings["hints"] == "block")
    #expect(shown.onPhone.findings["headings"] == "1")
  }

  @Test func allNamesBeginWithThePrefix() throws {
    let recording = try WebScenes.everything()
    let formats: [RecordingFormat] = [
      .css(style: CSSStyle(prefix: "p", units: .container, start: .onClass, showsXray: true)),
      .svg(style: SVGStyle(showsXray: true, prefix: "p")),
      .html(style: HTMLStyle(showsXray: true, prefix: "p")),
      .html(style: HTMLStyle(showsXray: true, prefix: "p", isEmbedded: true)),
    ]
    for format in formats {
      let text = String(decoding: try recording.data(as: format), as: UTF8.self)
      let lists = text.matches(of: #/ (?:id|class|for|aria-labelledby|aria-describedby)="([^"]+)"/#)
        .flatMap { $0.1.split(separator: " ") }
      let references = text.matches(of: #/(?:href="|url\()#([\w-]+)/#).map(\.1)
      let rules = text.matches(of: #/@(?:keyframes |property --)([\w-]+)/#).map(\.1)
      let selectors = text.matches(of: #/[\n,}{*][.#]([a-z][\w-]*)(?=[{ ,:(])/#).map(\.1)
      let names = lists + references + rules + selectors
      #expect(names.count > 50, "\(format.name)")
      let others = names.filter { !$0.hasPrefix("p-") }
      #expect(others.isEmpty, "\(format.name): \(Set(others))")
    }
  }

  @Test(arguments: ["1a", "-a", "a b", "a\"", "a<", "é", "a.b", " "])
  func aBadPrefixIsReportedOnceAndNotUsed(_ prefix: String) throws {
    let recording = WebScenes.crates(seconds: 0.2)
    let pairs: [(bad: RecordingFormat, usual: RecordingFormat)] = [
      (.css(style: CSSStyle(prefix: prefix)), .css),
      (.svg(style: SVGStyle(prefix: prefix)), .svg),
      (.html(style: HTMLStyle(prefix: prefix)), .html),
    ]
    for (bad, usual) in pairs {
      let (data, reports) = try DynamicsDiagnostics.collecting { try recording.data(as: bad) }
      #expect(try data == recording.data(as: usual))
      #expect(reports.count == 1)
      #expect(reports.first?.message.contains("the prefix \"\(prefix)\" is not") == true)
    }
  }

  @Test func badDelaysAreReportedAndNotUsed() throws {
    let recording = WebScenes.crates(seconds: 0.2)
    let style = CSSStyle(delay: .nan, stagger: .infinity)
    let (data, reports) = try DynamicsDiagnostics.collecting {
      try recording.data(as: .css(style: style))
    }
    #expect(try data == recording.data(as: .css))
    #expect(reports.count == 2)
  }

  @Test func aPictureHasInkOfXrayOnlyIfItIsShown() throws {
    let recording = try WebScenes.everything()
    #expect(!recording.marks.isEmpty)
    let text = String(decoding: try recording.data(as: .svg), as: UTF8.self)
    #expect(!text.contains("x-"))
    let shown = try recording.data(as: .svg(style: SVGStyle(showsXray: true)))
    #expect(String(decoding: shown, as: UTF8.self).contains("#x-spring"))
  }
}
