import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

/// Items of the class `BasicItem` move, and are reported, as those of its subclasses.
///
/// Animators write to the former directly, and to the latter by accessors, which may run the program's
/// code.
@Suite struct SubclassesOfItemsTests {
  private final class OwnItem: BasicItem {}

  @Test(arguments: 0..<20 as Range<UInt64>)
  func moveAndAreReportedAsTheirSuperclass(seed: UInt64) {
    let plain = play(seed) { BasicItem(center: $0, size: CGSize(width: 20, height: 14)) }
    let own = play(seed) { OwnItem(center: $0, size: CGSize(width: 20, height: 14)) }
    #expect(plain.poses == own.poses)
    #expect(plain.reports == own.reports)
    #expect(!plain.poses.isEmpty)
  }

  /// Plays a random program that also moves, turns and scales the items by hand.
  private func play(
    _ seed: UInt64, _ make: (CGPoint) -> BasicItem
  ) -> (poses: [[UInt]], reports: [String]) {
    var random = SeededGenerator(seed: seed)
    var poses: [[UInt]] = []
    let heard = DynamicsDiagnostics.collecting {
      let animator = DynamicAnimator(
        referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 300))
      animator.interpolatesFrames = random.int(in: 0...1) == 0
      let items = (0..<6).map { make(CGPoint(x: 30 + 40 * Double($0), y: 40)) }
      for item in items where random.int(in: 0...1) == 0 {
        item.transform = CGAffineTransform(rotationAngle: random.double(in: -3...3))
          .scaledBy(x: random.int(in: 0...1) == 0 ? 1 : 1.5, y: 1)
      }
      animator.addBehavior(GravityBehavior(items: items))
      let collision = CollisionBehavior(items: items)
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      let material = DynamicItemBehavior(items: items)
      material.allowsRotation = random.int(in: 0...3) > 0
      animator.addBehavior(material)
      for item in items { material.addAngularVelocity(random.double(in: -5...5), for: item) }
      for _ in 0..<40 {
        let item = items[random.int(in: 0...5)]
        switch random.int(in: 0...12) {
        case 0: item.center.x += 3
        case 1: item.angle += 0.5
        case 2: item.transform = item.transform.scaledBy(x: 1.1, y: 1)
        case 3:
          item.center = CGPoint(x: random.double(in: 50...250), y: 100)
          animator.updateItem(usingCurrentState: item)
        case 4: item.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        default: break
        }
        animator.advance(by: random.double(in: 0.004...0.03))
        poses += items.map {
          let (center, turn) = ($0.center, $0.transform)
          let numbers = [center.x, center.y, turn.a, turn.b, turn.c, turn.d, turn.tx, turn.ty]
          return numbers.map { UInt($0.bitPattern) }
        }
      }
    }
    return (
      poses,
      heard.diagnostics.map { $0.message.replacingOccurrences(of: "OwnItem", with: "BasicItem") }
    )
  }
}
