import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

@_spi(Samples) @testable import DynamicsRecording

/// What a terminal shows is compared with the recording.
@Suite struct AsciicastTests {
  private struct Cast {
    let header: [String: Any]
    let events: [(time: Double, text: String)]

    init(_ recording: Recording, _ style: AsciicastStyle = AsciicastStyle()) throws {
      let data = try recording.data(as: .asciicast(style: style))
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      let values = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
      header = try #require(values[0] as? [String: Any])
      events = try values.dropFirst().map { value in
        let event = try #require(value as? [Any])
        #expect(event.count == 3 && event[1] as? String == "o")
        return (try #require(event[0] as? Double), try #require(event[2] as? String))
      }
    }

    func screen(until time: Double = .infinity) -> TerminalModel {
      var screen = TerminalModel(
        columns: header["width"] as! Int, rows: header["height"] as! Int)
      for event in events where event.time <= time + 1e-9 { screen.feed(event.text) }
      return screen
    }
  }

  private static func recording(_ items: [Recording.Item] = []) -> Recording {
    var recording = Recording(
      bounds: CGRect(x: 0, y: 0, width: 80, height: 48), duration: 1, framesPerSecond: 60)
    recording.items = items
    return recording
  }

  /// A red box of 30 × 20 that rests.
  private static func box(label: String? = nil) -> Recording.Item {
    Recording.Item(
      id: nil, shape: .init(.rectangle(size: CGSize(width: 30, height: 20))),
      appearance: RecordingAppearance(fill: "#ff0000", label: label),
      keyframes: [.init(time: 0, pose: .init(center: CGPoint(x: 40, y: 24)))], presence: [0...1])
  }

  @Test func cratesAreWhereTheyWere() throws {
    let recording = FallingCrates.recording()
    let cast = try Cast(recording)
    #expect(cast.header["version"] as? Int == 2)
    // 300 × 200 points in the middle of 80 × 48 pixels.
    let (scale, left) = (48.0 / 200, (80 - 300 * 48.0 / 200) / 2)
    for frame in [0, 7, 13, 20, 33, 60, 119, 120] {
      let screen = cast.screen(until: Double(frame) / 30)
      for (index, color) in FallingCrates.colors.enumerated() {
        let wanted = "\(color.red);\(color.green);\(color.blue)"
        let pixels = screen.pixels.filter { $0.color == wanted }.map(\.place)
        let drawn = try #require(DrawnShape(pixels), "crate \(index) in frame \(frame)")
        let center = recording.pose(of: index, at: Double(frame) / 30).center
        let off = hypot(
          drawn.center.x - center.x * scale - left, drawn.center.y - center.y * scale)
        // Pixels at the edges and below the label have mixed colors, and are not counted.
        #expect(off < 1.5, "crate \(index) in frame \(frame)")
      }
    }
  }

  @Test(arguments: TerminalColors.allCases)
  func terminalsUnderstandIt(_ colors: TerminalColors) throws {
    let recording = FallingCrates.recording(for: 1, outline: "#ffffff")
    let screen = try Cast(recording, AsciicastStyle(colors: colors, showsXray: true)).screen()
    #expect(screen.unknown == [])
    #expect(screen.isCursorVisible)
    #expect(screen.pen == TerminalModel.Cell())
    #expect(screen.text.contains { $0.contains("█") || $0.contains("▀") })
  }

