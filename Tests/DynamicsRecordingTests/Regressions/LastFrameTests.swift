import Dynamics
import DynamicsRecording
import Testing

/// In Lottie, what slept until the end woke in the last frame.
@Suite struct LastFrameTests {
  @Test func whatSleepsAtTheEndSleepsInTheLastFrame() throws {
    var recording = Recording.stillBox(duration: 1, framesPerSecond: 60)
    recording.items[0].sleep = [0.5...1]
    let style = LottieStyle(showsXray: true)
    let text = String(decoding: try recording.data(as: .lottie(style: style)), as: UTF8.self)
    #expect(text.contains(#"{"t":0,"s":[100],"h":1},{"t":30,"s":[35],"h":1}]"#))
  }
}
