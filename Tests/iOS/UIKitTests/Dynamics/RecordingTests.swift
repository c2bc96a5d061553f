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

  @Test func viewsAreStackedAsInTheTreeAndShowTheirText() {
    let (back, front, top) = (makeView(at: 60, 60), UILabel(), UIButton())
    front.frame = CGRect(x: 30, y: 30, width: 80, height: 40)
    front.text = "front"
    top.frame = CGRect(x: 60, y: 30, width: 80, height: 40)
    top.setTitle("Go", for: .normal)
    for view in [back, front, top] { room.addSubview(view) }
    let (title, hidden) = (UILabel(), UILabel())
    (title.text, hidden.text, hidden.isHidden) = ("ace", "no", true)
    for label in [hidden, title] { back.addSubview(label) }
    let animator = UIDynamicAnimator(referenceView: room)
    // They join in another order than that of the tree.
    animator.addBehavior(UIGravityBehavior(items: [top, front, back]))
    let recording = animator.record(for: 0.1)
    #expect(recording.items.map(\.appearance.label) == ["Go", "front", "ace"])
    #expect(recording.items.map(\.appearance.fill) == [nil, nil, nil])
    #expect(recording.stackings.map(\.items) == [[2, 1, 0]])
    back.layer.zPosition = 1
    #expect(animator.record(for: 0.1).stackings.map(\.items) == [[1, 0, 2]])
    room.bringSubviewToFront(front)
    #expect(animator.record(for: 0.1).stackings.map(\.items) == [[0, 1, 2]])
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
