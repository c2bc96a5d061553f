import DynamicsTestSupport
import Foundation
import Testing

@testable import Dynamics

@Suite struct HistoryTests {
  @Test func everyStepComesBackToTheBit() throws {
    let scene = BusyScene()
    let animator = scene.animator
    let history = History(animator, seconds: 10)
    var moments = [(time: animator.elapsedTime, hash: animator.stateHash)]
    for step in 0..<150 {
      _ = scene.run(from: step, steps: 1)
      moments.append((animator.elapsedTime, animator.stateHash))
    }
    #expect(history.range == 0...animator.elapsedTime)
    for moment in moments.reversed().enumerated().filter({ $0.offset % 6 == 0 }).map(\.element) {
      try history.rewind(to: moment.time)
      #expect(animator.stateHash == moment.hash)
      #expect(animator.elapsedTime == moment.time)
    }
  }

  @Test func aBranchIsANewFuture() throws {
    let scene = BusyScene()
    let history = History(scene.animator, seconds: 10)
    let first = scene.run(from: 0, steps: 100)
    try history.rewind(to: 0.5)
    #expect(scene.animator.stateHash == first[59])
    #expect(abs(history.range.upperBound - 0.5) < 1e-9)
    scene.gravity.magnitude = -1
    let second = scene.run(from: 60, steps: 40)
    #expect(second != Array(first[60...]))
    try history.rewind(to: 0.5)
    scene.gravity.magnitude = 1
    #expect(scene.run(from: 60, steps: 1)[0] == first[60])
    try history.rewind(to: 0.25)
    #expect(scene.run(from: 30, steps: 20) == Array(first[30..<50]))
  }

  @Test func betweenStepsTheOneBeforeCounts() throws {
    let scene = BusyScene()
    let history = History(scene.animator, seconds: 10)
    let hashes = scene.run(from: 0, steps: 20)
    try history.rewind(to: 10.9 / 120)
    #expect(scene.animator.stateHash == hashes[9])
  }

  @Test func onlyTheLastSecondsAreKept() throws {
    let scene = BusyScene()
    let history = History(scene.animator, seconds: 1)
    scene.animator.advance(by: 3)
    let end = scene.animator.elapsedTime
    #expect(history.range.upperBound == end)
    #expect(history.range.lowerBound <= end - 1 && history.range.lowerBound > end - 1.6)
    for time in [end - 2, end + 1, -1, .nan, .infinity] {
      let error = #expect(throws: HistoryError.self) { try history.rewind(to: time) }
      guard case .outOfRange(let asked, history.range) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(asked == time || (asked.isNaN && time.isNaN))
    }
    #expect(scene.animator.elapsedTime == end)
  }

  @Test(arguments: [1, 300_000, 2_000_000])
  func memoryIsBounded(bytes: Int) throws {
    let scene = BusyScene()
    let history = History(scene.animator, seconds: 1000, maximumBytes: bytes)
    // The present state alone needs this much.
    let least = 2 * scene.animator.capture().state.count * 8 + 4000
    for _ in 0..<150 {
      scene.animator.step()
      #expect(history.byteCount <= max(bytes, least))
    }
    #expect(history.range.upperBound == scene.animator.elapsedTime)
    try history.rewind(to: history.range.lowerBound)
  }

  /// A hundred anchored items, and one that falls.
  private func oneOfManyFalls() -> (DynamicAnimator, DynamicItemBehavior) {
    let animator = DynamicAnimator.headless()
    let items = (0..<100).map {
      BasicItem(center: CGPoint(x: 9 * $0, y: 50), size: CGSize(width: 8, height: 8))
    }
    let anchored = DynamicItemBehavior(items: items)
    anchored.isAnchored = true
    let ball = BasicItem(center: CGPoint(x: 50, y: 500), size: CGSize(width: 8, height: 8))
    animator.addBehavior(anchored)
    animator.addBehavior(GravityBehavior(items: [ball]))
    return (animator, anchored)
  }

  @Test func whatRestsTakesNextToNothing() {
    let (animator, _) = oneOfManyFalls()
    let history = History(animator, seconds: 100)
    animator.advance(by: 1)
    let before = history.byteCount
    for _ in 0..<50 { animator.step() }
    #expect(history.byteCount - before < 50 * 1000)
  }

