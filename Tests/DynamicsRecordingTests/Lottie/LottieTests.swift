import Dynamics
@_spi(Samples) @testable import DynamicsRecording
import DynamicsTestSupport
import Foundation
import Testing

/// What an independent reader draws is compared with the recording.
@Suite(.serialized) struct LottieTests {
  /// Pixels of the picture for a point.
  private static let scale = 2

  private static func reader(
    of recording: Recording, _ style: LottieStyle = LottieStyle()
  ) throws -> LottieReader {
    try LottieReader(
      recording.data(as: .lottie(style: style)),
      width: Int(recording.bounds.width) * scale, height: Int(recording.bounds.height) * scale)
  }

  private static func square(
    _ color: RecordingAppearance.Color, _ keyframes: [Recording.Keyframe],
    presence: [ClosedRange<TimeInterval>] = [0...1]
  ) -> Recording.Item {
    Recording.Item(
      id: nil, shape: .init(.rectangle(size: CGSize(width: 20, height: 20))),
      appearance: RecordingAppearance(fill: color), keyframes: keyframes, presence: presence)
  }

  private static func keyframe(_ time: TimeInterval, _ x: Double, _ y: Double)
    -> Recording.Keyframe
  { Recording.Keyframe(time: time, pose: .init(center: CGPoint(x: x, y: y))) }

  private static func recording(_ items: [Recording.Item]) -> Recording {
    var recording = Recording(
      bounds: CGRect(x: 0, y: 0, width: 100, height: 50), duration: 1, framesPerSecond: 60)
    recording.items = items
    return recording
  }

  @Test func cratesAreWhereTheyWere() throws {
    let recording = FallingCrates.recording()
    let reader = try Self.reader(of: recording)
    #expect(reader.frameRate == 60)
    #expect(reader.frameCount == recording.frames.count)
    var generator = SeededGenerator(seed: 14)
    let frames =
      [0, recording.frames.count - 1]
      + (0..<10).map { _ in
        Int.random(in: recording.frames.indices, using: &generator)
      }
    for frame in frames {
      for (index, drawn) in reader.shapes(FallingCrates.colors, frame: frame).enumerated() {
        let pose = recording.pose(of: index, at: Double(frame) / 60)
        let drawn = try #require(drawn, "crate \(index) in frame \(frame)")
        let scale = Double(Self.scale)
        let off = hypot(
          drawn.center.x / scale - pose.center.x, drawn.center.y / scale - pose.center.y)
        #expect(off < 0.5, "crate \(index) in frame \(frame)")
        let turn = remainder(drawn.angle - pose.angle, .pi)
        #expect(abs(turn) < 0.04, "crate \(index) in frame \(frame)")
      }
    }
  }

