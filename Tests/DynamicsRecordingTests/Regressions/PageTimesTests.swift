import Dynamics
import DynamicsRecording
import Testing

/// A page rounded times so much that fast items were off by four times what it says.
@Suite struct PageTimesTests {
  @Test func aPageIsAsExactAsItSays() throws {
    var recording = Recording.stillBox(duration: 1, framesPerSecond: 60)
    recording.items[0].keyframes = (0...60).map { frame in
      let center = CGPoint(x: frame.isMultiple(of: 2) ? 0 : 100, y: 0)
      return .init(time: Double(frame) / 60, pose: .init(center: center))
    }
    let page = String(decoding: try recording.data(as: .html), as: UTF8.self)
    let column = try #require(page.split(separator: "\n").first { $0.hasPrefix("\"time\":[") })
    let times = try JSONDecoder().decode(
      [Double].self, from: Data(column.dropFirst(7).dropLast().utf8))
    #expect(times.count == 61)
    for (time, keyframe) in zip(times, recording.items[0].keyframes) {
      let (there, center) = (recording.pose(of: 0, at: time).center, keyframe.pose.center)
      #expect(hypot(there.x - center.x, there.y - center.y) < 0.05)
    }
  }
}
