import Dynamics
import DynamicsTestSupport
import Glibc
import Testing

/// Every animator that was released while a collision behavior held items used to leak its bodies,
/// groups and boundaries, 4.4 kB with five items.
@Suite struct LeakTests {
  /// In a process of its own, where nothing else takes memory.
  @Test func droppedAnimatorsLeaveNothingBehind() async {
    await #expect(processExitsWith: .success) {
      var random = SeededGenerator(seed: 1)
      // Memory sometimes grows by a lot that is used again; a leak shows in every round.
      var left = Int.max
      for _ in 0..<12 {
        let before = try residentBytes()
        for _ in 0..<300 { dropAnAnimator(&random) }
        left = min(left, try residentBytes() - before)
      }
      #expect(left < 100 * 300, "left by 300 animators")
    }
  }
}

/// The memory that this process has in use.
private func residentBytes() throws -> Int {
  let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
  return try #require(Int(pages[1])) * Int(sysconf(Int32(_SC_PAGESIZE)))
}

/// Makes an animator with behaviors of all kinds, lets it run for a moment and drops it.
private func dropAnAnimator(_ random: inout SeededGenerator) {
  let arena = CGRect(x: 0, y: 0, width: 300, height: 300)
  let animator = DynamicAnimator(referenceBounds: arena)
  let items = (0..<5).map { _ in
    BasicItem(
      center: random.point(in: arena.insetBy(dx: 20, dy: 20)), size: CGSize(width: 30, height: 20),
      collisionBoundsType: random.bool() ? .rectangle : .ellipse)
  }
  let group = DynamicItemGroup(items: [BasicItem.box(10, 10, 9, 9), BasicItem.box(20, 10, 9, 9)])
  let collision = CollisionBehavior(items: items + [group])
  collision.translatesReferenceBoundsIntoBoundary = true
  collision.addBoundary(withIdentifier: "oval", for: BezierPath(ovalIn: arena))
  collision.addBoundary(withIdentifier: "line", from: .zero, to: CGPoint(x: 300, y: 300))
  let log = ContactLog()
  collision.collisionDelegate = log
  let properties = DynamicItemBehavior(items: items)
  properties.elasticity = 0.5
  properties.addLinearVelocity(CGPoint(x: 400, y: -300), for: items[0])
  let push = PushBehavior(items: items, mode: .instantaneous)
  push.magnitude = 1
  let drag = DragBehavior(item: items[4], grabbedAt: items[4].center)
  let behaviors: [DynamicBehavior] = [
    collision, properties, push, drag, CollisionBehavior(items: items),
    GravityBehavior(items: items), SnapBehavior(item: items[3], snapTo: CGPoint(x: 9, y: 9)),
    AttachmentBehavior(item: items[0], attachedTo: items[1]),
    AttachmentBehavior(item: items[0], attachedToAnchor: .zero),
    AttachmentBehavior.pinAttachment(
      with: items[1], attachedTo: items[2], attachmentAnchor: CGPoint(x: 9, y: 9)),
    AttachmentBehavior.fixedAttachment(
      with: items[2], attachedTo: items[3], attachmentAnchor: CGPoint(x: 9, y: 9)),
    FieldBehavior.vortexField(), FieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1),
    FieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: 1, dy: 0) },
  ]
  for case let field as FieldBehavior in behaviors { items.forEach(field.addItem) }
  let parent = DynamicBehavior()
  for behavior in behaviors.dropFirst() { parent.addChildBehavior(behavior) }
  animator.addBehavior(parent)
  animator.addBehavior(collision)
  for _ in 0..<5 { animator.step() }
}
