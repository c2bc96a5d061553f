import Testing
import UIKit

@MainActor @Suite("Behaviors that change the animator from within")
struct SelfRemovalTests {
  private let stage = makeStage()
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() { stage.addSubview(view) }

  @Test("Actions run once a frame, parents first, and not in a frame without a step")
  func actions() {
    let animator = UIDynamicAnimator(referenceView: stage)
    var calls: [String] = []
    let parent = UIDynamicBehavior()
    let gravity = UIGravityBehavior(items: [view])
    parent.addChildBehavior(gravity)
    parent.action = { calls.append("parent") }
    gravity.action = { calls.append("child") }
    animator.addBehavior(parent)
    animator.advance(by: 1.0 / 240)
    #expect(calls.isEmpty)
    animator.advance(by: 1.0 / 240)
    animator.advance(by: 1.0 / 60)
    #expect(calls == ["parent", "child"])
    animator.advance(by: 1.0 / 30)
    #expect(calls == ["parent", "child", "parent", "child"])
  }

  @Test("A push that an action adds is delivered before its own action removes it")
  func pushFromAction() {
    let animator = UIDynamicAnimator(referenceView: stage)
    let properties = UIDynamicItemBehavior(items: [view])
    properties.resistance = 0
    let parent = UIDynamicBehavior()
    parent.addChildBehavior(properties)
    animator.addBehavior(parent)
    var pushes = 0
    parent.action = { [unowned parent, view] in
      guard pushes < 3 else { return }
      pushes += 1
      let push = UIPushBehavior(items: [view], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      push.action = { [unowned parent, unowned push] in parent.removeChildBehavior(push) }
      parent.addChildBehavior(push)
    }
    animator.run(frames: 10)
    #expect(pushes == 3)
    #expect(parent.childBehaviors == [properties])
    #expect(abs(properties.linearVelocity(for: view).x - 300) < 1e-9)
  }

  @Test("A behavior removes itself and others in its action, and those others are not called")
  func removal() {
    let animator = UIDynamicAnimator(referenceView: stage)
    let first = UIGravityBehavior(items: [view])
    let second = UIGravityBehavior(items: [view])
    var calls: [String] = []
    first.action = {
      calls.append("first")
      animator.removeAllBehaviors()
    }
    second.action = { calls.append("second") }
    animator.addBehavior(first)
    animator.addBehavior(second)
    animator.run(frames: 10)
    #expect(calls == ["first"])
    #expect(animator.behaviors.isEmpty)
    #expect(first.dynamicAnimator == nil && second.dynamicAnimator == nil)
  }

  private final class Remover: NSObject, UICollisionBehaviorDelegate {
    var contacts = 0
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
      withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {
      contacts += 1
      behavior.dynamicAnimator?.removeAllBehaviors()
    }
  }

  @Test("A contact takes everything away")
  func contact() {
    let animator = UIDynamicAnimator(referenceView: stage)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    let remover = Remover()
    collision.collisionDelegate = remover
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(collision)
    animator.run(seconds: 3)
    #expect(remover.contacts == 1)
    #expect(abs(view.frame.maxY - 480) < 8)
    #expect(!animator.isRunning)
  }

  private final class Chain: NSObject, UIDynamicAnimatorDelegate {
    var steps: [UIDynamicBehavior]
    init(_ steps: [UIDynamicBehavior]) { self.steps = steps }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
      guard !steps.isEmpty else { return }
      animator.removeAllBehaviors()
      animator.addBehavior(steps.removeFirst())
    }
  }

  @Test("At rest, the delegate replaces the behaviors")
  func chain() {
    let animator = UIDynamicAnimator(referenceView: stage)
    let corner = CGPoint(x: 250, y: 400)
    let chain = Chain([UISnapBehavior(item: view, snapTo: corner)])
    animator.delegate = chain
    animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 100, y: 300)))
    animator.run(seconds: 10)
    #expect(chain.steps.isEmpty)
    #expect(view.distance(to: corner) < 0.1)
    #expect(!animator.isRunning)
  }

  @Test(
    "A delegate that clears the animator at rest hears of one pause, and of the next start",
    arguments: [true, false])
  func cleared(atOnce: Bool) {
    final class Transition: NSObject, UIDynamicAnimatorDelegate {
      var log: [String] = []
      let atOnce: Bool
      init(atOnce: Bool) { self.atOnce = atOnce }
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        log.append("pause")
        if atOnce {
          animator.removeAllBehaviors()
        } else {
          animator.behaviors.forEach(animator.removeBehavior)
        }
      }
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
    }
    let animator = UIDynamicAnimator(referenceView: stage)
    let transition = Transition(atOnce: atOnce)
    animator.delegate = transition
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(collision)
    animator.addBehavior(UIDynamicItemBehavior(items: [view]))
    animator.run(seconds: 5)
    #expect(transition.log == ["resume", "pause"])
    animator.run(seconds: 1)
    animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 200)))
    #expect(transition.log == ["resume", "pause", "resume"])
    animator.run(seconds: 5)
    #expect(transition.log == ["resume", "pause", "resume", "pause"])
    #expect(view.distance(to: CGPoint(x: 200, y: 200)) < 0.1)
  }

  @Test("In its last call, the delegate drops the animator")
  func dropped() {
    final class Owner: NSObject, UIDynamicAnimatorDelegate {
      var animator: UIDynamicAnimator?
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { self.animator = nil }
    }
    let owner = Owner()
    weak var freed: UIDynamicAnimator?
    owner.animator = UIDynamicAnimator(referenceView: stage)
    owner.animator?.delegate = owner
    owner.animator?.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 100, y: 300)))
    freed = owner.animator
    for _ in 0..<600 { owner.animator?.advance(by: 1.0 / 60) }
    #expect(owner.animator == nil)
    #expect(freed == nil)
    #expect(view.distance(to: CGPoint(x: 100, y: 300)) < 0.1)
  }
}
