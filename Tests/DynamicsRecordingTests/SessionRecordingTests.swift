import Dynamics
import DynamicsRecording
import Foundation
import Testing

/// A session becomes a recording that a recorder would have made.
@Suite struct SessionRecordingTests {
  @Test func aSessionIsRecordedLikeItsAnimator() throws {
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 200))
    let boxes = (0..<3).map {
      BasicItem(
        center: CGPoint(x: 60 + 40 * CGFloat($0), y: 50 + 20 * CGFloat($0)),
        size: CGSize(width: 30, height: 20))
    }
    animator.addBehavior(GravityBehavior(items: boxes))
    let collision = CollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(AttachmentBehavior(item: boxes[0], attachedTo: boxes[1]))
    let history = History(animator, seconds: 5)
    let expected = animator.record(for: 1)
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).session")
    defer { try? FileManager.default.removeItem(at: url) }
    try history.write(to: url)
    let recording = try Recording(History.session(contentsOf: url))
    #expect(recording.bounds == expected.bounds)
    #expect(abs(recording.duration - expected.duration) < 1e-9)
    #expect(recording.items.map(\.shape) == expected.items.map(\.shape))
    for (item, other) in zip(recording.items, expected.items) {
      #expect(item.keyframes.map(\.pose) == other.keyframes.map(\.pose))
    }
    #expect(recording.contacts.count > 5 && recording.contacts.count == expected.contacts.count)
    for (contact, other) in zip(recording.contacts, expected.contacts) {
      #expect(contact.phase == other.phase && contact.item == other.item)
      #expect(contact.other == other.other && contact.impulse == other.impulse)
      // A recorder works out the times from their ages.
      #expect(abs(contact.time - other.time) < 1e-9 && contact.point == other.point)
    }
    #expect(recording.boundaries == expected.boundaries)
    #expect(recording.marks.count == expected.marks.count)
    #expect(try !recording.data(as: .html).isEmpty)
  }
}
