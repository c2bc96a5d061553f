import DynamicsRecording
import DynamicsTestSupport
import Foundation
import Testing

/// What a browser draws of each format is what was recorded.
@Suite struct WebPoseTests {
  enum Format: String, CaseIterable { case svg, css, webAnimations, html }
  enum Scene: String, CaseIterable { case crates, everything }

  /// Points and radians that formats may be off, and what browsers and rounding add.
  private static let (tolerance, angleTolerance, rounding) = (0.25, 0.01, 0.1)

  @Test(arguments: Format.allCases, Scene.allCases)
  func itemsAreDrawnWhereTheyAre(_ format: Format, _ scene: Scene) throws {
    let shown = try WebMeasurements.shared.get()
    let recording = shown.recordings[scene]!
    let pictures = shown.pictures(format, scene)
    #expect(pictures.count == WebMeasurements.timeCount)
    let bound = (format == .html ? 0 : Self.tolerance) + Self.rounding
    for picture in pictures {
      for item in picture.items {
        let pose = recording.pose(of: item.index, at: picture.time)
        let off = hypot(item.x - pose.center.x, item.y - pose.center.y)
        #expect(off <= bound, "item \(item.index) at \(picture.time) s")
        let turned = abs(remainder(item.angle - pose.angle, 2 * .pi))
        #expect(turned <= Self.angleTolerance + 1e-3, "item \(item.index) at \(picture.time) s")
      }
    }
  }

  @Test(arguments: Format.allCases, Scene.allCases)
  func itemsAreSeenWhileTheyAreThereInTheirOrder(_ format: Format, _ scene: Scene) throws {
    let shown = try WebMeasurements.shared.get()
    let recording = shown.recordings[scene]!
    let pictures = shown.pictures(format, scene)
    #expect(pictures.count == WebMeasurements.timeCount)
    for picture in pictures {
      let time = picture.time
      let order = recording.stacking(at: time)
      let expected = order.filter { recording.isSeen(recording.items[$0].presence, at: time) }
      #expect(picture.items.map(\.index) == expected, "at \(time) s")
    }
  }

  @Test(arguments: Format.allCases)
  func marksAreDrawnWhereTheyAre(_ format: Format) throws {
    let shown = try WebMeasurements.shared.get()
    let recording = shown.recordings[.everything]!
    var seen: Set<Int> = []
    for picture in shown.pictures(format, .everything) {
      let time = picture.time
      let expected = recording.marks.indices.filter {
        recording.isSeen([recording.marks[$0].presence], at: time)
      }
      #expect(picture.marks.map(\.index) == expected, "at \(time) s")
      for drawn in picture.marks {
        let recorded = recording.marks[drawn.index]
        guard let mark = recorded.mark(at: time) else { continue }
        seen.insert(drawn.index)
        let bound = Self.tolerance * 1.25 + Self.rounding
        #expect(hypot(drawn.x1 - mark.start.x, drawn.y1 - mark.start.y) <= bound, "\(mark.kind)")
        #expect(abs(drawn.opacity - mark.strength) <= 0.03, "\(mark.kind) at \(time) s")
        if mark.kind == .pin, format == .svg || format == .html { continue }
        #expect(
          hypot(drawn.x2 - mark.end.x, drawn.y2 - mark.end.y) <= bound, "\(mark.kind) at \(time) s")
      }
    }
    #expect(seen.count == recording.marks.count)
  }

  @Test(arguments: [Format.svg, .html])
  func labelsAreReadAsTheyAre(_ format: Format) throws {
    let shown = try WebMeasurements.shared.get()
    let findings = shown.findings(format, .crates)
    let labels = shown.recordings[.crates]!.items.map { $0.appearance.label! }
    let text = try #require(findings["labels"])
    #expect(
      try JSONDecoder().decode([[String]].self, from: Data(text.utf8)) == labels.map { [$0, $0] })
  }

  @Test func unusualRecordingsAreOpened() throws {
    let opened = try WebMeasurements.shared.get().opened
    #expect(opened.count == 16)
    for (index, answer) in opened.enumerated() {
      let isPage = !index.isMultiple(of: 2)
      #expect(answer.findings["root"] == (isPage ? "HTML" : "svg"), "\(index)")
      #expect(answer.findings["isSound"] == "true", "\(index)")
      #expect(answer.findings["clock"]?.hasSuffix(" s") == isPage, "\(index)")
    }
  }

  @Test func aStillSVGShowsItsStart() throws {
    let shown = try WebMeasurements.shared.get()
    #expect(shown.still.findings["animations"] == "0")
    let recording = shown.recordings[.everything]!
    let picture = try #require(shown.still.pictures.first)
    let there = recording.items.indices.filter {
      recording.isSeen(recording.items[$0].presence, at: WebMeasurements.startTime)
    }
    #expect(Set(picture.items.map(\.index)) == Set(there))
    for item in picture.items {
      let pose = recording.pose(of: item.index, at: WebMeasurements.startTime)
      #expect(hypot(item.x - pose.center.x, item.y - pose.center.y) <= 0.35)
    }
  }

  @Test func aPageWorksWithKeysAndButtons() throws {
    let findings = try WebMeasurements.shared.get().controls.findings
    let expected = [
      "atFirst": "Pause", "movesAtFirst": "true", "afterSpace": "Play",
      "said": "Paused at # seconds", "home": "0", "secondContact": "true", "firstContact": "true",
      "threeRight": "0.0500", "left": "0.0333", "end": "2", "faster": "2", "slower": "0.5",
      "loop": "true", "loopAfterL": "false", "legend": "none", "xrayAfterX": "true",
      "legendAfterX": "flex", "xrayAfterClick": "false", "afterClick": "Pause", "moves": "true",
      "atTheEnd": "Play", "unnamed": "0",
    ]
    for (name, value) in expected { #expect(findings[name] == value, "\(name)") }
  }

  @Test func aSpringOnAPageHasCoilsToItsEnd() throws {
    let pictures = try WebMeasurements.shared.get().pictures(.html, .everything)
    let springs = pictures.flatMap(\.marks).filter { $0.index == 1 || $0.index == 11 }
    #expect(springs.contains { hypot($0.x2 - $0.x1, $0.y2 - $0.y1) < 10 })
    for spring in springs { #expect((spring.extent ?? 0) > 12) }
  }

  @Test func aPageBeginsPausedWithReducedMotion() throws {
    let findings = try WebMeasurements.shared.get().reducedControls.findings
    #expect(findings["atFirst"] == "Play")
    #expect(findings["movesAtFirst"] == "false")
    #expect(findings["afterClick"] == "Pause")
  }
}

extension Recording {
  /// What was there in a frame is seen until the next one.
  fileprivate func isSeen(_ presence: [ClosedRange<TimeInterval>], at time: TimeInterval) -> Bool {
    presence.contains {
      time >= $0.lowerBound
        && (time < $0.upperBound + 1 / framesPerSecond || $0.upperBound == duration)
    }
  }
}
