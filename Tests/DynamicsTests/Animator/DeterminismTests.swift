import Dynamics
import DynamicsTestSupport
import Testing

@Suite struct DeterminismTests {
  /// Twenty tumbling items with all kinds of behaviors, from a seed.
  private func makeScene(
    seed: UInt64, timeStep: Double = 1.0 / 120
  ) -> (animator: DynamicAnimator, items: [BasicItem]) {
    var random = SeededGenerator(seed: seed)
    let arena = CGRect(x: 0, y: 0, width: 600, height: 400)
    let animator = DynamicAnimator.headless(arena, timeStep: timeStep)
    let items = (0..<20).map { _ in
      BasicItem(
        center: random.point(in: arena.insetBy(dx: 30, dy: 30)),
        size: CGSize(width: random.double(in: 10...50), height: random.double(in: 10...50)),
        collisionBoundsType: random.bool() ? .ellipse : .rectangle)
    }
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = DynamicItemBehavior(items: items)
    properties.elasticity = 0.7
    for item in items {
      properties.addLinearVelocity(
        CGPoint(x: random.double(in: -900...900), y: random.double(in: -900...900)), for: item)
    }
    animator.addBehavior(collision)
    animator.addBehavior(properties)
    animator.addBehavior(GravityBehavior(items: items))
    animator.addBehavior(AttachmentBehavior(item: items[0], attachedTo: items[1]))
    let spring = AttachmentBehavior(item: items[2], attachedToAnchor: CGPoint(x: 300, y: 20))
    spring.frequency = 2
    spring.damping = 0.1
    animator.addBehavior(spring)
    return (animator, items)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func theSameProgramGivesTheSameBits(seed: UInt64) {
    let (first, firstItems) = makeScene(seed: seed)
    // Other work of the process in between must not matter.
    let (other, _) = makeScene(seed: seed + 100)
    let (second, secondItems) = makeScene(seed: seed)
    for _ in 0..<300 {
      first.step()
      other.step()
      second.step()
      #expect(first.stateHash == second.stateHash)
      #expect(first.stateHash != other.stateHash)
    }
    #expect(firstItems.map(\.center) == secondItems.map(\.center))
    #expect(firstItems.map(\.transform) == secondItems.map(\.transform))
  }

  @Test func equalTimeGivesEqualStatesAtAnyFrameRate() {
    let reference = makeScene(seed: 7).animator
    for _ in 0..<240 { reference.step() }
    for rate in [24.0, 30, 50, 60, 75, 120, 144, 240] {
      let animator = makeScene(seed: 7).animator
      for _ in 0..<Int(2 * rate) { animator.advance(by: 1 / rate) }
      #expect(animator.stateHash == reference.stateHash, "\(rate) Hz")
    }
    var random = SeededGenerator(seed: 3)
    let stuttering = makeScene(seed: 7).animator
    var left = 2.0
    while left > 0 {
      let frame = min(left, random.double(in: 0.0001...0.2))
      stuttering.advance(by: frame)
      left -= frame
    }
    #expect(stuttering.stateHash == reference.stateHash)
  }

  @Test func watchingAndInterpolatingChangeNothing() {
    let (plain, plainItems) = makeScene(seed: 11)
    let (watched, watchedItems) = makeScene(seed: 11)
    watched.interpolatesFrames = true
    watched.behaviors[0].action = {}
    for _ in 0..<100 {
      plain.advance(by: 0.021)
      watched.advance(by: 0.021)
    }
    #expect(plain.stateHash == watched.stateHash)
    watched.interpolatesFrames = false
    plain.step()
    watched.step()
    #expect(plainItems.map(\.center) == watchedItems.map(\.center))
  }

  @Test func theHashSeesEverythingThatTheNextStepReads() {
    let changes: [(String, (DynamicAnimator, [BasicItem]) -> Void)] = [
      (
        "position",
        { animator, items in
          items[3].center.x = items[3].center.x.nextUp
          animator.updateItem(usingCurrentState: items[3])
        }
      ),
      (
        "velocity",
        { animator, items in
          (animator.behaviors[1] as? DynamicItemBehavior)?
            .addLinearVelocity(CGPoint(x: 1e-9, y: 0), for: items[3])
        }
      ),
      ("gravity", { animator, _ in (animator.behaviors[2] as? GravityBehavior)?.magnitude = 1.1 }),
      ("length", { animator, _ in (animator.behaviors[3] as? AttachmentBehavior)?.length += 1e-9 }),
      ("spring", { animator, _ in (animator.behaviors[4] as? AttachmentBehavior)?.damping = 0.2 }),
      (
        "friction",
        { animator, _ in (animator.behaviors[1] as? DynamicItemBehavior)?.friction = 0.3 }
      ),
      (
        "anchored",
        { animator, _ in (animator.behaviors[1] as? DynamicItemBehavior)?.isAnchored = true }
      ),
      (
        "mode",
        { animator, _ in
          (animator.behaviors[0] as? CollisionBehavior)?.collisionMode = .boundaries
        }
      ),
      (
        "boundary",
        { animator, _ in
          (animator.behaviors[0] as? CollisionBehavior)?.addBoundary(
            withIdentifier: "x", from: .zero, to: CGPoint(x: 1, y: 1))
        }
      ),
    ]
    for (name, change) in changes {
      let (animator, items) = makeScene(seed: 1)
      animator.advance(by: 0.5)
      let before = animator.stateHash
      #expect(animator.stateHash == before)
      change(animator, items)
      #expect(animator.stateHash != before, "\(name)")
    }
  }
}
