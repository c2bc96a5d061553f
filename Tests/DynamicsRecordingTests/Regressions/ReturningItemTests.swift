import Dynamics
import DynamicsRecording
import Testing

/// What left, and came back elsewhere, was seen on its way there for a frame.
@Suite struct ReturningItemTests {
  @Test func whatLeavesStaysWhereItWas() {
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 1000, height: 100))
    let box = BasicItem(center: CGPoint(x: 50, y: 50), size: CGSize(width: 10, height: 10))
    let other = BasicItem(center: CGPoint(x: 50, y: 20), size: CGSize(width: 10, height: 10))
    let items = DynamicItemBehavior(items: [box])
    animator.addBehavior(items)
    animator.addBehavior(GravityBehavior(items: [other]))
    let recorder = Recorder(animator)
    recorder.start()
    animator.advance(by: 0.25)
    items.removeItem(box)
    animator.advance(by: 1.0 / 60)
    box.center.x = 950
    items.addItem(box)
    animator.advance(by: 0.25)
    recorder.stop()
    let recording = recorder.recording
    let places = (0...300).compactMap { recording.frame(at: Double($0) / 600).poses[0]?.center.x }
    #expect(Set(places) == [50])
    #expect(recording.frame(at: recording.duration).poses.contains { $0?.center.x == 950 })
  }
}
