import DynamicsRecording
import Foundation
import Testing

@testable import SampleSupport
@testable import card_shuffle

/// What a recording says about itself is enough to make it again.
@Suite struct RecordingFactsTests {
  private static func perform(_ request: ShuffleRequest) throws -> Recording {
    try Director(request: request).perform().recording
  }

  @Test(arguments: ShuffleStyle.allCases)
  func theHashIsThatOfTheMotion(style: ShuffleStyle) throws {
    let request = ShuffleRequest(style: style, cardCount: 5, hands: 2, seed: 3)
    let recording = try Self.perform(request)
    let hash = try #require(recording.metadata["hash"])
    #expect(hash.count == 16 && hash.allSatisfy(\.isHexDigit))
    #expect(try Self.perform(request).metadata == recording.metadata)
    let data = try recording.data(as: .json)
    #expect(try JSONDecoder().decode(Recording.self, from: data).motionHash == hash)
    #expect(recording.reversed().motionHash != hash)
    var other = request
    other.seed = 4
    #expect(try Self.perform(other).metadata["hash"] != hash)
  }

  @Test func theOrderIsThatOfTheCards() throws {
    let performance = try Director(request: ShuffleRequest(cardCount: 3, seed: 1)).perform()
    let names = TextFormat.names(performance, ascii: false).joined(separator: " ")
    #expect(performance.recording.metadata["order"] == names)
    #expect(performance.recording.metadata["seed"] == "1")
    #expect(performance.recording.metadata["style"] == "wash")
  }

  @Test func theCommandNamesWhatIsUnusual() {
    #expect(
      ShuffleRequest(style: .riffle, seed: 7).command
        == "card-shuffle --style riffle --seed 7 --fps 30")
    #expect(
      ShuffleRequest(
        style: .deal, cardCount: 20, hands: 3, gravity: -0.5, elasticity: 0.8, speed: 2,
        framesPerSecond: 60, seed: 1
      ).command == """
        card-shuffle --style deal --seed 1 --cards 20 --hands 3 --gravity -0.5 --elasticity 0.8 \
        --speed 2.0 --fps 60
        """)
  }
}