  /// All words behind an item that leaves move, and those of the other items stay the same.
  @Test func anItemThatLeavesTakesLittle() {
    let (animator, anchored) = oneOfManyFalls()
    let history = History(animator, seconds: 100)
    animator.advance(by: 0.1)
    let before = history.byteCount
    let items = anchored.items
    anchored.removeItem(items[0])
    animator.step()
    #expect(history.byteCount - before < 150 * items.count)
  }

  /// Boxes that tremble in a heap, with contacts that come and go.
  @Test func aHeapTakesAboutAHundredBytesAnItem() {
    let items = (0..<100).map { number in
      let (column, row) = (number % 10, number / 10)
      return BasicItem(
        center: CGPoint(x: 25 + 24 * column + row % 3, y: 20 + 24 * row),
        size: CGSize(width: 20, height: 20))
    }
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 280, height: 280))
    animator.addBehavior(GravityBehavior(items: items))
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let history = History(animator, seconds: 100)
    animator.advance(by: 0.5)
    let before = history.byteCount
    for _ in 0..<60 { animator.step() }
    #expect(animator.simulation.world.awakeCount == items.count)
    #expect(history.byteCount - before < 60 * 130 * items.count)
  }

  @Test func theAnimatorKnowsNothingOfIt() {
    let (scene, witness) = (BusyScene(), BusyScene())
    let history = History(scene.animator, seconds: 2)
    #expect(scene.run(from: 0, steps: 80) == witness.run(from: 0, steps: 80))
    #expect(scene.animator.behaviors.count == witness.animator.behaviors.count)
    withExtendedLifetime(history) {}
  }

  @Test func goingBackByASnapshotIsNoticed() throws {
    let scene = BusyScene()
    let history = History(scene.animator, seconds: 10)
    let start = scene.animator.snapshot()
    _ = scene.run(from: 0, steps: 50)
    try scene.animator.restore(start)
    let hashes = scene.run(from: 0, steps: 10)
    #expect(abs(history.range.upperBound - 10.0 / 120) < 1e-9)
    try history.rewind(to: 5.0 / 120)
    #expect(scene.animator.stateHash == hashes[4])
  }

  @Test func goingForwardByASnapshotBeginsAnew() throws {
    let scene = BusyScene()
    let history = History(scene.animator, seconds: 10)
    _ = scene.run(from: 0, steps: 60)
    let late = scene.animator.snapshot()
    try history.rewind(to: 0.1)
    try scene.animator.restore(late)
    #expect(history.range == scene.animator.elapsedTime...scene.animator.elapsedTime)
    #expect(throws: HistoryError.self) { try history.rewind(to: 0.3) }
    _ = scene.run(from: 60, steps: 3)
    try history.rewind(to: 0.5)
    #expect(scene.animator.snapshot() == late)
  }

  @Test func aMomentCanBeReadWithoutGoingThere() throws {
    let scene = BusyScene()
    let history = History(scene.animator, seconds: 10)
    _ = scene.run(from: 0, steps: 30)
    let then = scene.animator.snapshot()
    _ = scene.run(from: 30, steps: 30)
    let now = scene.animator.snapshot()
    let read = try history.snapshot(at: then.elapsedTime)
    #expect(read == then && read.elapsedTime == then.elapsedTime)
    #expect(scene.animator.snapshot() == now)
    #expect(history.range.upperBound == now.elapsedTime)
    try scene.animator.restore(read)
    #expect(scene.animator.snapshot() == then)
  }

  @Test func whatIsGoneIsToldAndNothingIsForgotten() throws {
    let gravity = GravityBehavior(items: [BasicItem.crate(at: 100, 100)])
    let animator = DynamicAnimator.headless()
    animator.addBehavior(gravity)
    let history = History(animator, seconds: 5)
    animator.advance(by: 0.5)
    gravity.removeItem(gravity.items[0])
    gravity.addItem(BasicItem.crate(at: 300, 300))
    animator.advance(by: 0.5)
    let range = history.range
    #expect(throws: SnapshotError.self) { try history.rewind(to: 0.2) }
    #expect(history.range == range)
    try history.rewind(to: 0.8)
  }

  @Test func badInputIsReported() {
    let animator = DynamicAnimator.headless()
    for seconds in [0, -1, .nan, .infinity] {
      let (_, reports) = DynamicsDiagnostics.collecting { _ = History(animator, seconds: seconds) }
      #expect(reports.count == 1)
    }
    let (_, reports) = DynamicsDiagnostics.collecting {
      _ = History(animator, seconds: 1, maximumBytes: 0)
    }
    #expect(reports.count == 1)
  }
}
