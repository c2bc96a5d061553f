import Dynamics
import DynamicsRecording
import Testing

@Suite struct RecordingFallsTests {
  private static let room = CGRect(x: 0, y: 0, width: 300, height: 300)

  @Test func aFallIsRecordedAsItIs() {
    let ball = BasicItem(center: CGPoint(x: 150, y: 0), size: CGSize(width: 20, height: 20))
    let animator = DynamicAnimator(referenceBounds: Self.room)
    let properties = DynamicItemBehavior(items: [ball])
    properties.resistance = 0
    animator.addBehavior(properties)
    animator.addBehavior(GravityBehavior(items: [ball]))
    let recording = animator.record(for: 0.5)
    #expect(recording.duration == 0.5)
    #expect(recording.frames.count == 31)
    #expect(recording.bounds == Self.room)
    for frame in recording.frames {
      // Half a step more than ½·g·t²: velocities come before positions.
      let fallen = 500 * frame.time * (frame.time + animator.timeStep)
      #expect(abs(frame.poses[0]!.center.y - fallen) < 0.02, "at \(frame.time) s")
    }
  }

  @Test func restIsAStillPicture() throws {
    let box = BasicItem(center: CGPoint(x: 150, y: 289), size: CGSize(width: 20, height: 20))
    let animator = DynamicAnimator(referenceBounds: Self.room)
    let collision = CollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: [box]))
    let recording = animator.record(for: 10)
    #expect(!animator.isRunning)
    #expect(recording.duration == 10)
    #expect(recording.items[0].keyframes.count < 60)
    #expect(recording.items[0].presence == [0...10])
    #expect(recording.pose(of: 0, at: 10).center == box.center)
    #expect(Set(recording.contacts.map(\.other)) == [.boundary(name: nil)])
    #expect(recording.boundaries.map(\.name) == [nil])
    let again = try JSONDecoder().decode(Recording.self, from: recording.data(as: .json))
    #expect(again == recording)
  }
}
