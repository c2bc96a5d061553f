import Dynamics
import DynamicsTestSupport
import Foundation
import Testing

@Suite struct ContactStreamTests {
  private let room = CGRect(x: 0, y: 0, width: 300, height: 300)

  /// All events of a stream that has finished.
  private func all(_ stream: AsyncStream<ContactEvent>) async -> [ContactEvent] {
    var events: [ContactEvent] = []
    for await event in stream { events.append(event) }
    return events
  }

  @Test func eventsTellWhoWhereAndHowHard() async throws {
    let stream: AsyncStream<ContactEvent>
    do {
      let animator = DynamicAnimator.headless(room)
      stream = animator.contacts
      let item = BasicItem.crate(at: 150, 100)
      let collision = CollisionBehavior(items: [item])
      collision.addBoundary(
        withIdentifier: "floor", from: CGPoint(x: 0, y: 250), to: CGPoint(x: 300, y: 250))
      animator.addBehavior(collision)
      let properties = animator.withoutResistance(item)
      properties.elasticity = 1
      properties.addLinearVelocity(CGPoint(x: 0, y: 600), for: item)
      #expect(animator.id(of: item) != nil)
      for _ in 0..<60 { animator.step() }
    }
    let events = await all(stream)
    #expect(events.map(\.phase) == [.began, .ended])
    let first = try #require(events.first)
    #expect(first.item == events[1].item && first.other == .boundary("floor"))
    expect(first.normal.dy, near: 1, within: 1e-9)
    expect(first.point.y, near: 250, within: 10)
    // 1 kg whose velocity of 600 pt/s is reversed.
    expect(first.impulse, near: 12, within: 1e-4)
    #expect(events[1].impulse == 0 && events[1].point == first.point)
    let coded = try JSONDecoder().decode([ContactEvent].self, from: JSONEncoder().encode(events))
    #expect(coded == events)
  }

  @Test func aPairThatTwoBehaviorsSeeIsToldOnceAndTheReferenceBoundsHaveNoName() async {
    let stream: AsyncStream<ContactEvent>
    do {
      let animator = DynamicAnimator.headless(room)
      stream = animator.contacts
      let items = [BasicItem.box(50, 280, 40, 40), BasicItem.box(150, 280, 40, 40)]
      for _ in 0..<2 { animator.addBehavior(CollisionBehavior(items: items)) }
      let walls = CollisionBehavior(items: [items[0]])
      walls.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(walls)
      let properties = animator.withoutResistance(items[0])
      properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: items[0])
      animator.advanceUntilPaused(limit: 1)
    }
    let events = await all(stream)
    let pairs = events.filter { if case .item = $0.other { true } else { false } }
    #expect(pairs.map(\.phase) == [.began, .ended])
    #expect(events.contains { $0.other == .boundary(nil) })
  }

  @Test func aStreamTellsOfNothingThatBeganBeforeItAndEndsWhatItTold() async {
    let late: AsyncStream<ContactEvent>
    let early: AsyncStream<ContactEvent>
    do {
      let animator = DynamicAnimator.headless(room)
      early = animator.contacts
      let item = BasicItem.box(150, 280, 40, 40)
      let collision = CollisionBehavior(items: [item])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      animator.addBehavior(GravityBehavior(items: [item]))
      for _ in 0..<30 { animator.step() }
      late = animator.contacts
      for _ in 0..<30 { animator.step() }
    }
    #expect(await all(early).map(\.phase) == [.began, .ended], "still touching at the end")
    #expect(await all(late).isEmpty)
  }

  @Test func readingDoesNotKeepTheAnimatorAliveAndLeavingDoesNotHurt() async {
    let tracker = LifetimeTracker()
    do {
      let animator = DynamicAnimator.headless(room)
      tracker.track(animator)
      let item = BasicItem.box(150, 270, 40, 40)
      let collision = CollisionBehavior(items: [item])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      animator.addBehavior(GravityBehavior(items: [item]))
      do {
        // With an optional stream, optimized code does not release the iterator.
        let stream = animator.contacts
        _ = stream.makeAsyncIterator()
      }
      for _ in 0..<60 { animator.step() }
    }
    #expect(tracker.survivors.isEmpty)
  }

  @Test(arguments: 0..<8 as Range<UInt64>) func inAnyTurmoilEveryBeginningHasItsEnd(seed: UInt64)
    async
  {
    let stream: AsyncStream<ContactEvent>
    do {
      var random = SeededGenerator(seed: seed)
      let animator = DynamicAnimator.headless(room)
      stream = animator.contacts
      let items = (0..<12).map { _ in
        BasicItem(center: random.point(in: room), size: CGSize(width: 30, height: 20))
      }
      let collisions = [CollisionBehavior(items: items), CollisionBehavior(items: items)]
      collisions[0].translatesReferenceBoundsIntoBoundary = true
      for collision in collisions { animator.addBehavior(collision) }
      animator.addBehavior(GravityBehavior(items: items))
      for step in 0..<300 {
        let collision = collisions[random.int(in: 0...1)]
        let item = items[random.int(in: 0...11)]
        if step % 7 == 0 {
          if collision.items.contains(where: { $0 === item }) {
            collision.removeItem(item)
          } else {
            collision.addItem(item)
          }
        }
        animator.step()
      }
    }
    var touching: Set<String> = []
    let events = await all(stream)
    #expect(events.count > 20)
    for event in events {
      let pair = "\(event.item) \(event.other)"
      switch event.phase {
      case .began: #expect(touching.insert(pair).inserted)
      case .ended: #expect(touching.remove(pair) != nil)
      }
    }
    #expect(touching.isEmpty)
  }
}

