import Dynamics
import DynamicsRecording
import Testing

@testable import SampleSupport
@testable import card_shuffle

/// How far counts are from the expected ones, by Pearson's test.
func chiSquare(of counts: some Sequence<Int>, _ expected: Double) -> Double {
  counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
}

@Suite struct FairShuffleTests {
  /// All 24 orders of four cards, over seeds in a row, against χ² with 23 degrees of freedom.
  @Test func everyOrderIsAsLikelyAsAnyOther() {
    var counts: [[Int]: Int] = [:]
    let runs = 24_000
    for seed in 0..<UInt64(runs) {
      counts[FairShuffle.order(count: 4, seed: seed), default: 0] += 1
    }
    #expect(counts.count == 24)
    let expected = Double(runs) / 24
    let chiSquare = chiSquare(of: counts.values, expected)
    // The one run there is of this test has its sum; one in a thousand fair shuffles is above 49.7.
    #expect(chiSquare < 49.7)
  }

  @Test func everyCardComesToEveryPlaceEquallyOften() {
    let (cards, runs) = (52, 10_400)
    var counts = [[Int]](repeating: [Int](repeating: 0, count: cards), count: cards)
    for seed in 0..<UInt64(runs) {
      for (place, card) in FairShuffle.order(count: cards, seed: seed &* 7919).enumerated() {
        counts[card][place] += 1
      }
    }
    let expected = Double(runs) / Double(cards)
    let chiSquare = chiSquare(of: counts.joined(), expected)
    // 51² degrees of freedom: mean 2601, standard deviation √(2 · 2601) ≈ 72.
    #expect(abs(chiSquare - 2601) < 4 * 72)
  }

  @Test func boundedNumbersAreUnbiased() {
    var random = SeededGenerator(seed: 1)
    let bound: UInt64 = 3 << 61
    // Without throwing some draws away, numbers below 2⁶² would come up half as often again.
    let low = (0..<30_000).filter { _ in random.next(below: bound) < 1 << 61 }.count
    #expect(abs(low - 10_000) < 400)
  }

  @Test func anOrderIsForGood() {
    #expect(FairShuffle.order(count: 10, seed: 42) == [8, 3, 6, 5, 4, 0, 9, 2, 1, 7])
  }

  @Test func aDeckIsNewDecksInARow() {
    let deck = PlayingCard.deck(count: 105)
    #expect(deck[0].name == "A♠")
    #expect(deck[51].asciiName == "KC")
    #expect(deck[104] == deck[0])
    #expect(Set(deck).count == 52)
  }
}

@Suite struct HoldTests {
  /// Each place used to get springs of its own, and the animator listed all behaviors again.
  @Test(arguments: [0, 0.3])
  func aCardThatIsSentOnKeepsItsSprings(angle: Double) {
    let table = Table(
      ShuffleRequest(), deckAt: .zero, size: CGSize(width: 960, height: 600), stacking: [0])
    table.send(0, to: CGPoint(x: 100, y: 100), angle: angle, frequency: 2)
    let first = table.animator.behaviors.map(ObjectIdentifier.init)
    table.send(0, to: CGPoint(x: 300, y: 200), angle: angle, frequency: 4)
    #expect(table.animator.behaviors.map(ObjectIdentifier.init) == first)
    #expect(table.animator.advanceUntilPaused(limit: 10))
    let card = table.cards[0]
    #expect(hypot(card.center.x - 300, card.center.y - 200) < 0.5)
    #expect(abs(card.angle - angle) < 0.01)
  }

  @Test func aCardThatIsSentAtAnotherAngleLosesTheSpringsOfBefore() {
    let table = Table(
      ShuffleRequest(), deckAt: .zero, size: CGSize(width: 960, height: 600), stacking: [0])
    let none = table.animator.behaviors.count
    table.send(0, to: CGPoint(x: 100, y: 100), angle: 0.3, frequency: 2)
    #expect(table.animator.behaviors.count == none + 2)
    table.send(0, to: CGPoint(x: 100, y: 100), frequency: 2)
    #expect(table.animator.behaviors.count == none + 1)
  }
}

/// What is promised of every shuffle, for every style.
@Suite struct MotionTests {
  private static func perform(
    _ style: ShuffleStyle, cards: Int, seed: UInt64, gravity: Double = 0
  ) throws -> (request: ShuffleRequest, performance: Performance) {
    let request = ShuffleRequest(
      style: style, cardCount: cards, hands: min(cards, 5), gravity: gravity, seed: seed)
    return (request, try Director(request: request).perform())
  }

