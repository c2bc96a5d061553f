import DynamicsTestSupport
import Testing

@testable import Dynamics

/// Restoring used to change the last bit of transforms, also of items that had never turned, and so
/// the hashes after an `updateItem(usingCurrentState:)`.
@Suite struct RestoredBitsTests {
  /// Half of the items turn; all fall, but for each tenth, which is anchored.
  private func animator(_ items: [BasicItem]) -> DynamicAnimator {
    let animator = DynamicAnimator.headless()
    animator.addBehavior(GravityBehavior(items: items))
    let properties = DynamicItemBehavior(items: items)
    animator.addBehavior(properties)
    for (number, item) in items.enumerated() where number % 2 == 0 {
      properties.addAngularVelocity(CGFloat(number % 9) - 4.5, for: item)
    }
    let anchor = DynamicItemBehavior(items: items.enumerated().filter { $0.0 % 10 == 3 }.map(\.1))
    anchor.isAnchored = true
    animator.addBehavior(anchor)
    return animator
  }

  private func copy(_ snapshot: DynamicAnimator.Snapshot) throws -> DynamicAnimator.Snapshot {
    try JSONDecoder().decode(
      DynamicAnimator.Snapshot.self, from: JSONEncoder().encode(snapshot))
  }

  /// Takes steps with `updateItem(usingCurrentState:)`, and returns the hash and all bits after
  /// each.
  private func future(
    of animator: DynamicAnimator, _ items: [any DynamicItem]
  ) -> [(hash: UInt64, bits: [[UInt64]])] {
    (0..<8).map { step in
      animator.step()
      if step % 3 == 2 { for item in items { animator.updateItem(usingCurrentState: item) } }
      return (animator.stateHash, itemBits(items))
    }
  }

  @Test(arguments: TransformKind.allCases, [0, 1, 30])
  func centersAndTransformsComeBack(kind: TransformKind, steps: Int) throws {
    let items = items(1000, kind, seed: 1)
    let animator = animator(items)
    for _ in 0..<steps { animator.step() }
    let (snapshot, bits) = (animator.snapshot(), itemBits(items))
    let expected = future(of: animator, items)
    for (number, snapshot) in [snapshot, try copy(snapshot)].enumerated() {
      for (place, item) in items.enumerated() where place % 3 == number {
        item.center.x += 3
        item.transform = item.transform.scaledBy(x: 2, y: -1).rotated(by: 1)
      }
      try animator.restore(snapshot)
      #expect(itemBits(items) == bits)
      #expect(animator.snapshot() == snapshot)
      let found = future(of: animator, items)
      #expect(found.map(\.hash) == expected.map(\.hash))
      #expect(found.map(\.bits) == expected.map(\.bits))
    }
  }

  @Test func anItemBetweenTwoStepsComesBackThere() throws {
    let items = items(100, .scale, seed: 3)
    let animator = animator(items)
    animator.interpolatesFrames = true
    for _ in 0..<9 { animator.advance(by: 0.013) }
    let (snapshot, bits) = (animator.snapshot(), itemBits(items))
    func frames() -> [[[UInt64]]] {
      (0..<5).map { _ in
        animator.advance(by: 0.011)
        return itemBits(items)
      }
    }
    let expected = frames()
    try animator.restore(snapshot)
    #expect(itemBits(items) == bits)
    #expect(frames() == expected)
    // An animator at rest or paused shows no later pose.
    animator.pause()
    try animator.restore(snapshot)
    animator.advance(by: 1)
    #expect(itemBits(items) == bits)
  }

  /// In a block, items still show the previous frame, while their bodies are steps ahead.
  @Test func anItemThatIsNotWrittenYetComesBackAsItWas() throws {
    let items = items(40, .mirror, seed: 4)
    let animator = animator(items)
    var (calls, taken) = (0, [(DynamicAnimator.Snapshot, [[UInt64]])]())
    let field = FieldBehavior.field { [unowned animator] _, _, _, _, _, _ in
      calls += 1
      if calls % 97 == 0 { taken.append((animator.snapshot(), itemBits(items))) }
      return .zero
    }
    for item in items { field.addItem(item) }
    animator.addBehavior(field)
    for _ in 0..<4 { animator.advance(by: 0.1) }
    #expect(taken.count > 10)
    for (snapshot, bits) in taken.reversed() {
      try animator.restore(snapshot)
      #expect(itemBits(items) == bits)
    }
  }

