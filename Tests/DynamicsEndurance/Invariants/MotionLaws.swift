import Dynamics

/// Steps a scene, and checks two laws that hold in every scene.
///
/// An item that reports a speed does not stand still, and nothing that is pulled rests in the air.
final class MotionLaws {
  /// In pt/s.
  private static let fast: CGFloat = 100
  /// In points: no item that fast moves less in a step, unless it turns back in it.
  private static let still: CGFloat = 0.01
  /// Steps in a row in which a fast item may stand still: alone, and between others.
  private static let mostSteps = (alone: 2, inJam: 6)
  /// Steps in a row in which an item may stand still in the air; a thrown one does for one step.
  private static let mostStepsInAir = 12

  private struct Member {
    let item: any DynamicItem
    let isPulled: Bool
    var isHeld = false
    var last: CGPoint
    var fastStops = 0
    /// Steps in a row in which it stood still, and nothing held it.
    var hangs = 0
    var isStill = false
  }

  private let animator: DynamicAnimator
  private let velocities = DynamicItemBehavior()
  private let touches = TouchGraph()
  private var members: [Member] = []
  private var links: [(Int, Int)] = []
  private var steps = 0
  /// The first fault of each law.
  private(set) var faults: [InvariantFault] = []

  init(_ animator: DynamicAnimator, _ collision: CollisionBehavior) {
    self.animator = animator
    animator.addBehavior(velocities)
    collision.collisionDelegate = touches
  }

  /// - Parameter isPulled: Whether it falls where nothing holds it.
  func watch(_ item: any DynamicItem, isPulled: Bool) {
    velocities.addItem(item)
    touches.add(item)
    members.append(Member(item: item, isPulled: isPulled, last: item.center))
  }

  /// Notes that a joint or a spring may hold an item in the air.
  func hold(_ item: any DynamicItem) {
    if let index = index(of: item) { members[index].isHeld = true }
  }

  /// Notes that two items hold each other.
  func link(_ first: any DynamicItem, _ second: any DynamicItem) {
    guard let a = index(of: first), let b = index(of: second) else { return hold(first) }
    links.append((a, b))
  }

  func step() {
    animator.step()
    steps += 1
    for index in members.indices { look(at: index) }
    checkAir(mostSteps: Self.mostStepsInAir)
  }

  /// Looks at the items for the last time: what rests now rests for ever.
  func finish() -> [InvariantFault] {
    if !animator.isRunning {
      for index in members.indices { members[index].isStill = true }
      checkAir(mostSteps: 1)
    }
    return faults
  }

  private func index(of item: any DynamicItem) -> Int? {
    members.firstIndex { $0.item === item }
  }

  private func look(at index: Int) {
    let item = members[index].item
    let velocity = velocities.linearVelocity(for: item)
    let speed = velocity.distance(to: .zero)
    let isStill = item.center.distance(to: members[index].last) < Self.still
    members[index].last = item.center
    members[index].isStill = isStill
    members[index].fastStops = isStill && speed > Self.fast ? members[index].fastStops + 1 : 0
    let isInJam =
      touches.isInJam(item, isHeld: members[index].isHeld)
      || links.contains { $0.0 == index || $0.1 == index }
    let most = isInJam ? Self.mostSteps.inJam : Self.mostSteps.alone
    guard members[index].fastStops >= most else { return }
    note(.still, "\(item.bounds.size) at \(speed) pt/s for \(most) steps up to \(steps)")
  }

  /// Finds an item that has stood still for some steps, with all that it touches or is joined to, and nothing held them.
  private func checkAir(mostSteps: Int) {
    for index in members.indices {
      members[index].hangs = hangs(index) ? members[index].hangs + 1 : 0
      guard members[index].hangs >= mostSteps else { continue }
      let item = members[index].item
      note(.hangs, "\(item.bounds.size) rests at \(item.center) in step \(steps)")
    }
  }

  private func hangs(_ index: Int) -> Bool {
    var (island, next) = ([index], 0)
    while next < island.count {
      guard members[island[next]].isStill, !isHeld(island[next]) else { return false }
      for other in neighbors(of: island[next]) where !island.contains(other) {
        island.append(other)
      }
      next += 1
    }
    return true
  }

  private func isHeld(_ index: Int) -> Bool {
    members[index].isHeld || !members[index].isPulled
      || touches.touchesWall(members[index].item)
  }

  private func neighbors(of index: Int) -> [Int] {
    let touching = members.indices.filter {
      touches.touch(members[index].item, members[$0].item)
    }
    return touching
      + links.compactMap { $0.0 == index ? $0.1 : $0.1 == index ? $0.0 : nil }
  }

  private func note(_ kind: InvariantFault.Kind, _ text: String) {
    guard !faults.contains(where: { $0.kind == kind }) else { return }
    faults.append(InvariantFault(kind: kind, text: text))
  }
}
