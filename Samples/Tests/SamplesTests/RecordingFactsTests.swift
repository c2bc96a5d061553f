import DynamicsRecording
import Foundation
import Testing

@testable import SampleSupport
@testable import card_shuffle
@testable import crates

/// The metadata of a recording is enough to make it again.
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

  @Test func cratesNameTheirSceneAndTheSeedThatMatters() {
    let plain = RunRecorder(request: CrateRequest(scene: .box, seed: 4, seconds: 0.2)).record()
    #expect(plain.recording.metadata["hash"] == plain.recording.motionHash)
    #expect(plain.recording.metadata.keys.sorted() == ["hash", "scene", "step"])
    let loaded = RunRecorder(
      request: CrateRequest(scene: .box, mode: .variable, load: 0.0905, seed: 4, seconds: 0.2)
    ).record()
    var facts = loaded.recording.metadata
    facts["hash"] = nil
    #expect(facts == ["scene": "box", "step": "variable", "load": "90.5 ms", "seed": "4"])
  }

  /// A card is seen once at any time: its back, then its face.
  @Test(arguments: [1.0, 7, 30, 240])
  func picturesTurnEachCardOnce(framesPerSecond: Double) throws {
    let request = ShuffleRequest(
      style: .overhand, cardCount: 6, framesPerSecond: framesPerSecond, seed: 3)
    let look = CardLook(drawsFaces: true)
    let performance = try Director(request: request, look: look.appearance).perform()
    let picture = performance.recordingWithBacks(look)
    #expect(picture.metadata == performance.recording.metadata)
    for (frame, shown) in zip(performance.recording.frames, picture.frames) {
      let order = picture.stacking(at: frame.time).filter { shown.poses[$0] != nil }
      let recorded = performance.recording.stacking(at: frame.time)
      #expect(
        order.map { picture.items[$0].id } == recorded.map { performance.recording.items[$0].id })
      for (card, item) in zip(recorded, order) {
        let (pose, wanted) = (try #require(shown.poses[item]), try #require(frame.poses[card]))
        #expect(hypot(pose.center.x - wanted.center.x, pose.center.y - wanted.center.y) < 1e-9)
        #expect(abs(pose.angle - wanted.angle) < 1e-9)
        let turn = CardTurn(at: frame.time, faceUpTime: performance.faceUpTimes[card])
        let isBack = picture.items[item].appearance.label == "face down"
        if turn.width == 1 { #expect(isBack != turn.isFaceUp) }
      }
    }
    let decoded = try JSONDecoder().decode(Recording.self, from: picture.data(as: .json))
    #expect(decoded == picture)
  }
}
