import DynamicsTestSupport
import Foundation
import Testing

@testable import Dynamics

/// Snapshots of animators in which thousands of items have come and gone, and forged ones that claim so.
@Suite struct FreeRowsTests {
  private func items(_ count: Int, y: CGFloat) -> [BasicItem] {
    (0..<count).map {
      BasicItem(
        center: CGPoint(x: 9 * CGFloat($0 % 100), y: y + 9 * CGFloat($0 / 100)),
        size: CGSize(width: 8, height: 8))
    }
  }

  @Test func tenThousandItemsThatLeftComeBackAsFreeRows() throws {
    let (own, twin) = (DynamicAnimator.headless(), DynamicAnimator.headless())
    let rain = GravityBehavior(items: items(10_000, y: 0))
    own.addBehavior(rain)
    own.step()
    own.removeBehavior(rain)
    let (few, others) = (items(3, y: 50), items(3, y: 70))
    let (behavior, twins) = (GravityBehavior(items: few), GravityBehavior(items: others))
    own.addBehavior(behavior)
    twin.addBehavior(twins)
    own.advance(by: 0.1)
    let snapshot = try JSONDecoder().decode(
      DynamicAnimator.Snapshot.self, from: JSONEncoder().encode(own.snapshot()))
    #expect(snapshot.byteCount < 25_000)
    let ids = few.map { own.id(of: $0)! }
    try twin.restore(snapshot) { id in ids.firstIndex(of: id).map { others[$0] } }
    #expect(twin.stateHash == own.stateHash)
    // More items than there are free rows near those of the first.
    for count in [1, 80, 300] {
      for item in items(count, y: 400) { behavior.addItem(item) }
      for item in items(count, y: 400) { twins.addItem(item) }
      for _ in 0..<3 {
        own.step()
        twin.step()
        #expect(twin.stateHash == own.stateHash)
      }
    }
    // Back to the moment before these joined.
    try own.restore(snapshot)
    #expect(few.map { own.id(of: $0)! } == ids)
  }

  /// Of 80 000 items, every tenth one stays, so that rows in use lie among free ones.
  ///
  /// Such a state was taken for a forged one.
  @Test func fewOfManyItemsStay() throws {
    let animator = DynamicAnimator.headless()
    let rain = GravityBehavior(items: [])
    animator.addBehavior(rain)
    let all = items(80_000, y: 0)
    for item in all { rain.addItem(item) }
    animator.step()
    for (place, item) in all.enumerated() where place % 10 != 3 { rain.removeItem(item) }
    let history = History(animator, seconds: 1)
    for _ in 0..<3 { animator.step() }
    let (snapshot, hash) = (animator.snapshot(), animator.stateHash)
    let decoded = try JSONDecoder().decode(
      DynamicAnimator.Snapshot.self, from: JSONEncoder().encode(snapshot))
    for state in [snapshot, decoded] {
      animator.step()
      try animator.restore(state)
      #expect(animator.stateHash == hash)
    }
    try history.rewind(to: animator.elapsedTime - 1.0 / 120)
    #expect(animator.stateHash != hash)
  }

  /// Zeros are packed so tightly that 32 kB could stand for 4 million words.
  @Test func fewBytesStandForNoMoreThanAMillionWords() throws {
    let million = DynamicAnimator.Snapshot(words: Array(repeating: 0, count: 1 << 20))
    #expect(million.byteCount < 9000)
    #expect(try million.words().count == 1 << 20)
    for count in [(1 << 20) + 1, 1 << 22] {
      let tooMany = DynamicAnimator.Snapshot(words: Array(repeating: 0, count: count))
      #expect(throws: SnapshotError.corrupt) { _ = try tooMany.words() }
      #expect(tooMany.itemIDs.isEmpty)
      let animator = DynamicAnimator.headless()
      #expect(throws: SnapshotError.corrupt) { try animator.restore(tooMany) }
    }
    // As many words as their bytes justify.
    let random = (0..<(1 << 20) + 100).map { UInt64($0) | 1 }
    #expect(try DynamicAnimator.Snapshot(words: random).words() == random)
  }
}
