@_spi(Samples) import DynamicsRecording
import Foundation

/// The way of a finger that touches the screen now and then.
struct FingerTrail {
  private var keyframes: [Recording.Keyframe] = []
  private var spans: [ClosedRange<TimeInterval>] = []
  private var isDown = false

  mutating func move(to place: CGPoint, at time: TimeInterval) {
    if isDown, let last = spans.popLast() {
      spans.append(last.lowerBound...max(time, last.lowerBound))
    } else {
      spans.append(time...time)
    }
    isDown = true
    keyframes.append(.init(time: time, pose: .init(center: place)))
  }

  mutating func lift(at time: TimeInterval) {
    guard isDown, let last = spans.popLast() else { return }
    spans.append(last.lowerBound...max(time, last.upperBound))
    isDown = false
  }

  /// The finger as an item above all others; `nil` if it never touched.
  func item(until end: TimeInterval) -> Recording.Item? {
    let spans = spans.filter { $0.lowerBound < end }
    guard !spans.isEmpty else { return nil }
    let look = RecordingAppearance(
      svg: "<circle r=\"13\" fill=\"#fff\" fill-opacity=\".55\" stroke=\"#333\" "
        + "stroke-opacity=\".7\" stroke-width=\"1.5\"/>")
    return Recording.Item(
      id: nil, shape: .init([.init(.ellipse(size: CGSize(width: 26, height: 26)))]),
      appearance: look, keyframes: keyframes.filter { $0.time <= end },
      presence: spans.map { $0.lowerBound...min($0.upperBound, end) })
  }
}
