import Dynamics
import DynamicsRecording
import DynamicsTestSupport
import Foundation
import Testing

/// What formats for the web write of recordings of every kind.
@Suite struct WebTextTests {
  private static let formats: [RecordingFormat] = [
    .svg, .svg(style: SVGStyle(showsXray: true, repeats: false, startTime: 0)), .css,
    .css(style: CSSStyle(showsXray: true)), .webAnimations, .webAnimations(showsXray: true), .html,
    .css(style: CSSStyle(prefix: "p", units: .container, start: .onClass, stagger: 0.1)),
    .html(style: HTMLStyle(prefix: "p", isEmbedded: true)),
  ]

  @Test func theSameRecordingGivesTheSameBytes() throws {
    let recording = try WebScenes.everything()
    for format in Self.formats {
      #expect(try recording.data(as: format) == recording.data(as: format))
    }
  }

  /// A mark of a kind without a shape would stop the script of the page.
  @Test(arguments: DebugMark.Kind.allCases)
  func aPageHasAShapeForEachKindOfMark(_ kind: DebugMark.Kind) throws {
    let page = String(decoding: try WebScenes.everything().data(as: .html), as: UTF8.self)
    let begin = try #require(page.firstRange(of: "const shapes = {")).upperBound
    let end = try #require(page[begin...].firstRange(of: "\n};")).lowerBound
    #expect(page[begin..<end].contains(" \(kind.rawValue): "))
  }

  @Test(arguments: [
    ("#2f5d46", "#2f5d46"), ("rgb(1 2 3)", "rgb(1 2 3)"), ("\"/>&", "&quot;/&gt;&amp;"),
  ])
  func aBackgroundThatIsAColorFillsTheBounds(color: String, escaped: String) throws {
    let recording = try WebScenes.everything()
    let rectangle =
      #/<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="([^"]+)"\/>/#
    for format in [
      RecordingFormat.svg(style: SVGStyle(background: color)),
      .html(style: HTMLStyle(background: color)),
    ] {
      let text = String(decoding: try recording.data(as: format), as: UTF8.self)
      let found = try #require(text.matches(of: rectangle).first { $0.5 == escaped })
      let box = [found.1, found.2, found.3, found.4].compactMap { Double($0) }
      let bounds = recording.bounds
      let whole = [bounds.minX, bounds.minY, bounds.width, bounds.height]
      #expect(
        box.count == 4 && zip(box, whole).allSatisfy { abs($0 - $1) < 0.01 }, "\(box)")
    }
  }

  @Test func contactsAreMarkedAlongTheTimeOfAPage() throws {
    let recording = WebScenes.crates()
    let page = String(decoding: try recording.data(as: .html), as: UTF8.self)
    let found = try #require(page.firstMatch(of: #/data-times="([\d. ]+)"/#)?.1)
    let times = found.split(separator: " ").compactMap { Double($0) }
    let began = recording.contacts.filter { $0.phase == .began }.map(\.time)
    #expect(times.count > 5)
    #expect(abs(times[0] - began.min()!) < 1e-4)
    for time in began {
      #expect(times.contains { abs($0 - time) <= recording.duration / 500 + 1e-4 })
    }
    for time in times { #expect(began.contains { abs($0 - time) < 1e-4 }) }
    var alone = recording
    alone.contacts = []
    #expect(
      try !String(decoding: alone.data(as: .html), as: UTF8.self).contains("<svg id=\"timeline\""))
  }

  @Test func theBoundsOfAPageHaveAMargin() throws {
    let recording = WebScenes.crates(seconds: 0.5)
    let page = String(decoding: try recording.data(as: .html), as: UTF8.self)
    #expect(page.contains("viewBox=\"-8 -8 416 316\""))
    #expect(page.contains("<rect id=\"paper\" x=\"0\" y=\"0\" width=\"400\" height=\"300\"/>"))
  }

  @Test func anyRecordingIsWritten() throws {
    var generator = SeededGenerator(seed: 4)
    for number in 0..<150 {
      let recording = try AnyRecording.make(&generator)
      for format in Self.formats {
        let data = try recording.data(as: format)
        let written = String(decoding: data, as: UTF8.self)
        #expect(
          written.firstMatch(of: #/[(:,\[" ]-?(nan|inf)(?!inite)/#) == nil,
          "\(format.name) of \(number)")
        if format.name == "web-animations" {
          let animations = try JSONDecoder().decode(Animations.self, from: data)
          #expect(animations.version == 1)
          #expect(animations.items.count == recording.items.count)
          for animation in animations.items + animations.marks {
            let offsets = animation.keyframes.map(\.offset)
            #expect(offsets == offsets.sorted())
            #expect(offsets.first == 0)
            #expect(offsets.last == 1)
          }
        }
        if format.name == "html" {
          // Only the page's own scripts end.
          #expect(written.components(separatedBy: "</script").count == 3)
        }
      }
    }
  }

  @Test func aPictureHasTheWidthOfItsStyle() throws {
    let recording = WebScenes.crates(seconds: 0.5)
    func head(_ width: CGFloat?) throws -> String {
      let data = try recording.data(as: .svg(style: SVGStyle(width: width)))
      return String(decoding: data.prefix(200), as: UTF8.self)
    }
    let bounds = recording.bounds
    #expect(
      try head(nil).contains("width=\"\(Int(bounds.width))\" height=\"\(Int(bounds.height))\""))
    let double = "width=\"\(Int(2 * bounds.width))\" height=\"\(Int(2 * bounds.height))\""
    #expect(try head(2 * bounds.width).contains(double))
    let (heads, reports) = try DynamicsDiagnostics.collecting {
      try [0, -1, CGFloat.nan, .infinity].map(head)
    }
    let usual = try head(nil)
    #expect(heads.allSatisfy { $0 == usual })
    #expect(reports.count == 4)
  }

  @Test func stylesOutOfRangeAreTakenAsNearestOrDefault() throws {
    let recording = WebScenes.crates(seconds: 0.5)
    let late = try recording.data(as: .svg(style: SVGStyle(hold: -1, startTime: 9)))
    let end = try recording.data(as: .svg(style: SVGStyle(startTime: 0.5)))
    #expect(late == end)
    let early = try recording.data(as: .svg(style: SVGStyle(hold: .nan, startTime: .nan)))
    #expect(try early == recording.data(as: .svg))
  }

  private struct Animations: Decodable {
    struct Animation: Decodable {
      struct Keyframe: Decodable { var offset: Double }
      var keyframes: [Keyframe]
    }
    var version: Int
    var items: [Animation]
    var marks: [Animation]
  }
}
