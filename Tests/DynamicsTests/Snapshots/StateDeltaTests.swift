import DynamicsTestSupport
import Foundation
import Testing

@testable import Dynamics

/// A state is read back as it was written, after any change: other words, more, fewer, moved.
@Suite struct StateDeltaTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func everyWordComesBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var base = (0..<Int(random.next() % 400)).map { _ in Self.word(&random) }
    for _ in 0..<6 {
      var words = base
      for _ in 0..<(random.next() % 40) { change(&words, base, &random) }
      let bytes = StateDelta.encode(words, from: base)
      #expect(StateDelta.decode(bytes, from: base, count: words.count) == words)
      base = words
    }
  }

  private static func word(_ random: inout SeededGenerator) -> UInt64 {
    switch random.next() % 4 {
    case 0: 0
    case 1: random.next() % 300
    case 2: random.next()
    default: Double(random.next() % 1000).bitPattern
    }
  }

  private func change(_ words: inout [UInt64], _ base: [UInt64], _ random: inout SeededGenerator) {
    let place = words.isEmpty ? 0 : Int(random.next() % UInt64(words.count))
    switch random.next() % 5 {
    case 0: words.insert(contentsOf: (0..<9).map { _ in Self.word(&random) }, at: place)
    case 1: words.removeSubrange(place..<min(words.count, place + 9))
    case 2 where !words.isEmpty: words[place] ^= 1 << (random.next() % 64)
    case 3 where !words.isEmpty && !base.isEmpty: words[place] = base[place % base.count]
    default: if !words.isEmpty { words[place] = Self.word(&random) }
    }
  }

  @Test func nothingTakesNothing() {
    #expect(StateDelta.encode([], from: [1, 2]).isEmpty)
    #expect(StateDelta.decode([], from: [1, 2], count: 0).isEmpty)
    let words = Array(repeating: 7 as UInt64, count: 10_000)
    #expect(StateDelta.encode(words, from: words).count <= 4)
  }

  /// The place before a step is the place of the state before; a row that moves on takes a few bytes.
  @Test func wordsThatComeAgainAreReferences() {
    var random = SeededGenerator(seed: 3)
    var base: [UInt64] = []
    var words: [UInt64] = []
    for _ in 0..<100 {
      let (old, new, older) = (random.next(), random.next(), random.next())
      base += [old, 5, 6, older, 8]
      words += [new, 5, 6, old, 8]
    }
    #expect(StateDelta.encode(words, from: base).count <= 100 * 10 + 10)
    let moved = Array(words.dropFirst(5 * 40))
    #expect(
      StateDelta.encode(Array(words.prefix(15) + words.dropFirst(20)), from: words).count < 60)
    #expect(
      StateDelta.decode(StateDelta.encode(moved, from: words), from: words, count: moved.count)
        == moved)
  }
}
