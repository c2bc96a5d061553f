import Dynamics

/// All animators that may still be alive, also those that only a task holds.
struct KnownAnimators {
  private struct Known { weak var animator: DynamicAnimator? }
  private var all: [Known] = []

  mutating func add(_ animator: DynamicAnimator) { all.append(Known(animator: animator)) }
  var alive: [DynamicAnimator] { all.compactMap(\.animator) }
}

// What must hold after each line of a program.

extension Player {
  func checkAll() {
    let animators = known.alive
    var homes: [ObjectIdentifier: DynamicAnimator] = [:]
    var owners: [ObjectIdentifier: DynamicAnimator] = [:]
    for animator in animators {
      let tree = tree(of: animator)
      for behavior in tree {
        if behavior.dynamicAnimator !== animator {
          fault("\(type(of: behavior)) is in an animator and does not know it")
        }
        if homes.updateValue(animator, forKey: ObjectIdentifier(behavior)) != nil {
          fault("\(type(of: behavior)) is in two places")
        }
      }
      for item in animator.items
      where owners.updateValue(animator, forKey: ObjectIdentifier(item)) != nil {
        fault("item \(serial(of: item)) is in two animators or twice in one")
      }
    }
    for case let behavior? in behaviors
    where behavior.dynamicAnimator !== homes[ObjectIdentifier(behavior)] {
      fault("\(type(of: behavior)) names an animator that it is not in")
    }
    for animator in animators { checkItems(of: animator) }
    checkVelocities()
  }

  private func tree(of animator: DynamicAnimator) -> [DynamicBehavior] {
    var all: [DynamicBehavior] = []
    var next = animator.behaviors
    while let behavior = next.popLast(), all.count < 1000 {
      all.append(behavior)
      next += behavior.childBehaviors
    }
    return all
  }

  /// An animator's items are those of its behaviors, but for those that cannot take part.
  private func checkItems(
    of animator: DynamicAnimator
  ) {
    let tree = tree(of: animator)
    let here = Set(animator.items.map { ObjectIdentifier($0) })
    let held = tree.flatMap(\.heldItems)
    if tree.allSatisfy(\.showsItems), !here.isSubset(of: held.map { ObjectIdentifier($0) }) {
      fault("an animator has items that none of its behaviors has")
    }
    for item in held where !here.contains(ObjectIdentifier(item)) {
      let isElsewhere = known.alive.contains { $0 !== animator && $0.id(of: item) != nil }
      guard !isElsewhere, mayTakePart(item) else { continue }
      // It may have been refused when it was not sound; now it must be let in.
      let callsBefore = calls
      animator.updateItem(usingCurrentState: item)
      let isIn = animator.items.contains { $0 === item }
      if calls == callsBefore, !isIn { fault("item \(serial(of: item)) is not let in") }
    }
  }

  /// Whether an item is plainly sound and in no group.
  private func mayTakePart(_ item: any DynamicItem) -> Bool {
    guard let item = item as? BasicItem, item.collisionBoundsType != .path else { return false }
    let isInGroup = groups.contains { $0.items.contains { $0 === item } }
    let numbers = [item.center.x, item.center.y].allSatisfy { abs($0) <= 1e9 }
    let sides = [item.bounds.size.width, item.bounds.size.height]
    let t = item.transform
    return !isInGroup && numbers && sides.allSatisfy { 1e-3...1e6 ~= $0 }
      && [t.a, t.b, t.c, t.d].allSatisfy { abs($0) < 1e6 } && t.a * t.d - t.b * t.c > 1e-3
  }

  /// Groups that a slot, a behavior or an animator holds.
  private var groups: [DynamicItemGroup] {
    let held: [any DynamicItem] =
      items.compactMap { $0 } + known.alive.flatMap { tree(of: $0).flatMap(\.heldItems) }
      + known.alive.flatMap(\.items)
    return held.compactMap { $0 as? DynamicItemGroup }
  }

  private func checkVelocities() {
    for case let behavior as DynamicItemBehavior in behaviors.compactMap({ $0 }) {
      for item in behavior.items {
        let (linear, angular) = (
          behavior.linearVelocity(for: item), behavior.angularVelocity(for: item)
        )
        if !(linear.x.isFinite && linear.y.isFinite && angular.isFinite) {
          fault("item \(serial(of: item)) moves at \(linear), \(angular)")
        }
      }
    }
  }
}
