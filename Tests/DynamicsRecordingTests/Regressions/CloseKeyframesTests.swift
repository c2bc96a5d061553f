import Dynamics
import DynamicsRecording
import Testing

/// Keyframes of no time and of 10⁻³⁰⁰ s had the same time in a reversed recording, which then could not be read.
@Suite struct CloseKeyframesTests {
  @Test func aReversedRecordingIsReadAgain() throws {
    var recording = FallingCrates.recording(for: 0.5)
    var keyframe = recording.items[0].keyframes[0]
    keyframe.time = 1e-300
    recording.items[0].keyframes.insert(keyframe, at: 1)
    let reversed = recording.reversed()
    let again = try JSONDecoder().decode(Recording.self, from: reversed.data(as: .json))
    #expect(again == reversed)
    #expect(again.pose(of: 0, at: 0.5) == recording.pose(of: 0, at: 0))
  }
}
