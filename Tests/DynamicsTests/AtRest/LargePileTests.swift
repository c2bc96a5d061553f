import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

/// Piles of more than 150 contacts, which get few iterations in a step.
///
/// Overlaps used to open layer by layer: the upper layers crept at up to 1 pt/s for ten seconds and
/// more, and the animator did not pause.
@Suite struct LargePileTests {
  @Test(
    arguments: [
      (PassiveScene.Form.circle, 100, 0.3), (.circle, 100, 0.9), (.box, 100, 0.3),
      (.hexagon, 130, 0), (.circle, 220, 0.5),
    ], [1, 2] as [UInt64])
  func restsSoonAndOpensItsOverlaps(
    pile: (form: PassiveScene.Form, count: Int, elasticity: CGFloat), seed: UInt64
  ) {
    let scene = Self.pile(pile.form, pile.count, elasticity: pile.elasticity, seed: seed)
    let (rest, rise) = scene.run(limit: pile.elasticity > 0.5 ? 9 : 6)
    #expect(rest != nil, "\(scene.topSpeed) pt/s")
    // Overlaps that open lift a pile.
    #expect(rise < 0.015, "\(rise)")
    guard pile.form == .circle else { return }
    #expect(Self.deepestOverlap(scene.items) < 0.3)
  }

  /// With a spring in it, a pile is solved one contact at a time instead of in lanes.
  @Test func aPileWithASpringInItOpensItsOverlaps() {
    let scene = Self.pile(.circle, 200, elasticity: 0, seed: 2)
    let spring = AttachmentBehavior(
      item: scene.items[100], attachedToAnchor: CGPoint(x: 50, y: -100))
    (spring.frequency, spring.damping) = (0.5, 0.5)
    scene.animator.addBehavior(spring)
    let (rest, _) = scene.run(limit: 9)
    #expect(rest != nil, "\(scene.topSpeed) pt/s")
    // Contacts leave 0.1 pt.
    #expect(Self.deepestOverlap(scene.items) < 0.11)
  }

  /// They were up to 15 of 20 pt deep in each other, because each disc that landed was pushed out of the one below it at
  /// once, into the next one that fell.
  @Test func aHeapThatFallsFastDoesNotMerge() {
    let discs = (0..<300).map { index in
      BasicItem(
        center: CGPoint(x: 30 + 25 * Double(index % 30), y: 20 + 25 * Double(index / 30)),
        size: CGSize(width: 20, height: 20), collisionBoundsType: .ellipse)
    }
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 800, height: 600))
    let collision = CollisionBehavior(items: discs)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: discs))
    var (deepest, fastest) = (0.0, 0.0)
    for _ in 0..<150 {
      let before = discs[0].center.y
      animator.step()
      fastest = max(fastest, discs[0].center.y - before)
      deepest = max(deepest, Self.deepestOverlap(discs))
    }
    #expect(fastest > 4)
    #expect(deepest < 2 * fastest, "\(deepest)")
  }

  /// The impulses that open overlaps belong to the state.
  @Test func goesOnFromASnapshotWithTheSameBits() throws {
    let scene = Self.pile(.circle, 150, elasticity: 0.2, seed: 3)
    for _ in 0..<100 { scene.animator.step() }
    let snapshot = scene.animator.snapshot()
    func hashes() -> [UInt64] {
      (0..<40).map { _ in
        scene.animator.step()
        return scene.animator.stateHash
      }
    }
    let expected = hashes()
    try scene.animator.restore(snapshot)
    #expect(hashes() == expected)
  }

  /// Items of 12 to 16 pt in rows above the floor of a box that they half fill.
  private static func pile(
    _ form: PassiveScene.Form, _ count: Int, elasticity: CGFloat, seed: UInt64
  ) -> PassiveScene {
    var random = SeededGenerator(seed: seed)
    let columns = Int((Double(count) * 1.28).squareRoot())
    let side = CGFloat(columns) * 20
    let scene = PassiveScene(size: CGSize(width: side, height: side))
    for index in 0..<count {
      let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
      let width = random.double(in: 12...16)
      scene.add(
        form,
        at: CGPoint(
          x: 11 + 19.5 * column + random.double(in: -1...1),
          y: side - 20 - 22 * row + random.double(in: -2...2)),
        CGSize(width: width, height: width), elasticity: elasticity)
    }
    return scene
  }

  private static func deepestOverlap(_ discs: [BasicItem]) -> CGFloat {
    var deepest = 0 as CGFloat
    for (index, a) in discs.enumerated() {
      for b in discs[..<index] {
        let distance = hypot(a.center.x - b.center.x, a.center.y - b.center.y)
        deepest = max(deepest, (a.bounds.width + b.bounds.width) / 2 - distance)
      }
    }
    return deepest
  }
}
