import Dynamics
import Testing

@testable import DynamicsRecording

/// Steps and frames that are the same moment differ by what was rounded, so that an item of one frame was in
/// none.
///
/// What changed its shape was gone, or there twice, until the next frame; so was a boundary that moved.
@Suite struct PresenceTests {
  @Test func anItemOfOneFrameIsInIt() {
    for number in 0..<600 {
      let time = Double(2 * number) * (1.0 / 120)
      let recording = Recording.stillBox(duration: 10, framesPerSecond: 60, presence: [time...time])
      let frames = recording.frames.indices.filter { recording.frames[$0].poses[0] != nil }
      #expect(frames == [number])
    }
  }

  @Test(arguments: [24.0, 25, 30, 50, 60, 144, 1000])
  func whatChangesIsAlwaysThere(framesPerSecond: Double) throws {
    let recording = Self.changingScene(framesPerSecond)
    #expect(recording.items.count > 10 && recording.boundaries.count > 10)
    let items = recording.items.map { recording.seenSpans($0.presence) }
    let boundaries = recording.boundaries.map { recording.seenSpans([$0.presence]) }
    for number in 0..<499 {
      let time = (Double(number) + 0.5) / 1000
      let poses = recording.frame(at: time).poses
      #expect(poses.contains { $0 != nil })
      for spans in [items, boundaries] {
        #expect(spans.contains { $0.contains { $0.contains(time) } })
      }
      guard framesPerSecond == 60 else { continue }
      #expect(poses.count { $0 != nil } == 1)
      #expect(boundaries.count { $0.contains { $0.contains(time) } } == 1)
    }
  }

  private static func changingScene(_ framesPerSecond: Double) -> Recording {
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = BasicItem(center: CGPoint(x: 50, y: 50), size: CGSize(width: 10, height: 10))
    let collision = CollisionBehavior(items: [box])
    let gravity = GravityBehavior(items: [box])
    var side = 10.0
    func setFloor() {
      collision.removeBoundary(withIdentifier: "floor")
      collision.addBoundary(
        withIdentifier: "floor", from: CGPoint(x: 0, y: 60 + side),
        to: CGPoint(x: 100, y: 60 + side))
    }
    setFloor()
    gravity.action = { [unowned animator] in
      side += 0.1
      box.bounds.size = CGSize(width: side, height: 10)
      animator.updateItem(usingCurrentState: box)
      setFloor()
    }
    animator.addBehavior(collision)
    animator.addBehavior(gravity)
    return animator.record(for: 0.5, framesPerSecond: framesPerSecond)
  }
}
