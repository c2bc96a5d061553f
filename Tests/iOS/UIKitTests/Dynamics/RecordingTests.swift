import CoreGraphics
import DynamicsRecording
import Foundation
import Testing
import UIKit

@MainActor @Suite struct RecordingTests {
  private let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func falling(_ view: UIView) -> UIDynamicAnimator {
    room.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: room)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(collision)
    return animator
  }

  @Test func viewsAreRecordedAsTheyMoveAndLook() throws {
    let card = UIView(frame: CGRect(x: 130, y: 20, width: 40, height: 60))
    card.backgroundColor = UIColor(red: 1, green: .nan, blue: -1, alpha: 2)
    card.layer.cornerRadius = 6
    card.accessibilityLabel = "ace"
    let animator = falling(card)
    var frames = 0
    animator.behaviors[0].action = { frames += 1 }
    let recording = animator.record(for: 0.5)
    #expect(frames == 30)
    #expect(recording.pose(of: 0, at: 0.5).center == card.center)
    #expect(
      recording.items[0].appearance
        == RecordingAppearance(fill: "#ff0000", cornerRadius: 6, label: "ace"))
    #expect(recording.marks.contains { $0.kind == .velocity })
    Attachment.record(Array(try recording.data(as: .html)), named: "view.html")
  }

  @Test func untilPausedEndsAtRestAndChangesNothing() {
    let (card, other) = (
      UIView(frame: CGRect(x: 130, y: 20, width: 40, height: 60)),
      UIView(frame: CGRect(x: 130, y: 20, width: 40, height: 60))
    )
    let (animator, unseen) = (falling(card), falling(other))
    let recording = animator.recordUntilPaused(limit: 10)
    #expect(!animator.isRunning)
    #expect(animator.behaviors.count == 2)
    for _ in 0..<600 where unseen.isRunning { unseen.advance(by: 1.0 / 60) }
    #expect(other.center == card.center)
    #expect(recording.duration > 0.5 && recording.duration < 9)
  }
}
