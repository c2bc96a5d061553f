import Testing
import UIKit

/// Setters of items are called as on iOS: once a frame, the center first.
@MainActor @Suite struct WritingTests {
  private let item = WatchedItem()
  private let animator = UIDynamicAnimator()
  private let properties: UIDynamicItemBehavior

  init() {
    properties = freely(item)
    properties.addLinearVelocity(CGPoint(x: 60, y: 0), for: item)
    properties.addAngularVelocity(1, for: item)
    animator.addBehavior(properties)
  }

  @Test func centerAndThenTransformAreSetOnceAFrame() {
    animator.run(frames: 3)
    #expect(item.writes == ["center", "transform", "center", "transform", "center", "transform"])
  }

  /// Were set once a step, for actions of the core's that were only there to count steps.
  @Test func anActionDoesNotMakeItMoreOften() {
    var writesSeen: [Int] = []
    properties.action = { [item] in writesSeen.append(item.writes.count) }
    animator.run(frames: 3)
    #expect(writesSeen == [2, 4, 6])
    item.forgetWrites()
    animator.advance(by: 0.5)
    #expect(item.writes.count == 2)
    #expect(writesSeen.count == 4)
  }

  @Test func whatDoesNotChangeIsNotSet() {
    properties.addAngularVelocity(-1, for: item)
    animator.run(frames: 2)
    #expect(item.writes == ["center", "center"])
  }
}
