import Dynamics
import DynamicsRecording
import Testing

/// Small files of long recordings: a table looked at each of their frames, and an asciicast drew them for days.
@Suite struct LongRecordingTests {
  @Test func aTableSkipsFramesWithoutItems() throws {
    let recording = Recording.stillBox(
      duration: 1e8, framesPerSecond: 10, presence: [1e6...(1e6 + 0.1)])
    let data = try recording.data(as: .csv)
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    #expect(lines.dropFirst().map { $0.prefix { $0 != "," } } == ["1000000", "1000000.1"])
  }

  @Test func anAsciicastOfAYearIsRefused() throws {
    let recording = moving(for: 3e7, framesPerSecond: 1)
    #expect(throws: RecordingError.self) { try recording.data(as: .asciicast) }
  }

  /// From the middle of the recording on.
  private func moving(for duration: TimeInterval, framesPerSecond: Double) -> Recording {
    var recording = Recording.stillBox(duration: duration, framesPerSecond: framesPerSecond)
    recording.items[0].keyframes = [
      .init(time: duration / 2, pose: .init(center: .zero)),
      .init(time: duration, pose: .init(center: CGPoint(x: 9, y: 9))),
    ]
    return recording
  }
}
