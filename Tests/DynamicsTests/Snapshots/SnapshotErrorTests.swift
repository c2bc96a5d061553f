import DynamicsEngine
import DynamicsTestSupport
import Foundation
import Testing

@testable import Dynamics

/// A snapshot that does not fit is refused with a reason, and changes nothing.
@Suite struct SnapshotErrorTests {
  private func snapshot(
    _ bytes: [UInt8], version: Int = DynamicAnimator.Snapshot.currentVersion
  ) throws -> DynamicAnimator.Snapshot {
    try JSONDecoder().decode(
      DynamicAnimator.Snapshot.self,
      from: Data(#"{"version":\#(version),"state":"\#(Data(bytes).base64EncodedString())"}"#.utf8))
  }

  /// Expects an error, and that nothing has changed.
  private func expect(
    _ error: SnapshotError?, from snapshot: DynamicAnimator.Snapshot, in animator: DynamicAnimator,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = animator.snapshot()
    do {
      try animator.restore(snapshot)
      Issue.record("nothing was thrown", sourceLocation: sourceLocation)
    } catch let thrown {
      if let error {
        #expect(thrown == error, sourceLocation: sourceLocation)
      } else if case .structureDiffers(let reason) = thrown {
        #expect(!reason.isEmpty, sourceLocation: sourceLocation)
      } else {
        Issue.record(thrown, sourceLocation: sourceLocation)
      }
    }
    #expect(animator.snapshot() == before, sourceLocation: sourceLocation)
  }

  @Test func otherVersionsAreRefused() throws {
    let animator = BusyScene().animator
    let bytes = animator.snapshot().bytes
    let present = DynamicAnimator.Snapshot.currentVersion
    for version in [present - 1, present + 1] {
      expect(.version, from: try snapshot(bytes, version: version), in: animator)
    }
    try animator.restore(snapshot(bytes))
  }

  @Test func damageIsNoticed() throws {
    let animator = BusyScene().animator
    animator.advance(by: 0.2)
    let bytes = animator.snapshot().bytes
    var random = SeededGenerator(seed: 3)
    for _ in 0..<25 {
      let count = random.int(in: 0...bytes.count - 1)
      expect(.corrupt, from: try snapshot(Array(bytes.prefix(count))), in: animator)
      var changed = bytes
      changed[count] ^= 1 << UInt8(random.int(in: 0...7))
      expect(.corrupt, from: try snapshot(changed), in: animator)
      changed.insert(7, at: count)
      expect(.corrupt, from: try snapshot(changed), in: animator)
    }
    expect(.corrupt, from: try snapshot([]), in: animator)
    expect(.corrupt, from: try snapshot(Array(repeating: 0xFF, count: 400)), in: animator)
    expect(.corrupt, from: try snapshot(Array(repeating: 0, count: 400)), in: animator)
  }

  /// The checksum is right, but the words are not: an accepted snapshot can be stepped.
  @Test(arguments: 0..<5 as Range<UInt64>)
  func absurdWordsDoNoHarm(seed: UInt64) throws {
    let scene = BusyScene()
    _ = scene.run(from: 0, steps: 30)
    let animator = scene.animator
    let (state, participants) = animator.capture()
    let words = state.array
    var random = SeededGenerator(seed: seed)
    let absurd: [UInt64] = [
      0, 1, 2, 3, .max, UInt64(Int64.max), 1 << 31, 1 << 60, Double.nan.bitPattern,
      Double.infinity.bitPattern, (-1.0).bitPattern, 1e300.bitPattern, 1e-300.bitPattern,
    ]
    for _ in 0..<25 {
      var changed = words
      for _ in 0..<random.int(in: 1...3) {
        let place = random.int(in: 0...words.count - 1)
        changed[place] =
          random.bool()
          ? absurd[random.int(in: 0...absurd.count - 1)]
          : words[random.int(in: 0...words.count - 1)]
      }
      let before = animator.snapshot()
      let strange = DynamicAnimator.Snapshot(changed, elapsedTime: 0, participants)
      do {
        try animator.restore(strange)
        for _ in 0..<2 { animator.step() }
        for item in scene.items { #expect(item.center.x.isFinite && item.center.y.isFinite) }
      } catch {
        #expect(animator.snapshot() == before)
      }
      try animator.restore(DynamicAnimator.Snapshot(words, elapsedTime: 0, participants))
    }
  }

  // MARK: Other structures

  private func box(_ side: CGFloat = 20) -> BasicItem {
    BasicItem(center: CGPoint(x: 50, y: 50), size: CGSize(width: side, height: side))
  }

  private func animator(_ behaviors: DynamicBehavior...) -> DynamicAnimator {
    let animator = DynamicAnimator.headless()
    for behavior in behaviors { animator.addBehavior(behavior) }
    return animator
  }

  @Test func foreignSnapshotsAreRefused() {
    let own = animator(GravityBehavior(items: [box(), box()]))
    for foreign in [
      animator(GravityBehavior(items: [box()])),
      animator(GravityBehavior(items: [box(), box(), box()])),
      animator(GravityBehavior(items: [box(), box(30)])),
      animator(CollisionBehavior(items: [box(), box()])),
      animator(GravityBehavior(items: [box(), box()]), SnapBehavior(item: box(), snapTo: .zero)),
      animator(),
    ] { expect(nil, from: foreign.snapshot(), in: own) }
    final class Other: DynamicItem {
      var center = CGPoint(x: 1, y: 1)
      let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
      var transform = CGAffineTransform.identity
    }
    let others: [any DynamicItem] = [Other(), Other()]
    expect(nil, from: animator(GravityBehavior(items: others)).snapshot(), in: own)
  }

  @Test func anotherKindOfTheSameClassIsRefused() {
    let item = box()
    let own = animator(AttachmentBehavior(item: item, attachedToAnchor: .zero))
    let other = box()
    expect(
      nil,
      from: animator(
        AttachmentBehavior.slidingAttachment(
          with: other, attachmentAnchor: .zero, axisOfTranslation: CGVector(dx: 1, dy: 0))
      ).snapshot(), in: own)
    let field = animator(FieldBehavior.dragField())
    expect(nil, from: animator(FieldBehavior.vortexField()).snapshot(), in: field)
    let push = animator(PushBehavior(items: [], mode: .continuous))
    expect(
      nil, from: animator(PushBehavior(items: [], mode: .instantaneous)).snapshot(), in: push)
  }

  @Test func whatIsGoneCannotComeBack() {
    let gravity = GravityBehavior(items: [box()])
    let own = animator(gravity)
    let snapshot = own.snapshot()
    gravity.removeItem(gravity.items[0])
    expect(nil, from: snapshot, in: own)
  }

  @Test func whatIsElsewhereStaysThere() throws {
    let item = box()
    let gravity = GravityBehavior(items: [item])
    let own = animator(gravity)
    let snapshot = own.snapshot()
    gravity.removeItem(item)
    let other = animator(CollisionBehavior(items: [item]))
    expect(nil, from: snapshot, in: own)
    other.removeAllBehaviors()
    try own.restore(snapshot)
    #expect(own.items.count == 1)

    own.removeBehavior(gravity)
    let composite = DynamicBehavior()
    composite.addChildBehavior(gravity)
    expect(nil, from: snapshot, in: own)
    composite.removeChildBehavior(gravity)
    try own.restore(snapshot)
    #expect(gravity.dynamicAnimator === own)
  }

  @Test func aBoundaryOfAnUnknownNameIsAskedFor() throws {
    enum Side: Hashable { case left }
    func scene() -> (DynamicAnimator, CollisionBehavior) {
      let collision = CollisionBehavior(items: [box()])
      return (animator(collision), collision)
    }
    let (own, collision) = scene()
    collision.addBoundary(withIdentifier: Side.left, from: .zero, to: CGPoint(x: 0, y: 90))
    let snapshot = own.snapshot()
    let (twin, bare) = scene()
    expect(nil, from: snapshot, in: twin)
    bare.addBoundary(withIdentifier: Side.left, from: .zero, to: CGPoint(x: 0, y: 80))
    try twin.restore(snapshot)
    #expect(bare.boundary(withIdentifier: Side.left)?.bounds.height == 90)
    collision.removeAllBoundaries()
    try own.restore(snapshot)
    #expect(collision.boundaryIdentifiers == [Side.left])
  }

  // MARK: Matching after items have come and gone

  private func table(_ count: Int) -> (DynamicAnimator, GravityBehavior, [BasicItem]) {
    let balls = (0..<count).map {
      BasicItem(center: CGPoint(x: 50 * $0, y: 50), size: CGSize(width: 20, height: 20))
    }
    let gravity = GravityBehavior(items: balls)
    return (animator(gravity), gravity, balls)
  }

  private func encoded(_ animator: DynamicAnimator) throws -> DynamicAnimator.Snapshot {
    try JSONDecoder().decode(
      DynamicAnimator.Snapshot.self, from: JSONEncoder().encode(animator.snapshot()))
  }

  /// The first ball leaves and comes back as the last: the numbers do not identify it.
  @Test func whoCameBackIsNotTakenForAnother() throws {
    let (own, gravity, balls) = table(4)
    gravity.removeItem(balls[0])
    gravity.addItem(balls[0])
    own.step()
    let snapshot = try encoded(own)
    let ids = balls.map { own.id(of: $0)! }
    #expect(snapshot.itemIDs == [ids[1], ids[2], ids[3], ids[0]])
    let (twin, _, others) = table(4)
    expect(nil, from: snapshot, in: twin)
    try twin.restore(snapshot) { id in ids.firstIndex(of: id).map { others[$0] } }
    #expect(others.map(\.center) == balls.map(\.center))
    #expect(others.map { twin.id(of: $0)! } == ids)
    #expect(twin.stateHash == own.stateHash)
    let missing = #expect(throws: SnapshotError.self) { try twin.restore(snapshot) { _ in nil } }
    #expect(missing?.description.contains("no item was passed") == true)
  }

  /// An earlier encoded snapshot finds the ball that left when a later one was restored.
  @Test func whoLeftByARestoreReturnsByAnother() throws {
    let (own, gravity, balls) = table(4)
    let full = try encoded(own)
    gravity.removeItem(balls[2])
    own.step()
    let later = try encoded(own)
    let (twin, _, others) = table(4)
    try twin.restore(later)
    #expect(twin.items.count == 3)
    try twin.restore(full)
    #expect(twin.items.map { ObjectIdentifier($0) } == others.map { ObjectIdentifier($0) })
  }

  /// All items are new: only the order of joining identifies them.
  @Test func newItemsAreFoundInTheOrderOfJoining() throws {
    let (own, gravity, balls) = table(3)
    own.advance(by: 0.2)
    let snapshot = try encoded(own)
    for ball in balls { gravity.removeItem(ball) }
    let centers = balls.map(\.center)
    own.removeAllBehaviors()
    let (_, fresh, others) = table(3)
    fresh.dynamicAnimator?.removeAllBehaviors()
    let twin = animator(GravityBehavior(items: [BasicItem.crate(at: 0, 0)]))
    twin.removeAllBehaviors()
    twin.addBehavior(GravityBehavior(items: (0..<2).map { _ in BasicItem.crate(at: 9, 9) }))
    twin.removeAllBehaviors()
    twin.addBehavior(fresh)
    try twin.restore(snapshot)
    #expect(others.map(\.center) == centers)
  }
}