  private static func expectCardsOnTheirPlaces(
    _ request: ShuffleRequest, _ performance: Performance
  ) {
    let places = request.choreography(for: performance.order)
      .finalPlaces(on: performance.tableSize)
    let recording = performance.recording
    #expect(places.count == request.cardCount)
    for (card, place) in places.enumerated() {
      let center = recording.pose(of: card, at: recording.duration).center
      #expect(hypot(place.x - center.x, place.y - center.y) < 0.5)
    }
  }

  @Test(arguments: ShuffleStyle.allCases, [1, 2, 7, 52])
  func everyCardEndsOnItsPlaceAndNoneLeavesTheTable(style: ShuffleStyle, cards: Int) throws {
    let (request, performance) = try Self.perform(style, cards: cards, seed: UInt64(cards))
    Self.expectCardsOnTheirPlaces(request, performance)
    let recording = performance.recording
    let table = CGRect(origin: .zero, size: performance.tableSize)
    for frame in recording.frames {
      #expect(recording.stacking(at: frame.time).sorted() == Array(0..<cards))
      for pose in frame.poses { #expect(table.contains(try #require(pose).card.frame)) }
    }
    #expect(recording.items.map(\.appearance.label) == performance.deck.map(\.name))
    // Cards that are dealt from a pile into rows lie on those dealt before.
    if style != .deal {
      let fromTheTop = request.showsOrder ? performance.order.reversed() : performance.order
      #expect(recording.stacking(at: recording.duration) == fromTheTop.reversed())
    }
  }

  @Test func tiltedTablesAndManyDecksEndWellToo() throws {
    let (request, performance) = try Self.perform(.wash, cards: 80, seed: 3, gravity: 2)
    Self.expectCardsOnTheirPlaces(request, performance)
  }

  @Test(arguments: ShuffleStyle.allCases)
  func hardlyACardEverPassesThroughAnother(style: ShuffleStyle) throws {
    let recording = try Self.perform(style, cards: 52, seed: 4).performance.recording
    #expect(recording.stackings.count > 1)
    for (before, after) in zip(recording.stackings, recording.stackings.dropFirst()) {
      let (old, new) = (before.items.indicesByCard, after.items.indicesByCard)
      // Two cards are seen to pass through each other if they overlap in both frames.
      let frames = [after.time - 1 / recording.framesPerSecond, after.time].map { time in
        recording.items.indices.map { recording.pose(of: $0, at: time).card }
      }
      var traded = 0
      for a in recording.items.indices {
        for b in 0..<a where (old[a] < old[b]) != (new[a] < new[b]) {
          if frames.allSatisfy({ Table.overlap($0[a], $0[b]) }) { traded += 1 }
        }
      }
      // Of cards that follow each other fast, one may be laid on top while they still touch.
      #expect(traded <= 3)
    }
  }

  @Test func everyRiffleLeavesBothHalvesInOrder() throws {
    let performance = try Self.perform(.riffle, cards: 52, seed: 9).performance
    let stackings = performance.recording.stackings.map(\.items)
    let riffles = 7
    // Then each card is dealt; the first one is the topmost already.
    #expect(stackings.count == 1 + riffles + 51)
    for (before, after) in zip(stackings, stackings.dropFirst().prefix(riffles)) {
      // A riffle has at most two rising runs of the order before.
      let heights = before.indicesByCard
      let moved = after.map { heights[$0] }
      var heads: Set<Int> = []
      var seen: Set<Int> = []
      for height in moved {
        if !seen.contains(height - 1) { heads.insert(height) }
        seen.insert(height)
      }
      #expect(heads.count <= 2)
    }
  }

  /// Frames used to show where cards were after the latest step, for many frames on end.
  @Test func slowMotionGoesEvenlyFromStepToStep() throws {
    let request = ShuffleRequest(
      style: .fan, cardCount: 3, speed: 0.05, framesPerSecond: 60, seed: 1)
    let recording = try Director(request: request).perform().recording
    for card in 0..<3 {
      #expect(recording.pose(of: card, at: 0.6) == recording.pose(of: card, at: 0))
      let keyframes = recording.items[card].keyframes
      let moves = zip(keyframes, keyframes.dropFirst()).filter { $0.pose != $1.pose }
      #expect(moves.count > 20)
      // A step of 1/120 s takes a sixth of a second here.
      for (before, after) in moves { #expect(after.time - before.time > 1 / 6.01) }
    }
  }
}

extension Recording.Pose {
  fileprivate var card: BasicItem {
    let item = BasicItem(center: center, size: Table.cardSize)
    item.angle = angle
    return item
  }
}
