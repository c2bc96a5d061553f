import Dynamics
import Foundation

extension Playground {
  /// The nearest other item that a player may move.
  private func neighbor(of item: any DynamicItem) -> (any DynamicItem)? {
    func distance(_ other: any DynamicItem) -> CGFloat {
      hypot(other.center.x - item.center.x, other.center.y - item.center.y)
    }
    return bodies.filter { $0 !== item }.min { distance($0) < distance($1) }
  }

  func attachToNeighbor() {
    guard let item = selected else { return }
    guard let other = neighbor(of: item) else {
      message = "there is no other item"
      return
    }
    attach(AttachmentBehavior(item: item, attachedTo: other), "a rod to the nearest item")
  }

  func attachToPlace() {
    guard let item = selected else { return }
    let spring = AttachmentBehavior(item: item, attachedToAnchor: item.center)
    (spring.length, spring.frequency, spring.damping) = (0, 1.5, 0.2)
    attach(spring, "a spring to this place")
  }

  private func attach(_ joint: AttachmentBehavior, _ text: String) {
    keep(joint)
    animator.addBehavior(joint)
    message = text
  }

  private func joints(of item: any DynamicItem) -> [AttachmentBehavior] {
    animator.behaviors.compactMap { $0 as? AttachmentBehavior }.filter {
      $0.items.contains { $0 === item }
    }
  }

  private func liveSnaps(of item: any DynamicItem) -> [SnapBehavior] {
    snaps.filter { $0.item === item && $0.snap.dynamicAnimator === animator }.map(\.snap)
  }

  func detach() {
    guard let item = selected else { return }
    let found: [DynamicBehavior] = joints(of: item) + liveSnaps(of: item)
    for behavior in found {
      keep(behavior)
      animator.removeBehavior(behavior)
    }
    message = found.isEmpty ? "nothing is attached to it" : "detached"
  }

  // MARK: Motors

  var isMotorOn: Bool { motors.contains { $0.joint.motor != nil } }

  func toggleMotors() {
    let turning = motors.filter { $0.joint.dynamicAnimator === animator }
    guard turning.isEmpty else {
      let isOn = isMotorOn
      for (joint, motor) in turning { joint.motor = isOn ? nil : motor }
      message = isOn ? "motors off" : "motors on"
      return
    }
    guard let item = selected else { return }
    // An axle through the center of the item.
    let hub = BasicItem(center: item.center, size: CGSize(width: 4, height: 4))
    hubs.append(hub)
    fixed.addItem(hub)
    let axle = AttachmentBehavior.pinAttachment(
      with: item, attachedTo: hub, attachmentAnchor: item.center)
    keep(axle)
    add(axle, motor: AttachmentBehavior.Motor(speed: 6, maximum: 10))
    message = "a motor turns it"
  }

  // MARK: Groups

  func toggleGroup() {
    guard let item = selected else { return }
    dropDrag()
    if let group = item as? DynamicItemGroup { return takeApart(group) }
    guard let other = neighbor(of: item), !(other is DynamicItemGroup) else {
      message = "there is no single item to group it with"
      return
    }
    for member in [item, other] where !joints(of: member).isEmpty || !liveSnaps(of: member).isEmpty
    {
      message = "an attached item cannot join a group; d detaches it"
      return
    }
    let velocity = material.linearVelocity(for: item)
    let group = DynamicItemGroup(items: [item, other])
    keep(group)
    replace([item, other], by: [group])
    material.addLinearVelocity(velocity, for: group)
    selection = group
    message = "a group of two"
  }

  private func takeApart(_ group: DynamicItemGroup) {
    guard joints(of: group).isEmpty else {
      message = "it is attached; d detaches it"
      return
    }
    let velocity = material.linearVelocity(for: group)
    let turn = material.angularVelocity(for: group)
    replace([group], by: group.items)
    for item in group.items {
      let arm = (x: item.center.x - group.center.x, y: item.center.y - group.center.y)
      material.addLinearVelocity(
        CGPoint(x: velocity.x - turn * arm.y, y: velocity.y + turn * arm.x), for: item)
      material.addAngularVelocity(turn, for: item)
    }
    selection = group.items.first
    message = "taken apart"
  }

  /// Lets items leave all behaviors, and others join these instead.
  private func replace(_ old: [any DynamicItem], by new: [any DynamicItem]) {
    func isOld(_ item: any DynamicItem) -> Bool { old.contains { $0 === item } }
    // All leave before any join: an item cannot be in the animator both alone and in a group.
    let joined = animator.memberships.filter { $0.items.contains(where: isOld) }
    for behavior in joined {
      for item in behavior.items where isOld(item) { behavior.removeItem(item) }
    }
    for behavior in joined { for item in new { behavior.addItem(item) } }
  }

  /// Adds a behavior that was off, after groups may have changed.
  func turnOn(_ behavior: some Membership) {
    let groups = animator.items.compactMap { $0 as? DynamicItemGroup }
    for item in behavior.items where animator.id(of: item) == nil {
      if let group = item as? DynamicItemGroup {
        behavior.removeItem(item)
        for member in group.items { behavior.addItem(member) }
      }
    }
    for group in groups {
      let members = behavior.items.filter { item in group.items.contains { $0 === item } }
      guard !members.isEmpty else { continue }
      for member in members { behavior.removeItem(member) }
      behavior.addItem(group)
    }
    animator.addBehavior(behavior)
  }
}