  @Test func itemsComeAndGo() throws {
    let guest = Self.square(
      "#ff0000", [Self.keyframe(0, 50, 25)], presence: [0.25...0.5, 0.75...1])
    let reader = try Self.reader(of: Self.recording([guest]))
    for frame in [14, 31, 44] { #expect(reader.shape("#ff0000", frame: frame) == nil) }
    for frame in [15, 30, 45, 60] { #expect(reader.shape("#ff0000", frame: frame) != nil) }
  }

  @Test func theTopmostItemHidesOthers() throws {
    let place = [Self.keyframe(0, 50, 25)]
    var recording = Self.recording([Self.square("#ff0000", place), Self.square("#0000ff", place)])
    let first = try Self.reader(of: recording)
    #expect(first.shape("#ff0000", frame: 0) == nil)
    #expect(first.shape("#0000ff", frame: 0) != nil)
    recording.stackings = [.init(time: 0, items: [0, 1]), .init(time: 0.5, items: [1, 0])]
    let changing = try Self.reader(of: recording)
    #expect(changing.shape("#ff0000", frame: 29) == nil)
    #expect(changing.shape("#0000ff", frame: 30) == nil)
    #expect(changing.shape("#ff0000", frame: 60) != nil)
  }

  @Test func eachShapeIsDrawn() throws {
    let triangle = [CGPoint(x: -10, y: -10), CGPoint(x: 10, y: -10), CGPoint(x: -10, y: 10)]
    let outlines: [(Recording.Shape, area: Double)] = [
      (.init(.rectangle(size: CGSize(width: 20, height: 10))), 200),
      (.init(.ellipse(size: CGSize(width: 20, height: 10))), 50 * .pi),
      (.init(.polygon(corners: triangle)), 200),
      (
        .init([
          .init(.rectangle(size: CGSize(width: 20, height: 10)), center: CGPoint(x: -10, y: 0)),
          .init(
            .rectangle(size: CGSize(width: 20, height: 10)), center: CGPoint(x: 10, y: 0),
            angle: .pi / 2),
        ]), 400
      ),
    ]
    for (shape, area) in outlines {
      var item = Self.square("#ff0000", [Self.keyframe(0, 50, 25)])
      item.shape = shape
      let drawn = try #require(Self.reader(of: Self.recording([item])).shape("#ff0000", frame: 0))
      let measured = Double(drawn.count) / Double(Self.scale * Self.scale)
      #expect(abs(measured - area) < 0.1 * area, "\(shape)")
    }
  }

  /// Filled, with a hole by the even-odd rule, and stroked.
  @Test func figuresAreDrawn() throws {
    let ring = BezierPath(ovalIn: CGRect(x: -16, y: -16, width: 32, height: 32))
    ring.append(BezierPath(ovalIn: CGRect(x: -8, y: -8, width: 16, height: 16)))
    var figure = RecordingAppearance.Figure(ring, fill: "#ff0000")
    let line = BezierPath()
    line.move(to: CGPoint(x: -40, y: 20))
    line.addLine(to: CGPoint(x: 40, y: 20))
    let stroke = RecordingAppearance.Figure(line, stroke: "#0000ff", strokeWidth: 6)
    for (rule, area) in [(RecordingAppearance.Figure.FillRule.evenOdd, 192.0), (.nonzero, 256)] {
      figure.fillRule = rule
      var item = Self.square("#00ff00", [Self.keyframe(0, 50, 25)])
      item.appearance = RecordingAppearance(figures: [figure, stroke])
      let reader = try Self.reader(of: Self.recording([item]))
      let pixels = Double(Self.scale * Self.scale)
      let filled = try #require(reader.shape("#ff0000", frame: 0))
      #expect(abs(Double(filled.count) / pixels / (area * .pi) - 1) < 0.1, "\(rule)")
      let stroked = try #require(reader.shape("#0000ff", frame: 0))
      #expect(abs(Double(stroked.count) / pixels / 480 - 1) < 0.2, "\(stroked.count)")
      #expect(reader.shape("#00ff00", frame: 0) == nil)
    }
  }

  @Test(arguments: DebugMark.Kind.allCases)
  func xrayShowsMarks(_ kind: DebugMark.Kind) throws {
    var recording = Self.recording([])
    let (start, end) = (CGPoint(x: 20, y: 25), CGPoint(x: 60, y: 25))
    recording.marks = [
      Recording.Mark(
        kind: kind,
        keyframes: [
          .init(time: 0.25, start: start, end: end, strength: 1),
          .init(
            time: 0.75, start: CGPoint(x: 20, y: 35), end: CGPoint(x: 60, y: 35), strength: 1),
        ])
    ]
    #expect(try Self.reader(of: recording).isEmpty(frame: 30))
    let reader = try Self.reader(of: recording, LottieStyle(showsXray: true))
    #expect(reader.isEmpty(frame: 14))
    #expect(reader.isEmpty(frame: 47))
    let drawn = try #require(reader.drawn(frame: 30))
    #expect(abs(drawn.center.y / Double(Self.scale) - 30) < 1)
    let x = drawn.center.x / CGFloat(Self.scale)
    #expect((19...61).contains(x))
  }

  @Test func theSpecificationIsKept() throws {
    var recording = FallingCrates.recording(outline: "#00000080")
    recording.items[0].shape.parts.append(
      .init(.polygon(corners: [.zero, CGPoint(x: 5, y: 0), CGPoint(x: 0, y: 5)]), angle: 1))
    recording.items[1].shape = .init(.ellipse(size: CGSize(width: 30, height: 20)))
    recording.marks = DebugMark.Kind.allCases.map { kind in
      Recording.Mark(
        kind: kind,
        keyframes: [
          .init(time: 0, start: .zero, end: .zero, strength: 1),
          .init(time: 4, start: CGPoint(x: 9, y: 9), end: CGPoint(x: 99, y: 0), strength: 0),
        ])
    }
    for style in [LottieStyle(), LottieStyle(showsXray: true)] {
      let data = try recording.data(as: .lottie(style: style))
      #expect(try LottieRules(data).faults == [])
    }
    let broken = Data(#"{"w":1,"h":1,"ip":0,"op":1,"fr":60,"ver":10001,"layers":[{"ty":4}]}"#.utf8)
    #expect(try LottieRules(broken).faults.count == 5)
  }

  @Test func nothingIsTooFarOrTooLong() throws {
    var item = Self.square(
      "#ff0000",
      [
        .init(time: 0, pose: .init(center: CGPoint(x: -1e9, y: 1e9), angle: 1e9)),
        .init(time: 1e300, pose: .init(center: CGPoint(x: 1e9, y: -1e9), angle: -1e9)),
      ], presence: [0...1e300])
    item.shape.parts[0].angle = 1e300
    for rate in [1e-300, 1e-292] {
      var recording = Recording(
        bounds: CGRect(x: 1e9, y: 1e9, width: 0, height: 1e-300), duration: 1e300,
        framesPerSecond: rate)
      recording.items = [item]
      let data = try recording.data(as: .lottie(style: LottieStyle(showsXray: true)))
      #expect(try LottieRules(data).faults == [])
    }
  }

  @Test func textIsEscaped() throws {
    var item = Self.square("#ff0000", [Self.keyframe(0, 50, 25)])
    item.appearance.label = "<&\"'\\\n\u{0}</script>\u{2028}é"
    let data = try Self.recording([item]).data(as: .lottie)
    let animation = try #require(
      JSONSerialization.jsonObject(with: data) as? [String: Any])
    let layers = try #require(animation["layers"] as? [[String: Any]])
    #expect(layers[0]["nm"] as? String == item.appearance.label)
  }
}

extension LottieReader {
  fileprivate func isEmpty(frame: Int) -> Bool { drawn(frame: frame) == nil }
}
