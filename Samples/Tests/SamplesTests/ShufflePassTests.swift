import Testing

@testable import SampleSupport
@testable import card_shuffle

/// The passes of shuffles in the hands bring a new deck into a given order, as hands would.
@Suite struct ShufflePassTests {
  @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 9, 31, 32, 33, 52, 64, 65, 104, 520])
  func rifflesLeadToTheOrder(count: Int) {
    for seed in 0..<(count < 10 ? 200 : 5 as UInt64) {
      let order = FairShuffle.order(count: count, seed: seed)
      var random = SeededGenerator(seed: seed &+ 99)
      let passes = RifflePass.passes(to: order, &random)
      var deck = Array(0..<count)
      for pass in passes {
        #expect(!pass.upper.isEmpty && !pass.lower.isEmpty)
        #expect(pass.upper + pass.lower == deck)
        let upper = Set(pass.upper)
        #expect(pass.result.filter(upper.contains) == pass.upper)
        #expect(pass.result.filter { !upper.contains($0) } == pass.lower)
        deck = pass.result
      }
      #expect(deck == order)
      if count == 52 { #expect(passes.count == 7) }
    }
  }

  /// All numbers that lead to an order, found by trying all, are drawn equally often: so a riffle is
  /// that of Gilbert, Shannon and Reeds, given the order.
  @Test(arguments: [[2, 0, 3, 1], [0, 1, 2, 3], [3, 2, 1, 0]])
  func labelsAreThoseOfPeople(order: [Int]) {
    let bound = 8
    var counts: [[Int]: Int] = [:]
    for code in 0..<(bound * bound * bound * bound) {
      let labels = [code % 8, code / 8 % 8, code / 64 % 8, code / 512]
      // A stable sort of the new deck by label, as the digits do in turn.
      let sorted = order.enumerated().sorted {
        (labels[$0.element], $0.offset) < (labels[$1.element], $1.offset)
      }
      if sorted.map(\.element) == [0, 1, 2, 3] { counts[labels] = 0 }
    }
    var random = SeededGenerator(seed: 5)
    let draws = 200 * counts.count
    for _ in 0..<draws {
      let labels = RifflePass.labels(for: order, below: bound, &random)
      guard counts[labels] != nil else {
        Issue.record("\(labels) does not lead to \(order)")
        return
      }
      counts[labels]! += 1
    }
    let chiSquare = chiSquare(of: counts.values, 200)
    let freedom = Double(counts.count - 1)
    #expect(abs(chiSquare - freedom) < 4 * (2 * freedom).squareRoot())
  }

  /// A person cuts near the middle, and drops the halves in small clumps.
  @Test func cutsAndClumpsAreThoseOfAPerson() {
    var cuts: [Double] = []
    var clumps: [Double] = []
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let order = FairShuffle.order(count: 52, seed: seed)
      for pass in RifflePass.passes(to: order, &random) {
        cuts.append(Double(pass.upper.count))
        let upper = Set(pass.upper)
        let sides = pass.result.map(upper.contains)
        clumps.append(Double(1 + zip(sides, sides.dropFirst()).count { $0 != $1 }))
      }
    }
    func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
    #expect(abs(mean(cuts) - 26) < 0.3)
    // A binomial cut has a variance of 13. A given order leaves less freedom to the first cuts.
    let variance = mean(cuts.map { ($0 - 26) * ($0 - 26) })
    #expect((9...14).contains(variance))
    #expect(cuts.allSatisfy { (10...42).contains($0) })
    // 51 pairs of neighbors, each from one hand or from both with equal probability.
    #expect(abs(mean(clumps) - 26.5) < 1.5)
  }

  @Test func cardsFallFasterAndFasterAndTheLastAtOnce() {
    for seed in 0..<50 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let order = FairShuffle.order(count: 52, seed: seed)
      for pass in RifflePass.passes(to: order, &random) {
        let intervals = RiffleTimetable.dropIntervals(pass, &random)
        #expect(intervals.count == 52 && intervals.allSatisfy { $0 > 0 })
        #expect(intervals[..<17].reduce(0, +) > 1.2 * intervals[34..<51].reduce(0, +))
        #expect(intervals[51] < 0.15)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 9, 31, 32, 33, 52, 64, 65, 104, 520])
  func overhandPassesLeadToTheOrder(count: Int) {
    for seed in 0..<(count < 10 ? 200 : 5 as UInt64) {
      let order = FairShuffle.order(count: count, seed: seed)
      let passes = OverhandPass.passes(to: order)
      var deck = Array(0..<count)
      for pass in passes {
        #expect(pass.cards == deck)
        // By hand: from the top, over or under the others.
        var pile: [Int] = []
        for (card, goesOver) in zip(pass.cards, pass.goesOver) {
          pile.insert(card, at: goesOver ? 0 : pile.count)
        }
        #expect(pass.result == pile)
        deck = pass.result
      }
      #expect(deck == order)
      if count == 52 { #expect(passes.count == 6) }
    }
  }

  @Test func aRhythmIsInOrderAndEndsInTime() {
    var rhythm = Rhythm(from: 1, intervals: [3, 0, 1, 4], lasting: 2)
    #expect(rhythm.end == 3)
    #expect(rhythm.due(at: 0.99) == 0..<0)
    #expect(rhythm.due(at: 1.7) == 0..<1)
    #expect(rhythm.due(at: 1.75) == 1..<3)
    #expect(rhythm.due(at: 1.75).isEmpty && !rhythm.isOver)
    #expect(rhythm.due(at: 2) == 3..<4 && rhythm.isOver)
    var none = Rhythm(from: 1, intervals: [], lasting: 2)
    #expect(none.isOver && none.due(at: 9).isEmpty)
  }
}
