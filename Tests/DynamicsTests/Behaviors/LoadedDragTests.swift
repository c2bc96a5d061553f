import Dynamics
import DynamicsTestSupport
import Testing

/// Drags of items on which others hang.
///
/// The force of a drag used to count the mass of its own item only: a link with a load of 110 times its mass
/// sank by 547 pt.
@Suite struct LoadedDragTests {
  /// 0.01 kg.
  private let link = BasicItem.box(300, 100, 10, 10)

  private func dragging(
    _ joints: [AttachmentBehavior], of items: [BasicItem], resistance: CGFloat = 2
  ) -> (DynamicAnimator, DragBehavior) {
    let animator = DynamicAnimator.headless()
    for joint in joints { animator.addBehavior(joint) }
    animator.addBehavior(GravityBehavior(items: items))
    let properties = DynamicItemBehavior(items: items)
    properties.resistance = resistance
    animator.addBehavior(properties)
    let drag = DragBehavior(item: link, grabbedAt: link.center)
    animator.addBehavior(drag)
    return (animator, drag)
  }

  @Test(arguments: [10, 40, 105, 300], [true, false])
  func aLinkHoldsItsLoad(size: CGFloat, isPin: Bool) {
    let load = BasicItem.box(300, 200 + size / 2, size, size)
    let joint =
      isPin
      ? AttachmentBehavior.pinAttachment(
        with: load, attachedTo: link, attachmentAnchor: CGPoint(x: 300, y: 100))
      : AttachmentBehavior(item: load, attachedTo: link)
    let (animator, _) = dragging([joint], of: [link, load])
    for _ in 0..<600 {
      animator.step()
      expect(link.center.y, near: 100, within: 0.5)
    }
    // As far as without a load: g/ω².
    expect(link.center.y, near: 100 + 1000 / (40 * .pi * 40 * .pi), within: 0.01)
  }

  @Test func itHoldsAChain() {
    let links = (1...30).map { BasicItem.box(300, 100 + 20 * CGFloat($0), 10, 10) }
    let load = BasicItem.box(300, 760, 60, 60)
    let all = [link] + links + [load]
    let joints = zip(all, all.dropFirst()).map { AttachmentBehavior(item: $1, attachedTo: $0) }
    let (animator, drag) = dragging(joints, of: all)
    for _ in 0..<600 {
      animator.step()
      expect(link.center.y, near: 100, within: 1)
    }
    drag.move(to: CGPoint(x: 300, y: 150), at: 0)
    for _ in 0..<600 { animator.step() }
    expect(link.center.y, near: 150, within: 0.1)
    expect(load.center.y, near: 810, within: 0.1)
  }

  /// A spring between them is as soft as it is, and the drag still holds.
  @Test func itHoldsALoadOnASpring() {
    let load = BasicItem.box(300, 250, 105, 105)
    let spring = AttachmentBehavior(item: load, attachedTo: link)
    (spring.stiffness, spring.dampingCoefficient) = (200, 20)
    let (animator, _) = dragging([spring], of: [link, load])
    for _ in 0..<1200 { animator.step() }
    // Its own mass counts for the spring of the drag: m·ω² bears all.
    expect(
      link.center.y, near: 100 + 1000 * (0.01 + 1.1025) / 0.01 / (40 * .pi * 40 * .pi), within: 0.2)
    expect(load.center.y - link.center.y, near: 150 + 11.025 / 200 * 100, within: 0.2)
  }

  /// A load that is attached or cut off while the link is dragged counts at once.
  @Test func theLoadMayChange() {
    let load = BasicItem.box(300, 250, 105, 105)
    let joint = AttachmentBehavior(item: load, attachedTo: link)
    let (animator, drag) = dragging([], of: [link, load])
    load.center.y = 250
    animator.step()
    animator.addBehavior(joint)
    for _ in 0..<60 { animator.step() }
    expect(link.center.y, near: 100, within: 1)
    animator.removeBehavior(joint)
    for _ in 0..<60 { animator.step() }
    drag.move(to: CGPoint(x: 5000, y: 100), at: 0)
    let x = link.center.x
    animator.step()
    // Alone again, at most 100 times gravity.
    #expect(link.center.x - x <= 1e5 / 120 / 120 + 1e-6)
  }

  /// The force does not depend on the order of joints, which a snapshot does not keep.
  @Test func aSnapshotContinuesAlike() throws {
    var (states, items): ([[CGPoint]], [BasicItem]) = ([], [])
    let links = (1...7).map { BasicItem.box(300 + 9 * CGFloat($0), 100, 5 + CGFloat($0) / 3, 7) }
    items = [link] + links
    let joints = zip(items, items.dropFirst()).map { AttachmentBehavior(item: $1, attachedTo: $0) }
    let (animator, drag) = dragging(joints, of: items)
    for _ in 0..<20 { animator.step() }
    let snapshot = animator.snapshot()
    for _ in 0..<2 {
      try animator.restore(snapshot)
      drag.move(to: CGPoint(x: 340, y: 90), at: 0)
      for _ in 0..<40 { animator.step() }
      states.append(items.map(\.center))
    }
    #expect(states[0] == states[1])
  }
}