/// The ends of streams, and streams without a reader.
@Suite struct ContactStreamEndTests {
  /// A ball that bounces off the floor forever.
  private func bouncer() -> DynamicAnimator {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 300, height: 300))
    let ball = BasicItem.box(150, 270, 20, 20)
    let walls = CollisionBehavior(items: [ball])
    walls.translatesReferenceBoundsIntoBoundary = true
    let properties = animator.withoutResistance(ball)
    properties.elasticity = 1
    properties.addLinearVelocity(CGPoint(x: 0, y: 9000), for: ball)
    animator.addBehavior(walls)
    return animator
  }

  @Test func theExampleOfTheDocumentationEnds() async {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 300, height: 300))
    let ball = BasicItem.box(150, 200, 40, 40)
    let walls = CollisionBehavior(items: [ball])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(GravityBehavior(items: [ball]))
    animator.addBehavior(walls)
    let events = animator.contacts
    await animator.settled()
    animator.finishContacts()
    var phases: [ContactEvent.Phase] = []
    for await event in events { phases.append(event.phase) }
    #expect(phases.first == .began && phases.last == .ended && phases.count.isMultiple(of: 2))
    #expect(!animator.items.isEmpty)
  }

  @Test func finishingEndsOnlyTheStreamsOpenedSoFar() async {
    let animator = bouncer()
    let first = animator.contacts
    animator.advance(by: 0.5)
    animator.finishContacts()
    let second = animator.contacts
    animator.advance(by: 0.5)
    animator.finishContacts()
    for stream in [first, second] {
      var balance = 0
      var count = 0
      for await event in stream {
        balance += event.phase == .began ? 1 : -1
        count += 1
      }
      #expect(balance == 0 && count > 4)
    }
  }

  @Test func cancellingTheReaderEndsTheStream() async {
    let animator = bouncer()
    let stream = animator.contacts
    let reader = Task { for await _ in stream {} }
    reader.cancel()
    await reader.value
    animator.advance(by: 0.5)
    #expect(animator.isRunning)
  }

  @Test func aReaderThatNeverReadsMissesWholePairsAndNoMore() async {
    let animator = bouncer()
    let stream = animator.contacts
    animator.advance(by: 60)
    animator.finishContacts()
    var events: [ContactEvent] = []
    for await event in stream { events.append(event) }
    #expect((1000...1024).contains(events.count))
    for pair in stride(from: 0, to: events.count - 1, by: 2) {
      #expect(events[pair].phase == .began && events[pair + 1].phase == .ended)
      #expect(events[pair].other == events[pair + 1].other)
    }
  }

  @Test func aReaderThatCatchesUpHearsOfNewContacts() async {
    let animator = bouncer()
    let stream = animator.contacts
    animator.advance(by: 60)
    var iterator = stream.makeAsyncIterator()
    for _ in 0..<1000 { _ = await iterator.next() }
    animator.advance(by: 1)
    animator.finishContacts()
    var rest = 0
    while await iterator.next() != nil { rest += 1 }
    #expect(rest > 24)
  }
}
