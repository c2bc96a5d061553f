import DynamicsTesting
import Testing

/// Light items on heavy ones, caught at walls.
///
/// They used to be thrown away at 18 000 pt/s.
@Suite struct UnequalMassesTests {
  private static let room = CGRect(x: 0, y: 0, width: 300, height: 300)

  @Test(arguments: [10, 100, 1e4, 1e6], [CGVector(dx: 900, dy: 0), CGVector(dx: 800, dy: 900)])
  func aLightItemOnAHeavyOneStaysSane(ratio: CGFloat, push: CGVector) {
    let (light, heavy) = (BasicItem.box(230, 150, 10, 10), BasicItem.box(200, 150, 40, 40))
    let pin = AttachmentBehavior.pinAttachment(
      with: light, attachedTo: heavy, attachmentAnchor: CGPoint(x: 223, y: 150))
    let scene = JointedItems([light, heavy], [pin], room: Self.room, resistance: nil)
    let weight = DynamicItemBehavior(items: [heavy])
    weight.density = ratio / 16
    scene.animator.addBehavior(weight)
    for item in scene.items {
      scene.properties.addLinearVelocity(CGPoint(x: push.dx, y: push.dy), for: item)
    }
    let most = 2 * (hypot(push.dx, push.dy) + (2 * 1000 * 300).squareRoot())
    var (fastest, gap) = (CGFloat.zero, CGFloat.zero)
    withMotion(of: scene.animator, named: "\(ratio)-\(push.dx)") {
      for _ in 0..<600 {
        scene.animator.step()
        fastest = max(scene.fastest, fastest)
        gap = max(light.place(of: -7, 0).distance(to: heavy.place(of: 23, 0)), gap)
        for item in scene.items { #expect(Self.room.contains(item.center)) }
      }
      #expect(fastest < most)
      expectRest(scene.animator, within: 120)
    }
  }

  /// The floor holds the table through its feet: an impulse that only stops a foot is too small.
  @Test(arguments: [100, 1e4, 1e6] as [CGFloat])
  func aHeavyTableStandsOnLightFeet(ratio: CGFloat) {
    let table = BasicItem.box(140, 260, 120, 20)
    let feet = [BasicItem.box(140, 280, 20, 20), BasicItem.box(240, 280, 20, 20)]
    let welds = feet.map {
      AttachmentBehavior.fixedAttachment(
        with: $0, attachedTo: table, attachmentAnchor: CGPoint(x: $0.center.x, y: 280))
    }
    let scene = JointedItems([table] + feet, welds, room: Self.room, resistance: nil)
    let weight = DynamicItemBehavior(items: [table])
    weight.density = ratio / 6
    scene.animator.addBehavior(weight)
    #expect(scene.animator.advanceUntilPaused(limit: 5))
    for foot in feet {
      let depth = foot.center.y - 290
      #expect(depth < 0.2, "\(depth) pt deep")
    }
  }
}
