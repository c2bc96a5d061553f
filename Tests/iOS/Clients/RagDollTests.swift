import Testing
import UIKit

@MainActor @Suite("A rag doll")
struct RagDollTests {
  private let doll = RagDoll(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let animator: UIDynamicAnimator

  init() {
    animator = UIDynamicAnimator(referenceView: doll)
  }

  /// Where a point of the doll, as it was made, is on a part now.
  private func place(of point: CGPoint, on part: UIView, madeAt center: CGPoint) -> CGPoint {
    CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(part.transform)
      .applying(CGAffineTransform(translationX: part.center.x, y: part.center.y))
  }

  private func difference(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
    atan2(sin(a - b), cos(a - b))
  }

  @Test("It falls, hangs together, bends within its ranges, and comes to rest on the floor")
  func falling() {
    let centers = doll.parts.map(\.center)
    let made = Dictionary(uniqueKeysWithValues: zip(doll.parts, centers))
    let behavior = RagDollBehavior(doll: doll, frictionTorque: 0.05)
    #expect(doll.pins.count == 5)
    #expect(doll.pins["neck"]?.attachmentRange.maximum == CGFloat.pi / 6)
    #expect(doll.pins["neck"]?.attachedBehaviorType == .items)
    animator.addBehavior(behavior)
    behavior.skin.addAngularVelocity(3, for: doll.torso)

    var widest: CGFloat = 0
    animator.run(seconds: 6) {
      for joint in doll.joints {
        let a = place(of: joint.point, on: joint.a, madeAt: made[joint.a]!)
        let b = place(of: joint.point, on: joint.b, madeAt: made[joint.b]!)
        widest = max(widest, hypot(a.x - b.x, a.y - b.y))
        let bend = difference(joint.b.turn, joint.a.turn)
        #expect(joint.range.lowerBound - 0.2 < bend && bend < joint.range.upperBound + 0.2)
      }
    }
    #expect(widest < 5)
    #expect(doll.parts.allSatisfy { doll.bounds.contains($0.center) })
    #expect(animator.runUntilPaused(limit: 30))
    let lowest = doll.parts.map { $0.frame.maxY }.max()!
    #expect(abs(lowest - 600) < 2)
  }

  @Test("Friction in the joints makes it stiff")
  func stiffness() {
    func bend(frictionTorque: CGFloat) -> CGFloat {
      let doll = RagDoll(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      let animator = UIDynamicAnimator(referenceView: doll)
      let behavior = RagDollBehavior(doll: doll, frictionTorque: frictionTorque)
      behavior.removeChildBehavior(behavior.gravity)
      animator.addBehavior(behavior)
      behavior.skin.addAngularVelocity(2, for: doll.leftArm)
      animator.run(seconds: 0.5)
      return abs(difference(doll.leftArm.turn, doll.torso.turn))
    }
    #expect(bend(frictionTorque: 0) > 0.2)
    #expect(bend(frictionTorque: 1000) < 0.05)
  }
}
