import Dynamics
@_spi(Samples) @testable import DynamicsRecording
import Foundation
import Testing

/// Labels are paths in a Lottie file, since its readers have no fonts.
@Suite struct LottieLabelTests {
  @Test func eachLetterOfASCIIHasLinesOfItsOwn() {
    let box = StrokeFont.lines(of: "\u{1}")
    #expect(box.count == 1 && box[0].count == 5)
    var all: Set<[[CGPoint]]> = []
    for code in UInt8(ascii: "!")...UInt8(ascii: "~") {
      let lines = StrokeFont.lines(of: String(UnicodeScalar(code)))
      #expect(!lines.isEmpty && lines != box, "\(UnicodeScalar(code))")
      #expect(lines.allSatisfy { $0.count > 1 })
      for point in lines.joined() {
        #expect((-2...2).contains(point.x) && (-3...5).contains(point.y))
      }
      all.insert(lines)
    }
    #expect(all.count == 94)
  }

  @Test func accentsAreLeftOutAndOtherLettersAreBoxes() {
    #expect(StrokeFont.lines(of: "é") == StrokeFont.lines(of: "e"))
    #expect(StrokeFont.lines(of: "♠") == StrokeFont.lines(of: "\u{1}"))
    #expect(StrokeFont.lines(of: " ").isEmpty)
    #expect(StrokeFont.count(of: "é♠ ") == 3)
  }

  /// A large still item with a label.
  private static func sign(_ label: String?, _ fill: RecordingAppearance.Color) -> Recording {
    var recording = Recording(
      bounds: CGRect(x: 0, y: 0, width: 100, height: 50), duration: 1, framesPerSecond: 60)
    recording.items = [
      Recording.Item(
        id: nil, shape: .init(.rectangle(size: CGSize(width: 80, height: 40))),
        appearance: RecordingAppearance(fill: fill, label: label),
        keyframes: [.init(time: 0, pose: .init(center: CGPoint(x: 50, y: 25)))], presence: [0...1])
    ]
    return recording
  }

  @Test(arguments: [("#002060", "#ffffff"), ("#ffe0a0", "#222222")])
  func aLabelIsDrawnInTheMiddleOfItsItem(
    _ fill: RecordingAppearance.Color, _ ink: RecordingAppearance.Color
  ) throws {
    let data = try Self.sign("HIH", fill).data(as: .lottie)
    let drawn = try #require(LottieReader(data, width: 400, height: 200).shape(ink, frame: 0))
    #expect(abs(drawn.center.x / 4 - 50) < 0.5)
    #expect(abs(drawn.center.y / 4 - 25) < 0.5)
    let bare = try Self.sign(nil, fill).data(as: .lottie)
    #expect(try LottieReader(bare, width: 400, height: 200).shape(ink, frame: 0) == nil)
    #expect(try LottieRules(data).faults == [])
  }

  @Test func aLabelIsAGroupOfItsName() throws {
    let text = String(decoding: try Self.sign("a\"b", "#ffffff").data(as: .lottie), as: UTF8.self)
    #expect(text.contains(#"{"ty":"gr","nm":"a\"b","it":[{"ty":"sh""#))
    #expect(text.contains(#""nm":"a\"b","ddd":0"#))
  }
}