  @Test(arguments: TransformKind.allCases)
  func groupsComeBackWithTheirItems(kind: TransformKind) throws {
    let members = items(300, kind, seed: 5)
    let groups = stride(from: 0, to: 300, by: 3).map {
      DynamicItemGroup(items: Array(members[$0..<$0 + 3]))
    }
    let animator = DynamicAnimator.headless()
    animator.addBehavior(GravityBehavior(items: groups))
    let properties = DynamicItemBehavior(items: groups)
    animator.addBehavior(properties)
    for group in groups[50...] { properties.addAngularVelocity(3, for: group) }
    var moments: [(DynamicAnimator.Snapshot, [[UInt64]])] = []
    for _ in 0..<3 {
      moments.append((animator.snapshot(), itemBits(groups)))
      for member in members { member.transform = member.transform.scaledBy(x: 1.1, y: 1) }
      animator.advance(by: 0.2)
    }
    for (snapshot, bits) in moments + moments.reversed() {
      try animator.restore(snapshot)
      #expect(itemBits(groups) == bits)
    }
  }

  /// An item keeps the values that it was not asked to change.
  @Test(arguments: TransformKind.allCases)
  func aGroupThatOnlyFallsKeepsTheTransformsOfItsItems(kind: TransformKind) {
    let members = items(300, kind, seed: 6)
    let before = members.map { itemBits($0)[2...] }
    let group = DynamicItemGroup(items: members)
    let animator = DynamicAnimator.headless()
    animator.addBehavior(GravityBehavior(items: [group]))
    animator.advance(by: 0.5)
    #expect(members.map { itemBits($0)[2...] } == before)
  }

  @Test(arguments: TransformKind.allCases)
  func aHistoryGoesBackToTheSameBits(kind: TransformKind) throws {
    let items = items(100, kind, seed: 7)
    let animator = animator(items)
    let history = History(animator, seconds: 5)
    var moments = [(animator.elapsedTime, itemBits(items))]
    for _ in 0..<30 {
      animator.step()
      moments.append((animator.elapsedTime, itemBits(items)))
    }
    for (time, bits) in moments.reversed() {
      try history.rewind(to: time)
      #expect(itemBits(items) == bits)
    }
  }

  /// A scaled item used to accumulate rounding errors with each frame in which it turned.
  @Test(arguments: TransformKind.allCases)
  func turningDoesNotAddUpRounding(kind: TransformKind) {
    let items = items(20, kind, seed: 8)
    let shapes = items.map { $0.transform }
    let animator = animator(items)
    animator.advance(by: 20)
    for (item, shape) in zip(items, shapes) {
      let expected = shape.turned(to: item.angle)
      for place in [\CGAffineTransform.a, \.b, \.c, \.d] {
        #expect(abs(item.transform[keyPath: place] - expected[keyPath: place]) < 4e-15)
      }
    }
  }

  @Test(arguments: TransformKind.allCases)
  func takingOverWhatNobodyHasChangedTurnsNothing(kind: TransformKind) {
    let (items, twins) = (items(100, kind, seed: 9), items(100, kind, seed: 9))
    let (animator, twin) = (animator(items), animator(twins))
    for _ in 0..<60 {
      animator.step()
      twin.step()
      for item in items { animator.updateItem(usingCurrentState: item) }
      #expect(itemBits(items) == itemBits(twins))
    }
  }

  @Test(arguments: TransformKind.allCases)
  func settingTheAngleThatAnItemHasChangesNoBit(kind: TransformKind) {
    for item in items(1000, kind, seed: 10) {
      let bits = itemBits(item)
      item.angle = item.angle
      #expect(itemBits(item) == bits)
    }
  }

  /// When a setter restores another snapshot, that one counts.
  @Test func aSetterMayGoBackOnceMore() throws {
    final class Returning: DynamicItem {
      var onMove: (() -> Void)?
      var center = CGPoint(x: 20, y: 20) { didSet { onMove?() } }
      let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      var transform = CGAffineTransform.identity
    }
    let (first, last) = (Returning(), BasicItem.crate(at: 300, 300))
    let animator = DynamicAnimator.headless()
    animator.addBehavior(GravityBehavior(items: [first, last]))
    let (start, bits) = (animator.snapshot(), itemBits([first, last]))
    animator.advance(by: 0.1)
    let later = animator.snapshot()
    first.onMove = {
      first.onMove = nil
      try! animator.restore(start)
    }
    try animator.restore(later)
    #expect(itemBits([first, last]) == bits)
    #expect(animator.snapshot() == start)
  }
}
