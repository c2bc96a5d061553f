import Dynamics
import DynamicsRecording
import DynamicsTestSupport
import Foundation
import Testing

@Suite struct CodingTests {
  @Test(arguments: 0..<6 as Range<UInt64>)
  func whatIsWrittenIsReadBack(seed: UInt64) throws {
    let recording = Recording.random(seed: seed)
    let encoded = try JSONEncoder().encode(recording)
    #expect(try JSONDecoder().decode(Recording.self, from: encoded) == recording)
    let written = try recording.data(as: .json)
    #expect(try JSONDecoder().decode(Recording.self, from: written) == recording)
  }

  @Test func anotherVersionIsRefused() throws {
    let text = String(decoding: try Recording.random(seed: 1).data(as: .json), as: UTF8.self)
    let newer = Data(text.replacing("\"version\":1", with: "\"version\":9").utf8)
    #expect(throws: RecordingError.version(9)) {
      try JSONDecoder().decode(Recording.self, from: newer)
    }
  }

  /// What each of these says of a recording is not so.
  private static let lies: [(String, String)] = [
    ("\"duration\":1.5", "\"duration\":-1.5"), ("\"duration\":1.5", "\"duration\":0.5"),
    ("\"framesPerSecond\":60", "\"framesPerSecond\":0"),
    ("\"framesPerSecond\":60", "\"framesPerSecond\":1e300"),
    ("[20,10]", "[-20,10]"), ("[20,10]", "[1e300,10]"),
    ("\"times\":[0,", "\"times\":[7,"), ("\"times\":[0,", "\"times\":["),
    ("\"presence\":[[0,", "\"presence\":[[-1,"),
    ("\"stackings\":[]", "\"stackings\":[{\"time\":0,\"items\":[9]}]"),
    ("\"stackings\":[]", "\"stackings\":[{\"time\":0,\"items\":[1,1]}]"),
    ("\"cornerRadius\":0", "\"cornerRadius\":-1"),
    (
      "\"contacts\":[]",
      """
      "contacts":[{"time":0,"phase":"began","item":7,"other":{"boundary":{}},"point":[0,0],\
      "normal":[0,1],"impulse":0}]
      """
    ),
  ]

  @Test(arguments: lies)
  func aLieIsRefused(truth: String, lie: String) throws {
    let text = String(decoding: try Recording.random(seed: 1).data(as: .json), as: UTF8.self)
    let forged = text.replacing(truth, with: lie, maxReplacements: 1)
    try #require(forged != text)
    #expect(throws: RecordingError.self) {
      try JSONDecoder().decode(Recording.self, from: Data(forged.utf8))
    }
  }

  @Test func damagedBytesThrowOrAreStillARecording() throws {
    let data = try Recording.random(seed: 1, items: 2, frames: 12).data(as: .json)
    var random = SeededGenerator(seed: 8)
    var refusals = 0
    for number in 0..<300 {
      var damaged = data
      for _ in 0..<random.int(in: 1...4) {
        damaged[random.int(in: 0...(data.count - 1))] = UInt8(random.int(in: 32...126))
      }
      guard let recording = try? JSONDecoder().decode(Recording.self, from: damaged) else {
        refusals += 1
        continue
      }
      // Whatever is still a recording can be looked at.
      let count = recording.items.count
      #expect(recording.frames.prefix(100).allSatisfy { $0.poses.count == count }, "\(number)")
      let edited = recording.simplified(tolerance: 1, angle: 1).reversed()
      #expect(try edited.data(as: .csv, maximumBytes: 1 << 20).isEmpty == false, "\(number)")
    }
    #expect((1..<300).contains(refusals))
  }
}