  @Test func restTakesNoSpace() throws {
    let cast = try Cast(Self.recording([Self.box()]))
    // The screen is made ready, drawn, and the cursor given back at the end.
    #expect(cast.events.map(\.time) == [0, 0, 1])
    #expect(zip(cast.events, cast.events.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test func itemsComeAndGo() throws {
    var box = Self.box()
    box.presence = [0.2...0.4, 0.6...1]
    let cast = try Cast(Self.recording([box]))
    func isRed(at time: Double) -> Bool {
      cast.screen(until: time).pixels.contains { $0.color == "255;0;0" }
    }
    for time in [0.1, 0.5] { #expect(!isRed(at: time)) }
    for time in [0.3, 0.7, 1] { #expect(isRed(at: time)) }
  }

  @Test func theTopmostItemHidesOthersAndTheirLabels() throws {
    var cover = Self.box(label: nil)
    cover.appearance.fill = "#0000ff"
    var recording = Self.recording([Self.box(label: "below"), cover])
    recording.stackings = [.init(time: 0, items: [0, 1]), .init(time: 0.5, items: [1, 0])]
    let cast = try Cast(recording)
    #expect(!cast.screen(until: 0.4).text.joined().contains("below"))
    #expect(cast.screen(until: 1).text.joined().contains("below"))
  }

  @Test func labelsCannotControlTheTerminal() throws {
    for label in ["\u{1B}]0;x\u{7}", "two\nlines", "\u{9B}2J", "漢字", "\u{202E}x"] {
      let screen = try Cast(Self.recording([Self.box(label: label)])).screen()
      #expect(screen.unknown == [])
      #expect(screen.text.joined().allSatisfy { " ▀▄█".contains($0) }, "\(label)")
    }
    let screen = try Cast(Self.recording([Self.box(label: "<é & \"x\">")])).screen()
    #expect(screen.text.joined().contains("<é & \"x\">"))
  }

  @Test(arguments: DebugMark.Kind.allCases)
  func xrayShowsMarks(_ kind: DebugMark.Kind) throws {
    var recording = Self.recording()
    let (start, end) = (CGPoint(x: 20, y: 24.5), CGPoint(x: 60, y: 24.5))
    recording.marks = [
      Recording.Mark(
        kind: kind,
        keyframes: [
          .init(time: 0.25, start: start, end: end, strength: 1),
          .init(time: 0.75, start: start, end: end, strength: 1),
        ])
    ]
    func isBlank(_ style: AsciicastStyle, at time: Double) throws -> Bool {
      let screen = try Cast(recording, style).screen(until: time)
      return Set(screen.pixels.map(\.color)).count == 1
        && screen.text.joined().allSatisfy { $0 == " " }
    }
    #expect(try isBlank(AsciicastStyle(), at: 0.5))
    let xray = AsciicastStyle(showsXray: true)
    #expect(try isBlank(xray, at: 0.2))
    #expect(try !isBlank(xray, at: 0.5))
    #expect(try isBlank(xray, at: 0.9))
  }

  @Test func nothingIsTooFarOrTooSmall() throws {
    var item = Self.box(label: "box")
    item.keyframes = [
      .init(time: 0, pose: .init(center: CGPoint(x: -1e9, y: 1e9), angle: 1e9)),
      .init(time: 1, pose: .init(center: CGPoint(x: 1e9, y: -1e9), angle: -1e9)),
    ]
    item.shape = .init(.ellipse(size: CGSize(width: 1e9, height: 1e-300)))
    var recording = Self.recording([item])
    for bounds in [
      CGRect.zero, CGRect(x: 1e9, y: -1e9, width: 1e-300, height: 5),
      CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9),
    ] {
      recording.bounds = bounds
      for style in [
        AsciicastStyle(columns: 1, rows: 1), AsciicastStyle(columns: 300, rows: 2, showsXray: true),
      ] {
        #expect(try Cast(recording, style).screen().unknown == [])
      }
    }
  }

  @Test func aStyleOutOfRangeIsDiagnosed() throws {
    let style = AsciicastStyle(columns: 0, rows: -1, framesPerSecond: .nan, idleLimit: 0)
    let (cast, diagnostics) = try DynamicsDiagnostics.collecting {
      try Cast(Self.recording(), style)
    }
    #expect(cast.header["width"] as? Int == 80)
    #expect(cast.header["idle_time_limit"] == nil)
    #expect(diagnostics.count == 3)
  }
}
