import DynamicsPrograms
import DynamicsTestSupport
import Foundation
import Testing

/// What libFuzzer tries for longer: recordings from files that were damaged or forged.
@Suite struct ForgedRecordingTests {
  @Test func whateverIsReadCanBeEditedAndWritten() {
    var generator = SeededGenerator(seed: 14)
    var readCount = 0
    for run in 0..<40 {
      let bytes = (0..<(4 * (1 + run % 4))).map { _ in UInt8(generator.int(in: 0...255)) }
      let forged = ForgedRecording(bytes)
      #expect(forged.faults == [], "\(bytes)")
      if forged.wasRead { readCount += 1 }
    }
    #expect(readCount > 8)
  }

  @Test func aFileThatIsNoneIsNotRead() {
    for text in ["{}", "{\"version\":1}", "{\"version\":9,\"items\":[]}", "{"] {
      #expect(!ForgedRecording(Data(text.utf8)).wasRead)
    }
  }
}
