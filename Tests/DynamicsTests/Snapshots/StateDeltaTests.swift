import DynamicsEngine
import DynamicsTestSupport
import Foundation
import Testing

@testable import Dynamics

/// A state is read back as it was written, after any change: other words, more, fewer, moved.
@Suite struct StateDeltaTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func everyWordComesBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var records = (0..<Int(random.next() % 60)).map { Record(key: UInt64($0), &random) }
    var base = State()
    for _ in 0..<6 {
      let state = Self.state(of: records, isMarked: random.next() % 4 > 0)
      let bytes = Self.encode(state, from: base)
      #expect(StateDelta.decode(bytes, from: base.words, count: state.words.count) == state.words)
      base = state
      for _ in 0..<(random.next() % 20) { change(&records, &random) }
    }
  }

  /// Marks may be anywhere, also of records that are not in order: they only save bytes.
  @Test(arguments: 0..<50 as Range<UInt64>)
  func anyMarksWillDo(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (base, state) = (Self.confusedState(&random), Self.confusedState(&random))
    let bytes = Self.encode(state, from: base)
    #expect(StateDelta.decode(bytes, from: base.words, count: state.words.count) == state.words)
  }

  private struct State {
    var words: [UInt64] = []
    var marks: [RecordMark] = []
  }

  private static func encode(_ state: State, from base: State) -> [UInt8] {
    StateDelta.encode(
      WrittenWords(state.words, marks: state.marks),
      from: WrittenWords(base.words, marks: base.marks))
  }

  private struct Record {
    let key: UInt64
    var words: [UInt64]

    init(key: UInt64, _ random: inout SeededGenerator) {
      self.key = key
      words = (0..<Int(random.next() % 9)).map { _ in StateDeltaTests.word(&random) }
    }
  }

  private static func state(of records: [Record], isMarked: Bool = true) -> State {
    var state = State(words: [UInt64(records.count)])
    for record in records {
      let mark = RecordMark(list: .pairs, key: record.key, place: state.words.count)
      if isMarked { state.marks.append(mark) }
      state.words += record.words
    }
    return state
  }

  private static func confusedState(_ random: inout SeededGenerator) -> State {
    var state = State(words: (0..<Int(random.next() % 100)).map { _ in word(&random) })
    for place in state.words.indices where random.bool() {
      let list: RecordMark.List = random.bool() ? .bodies : .touches
      state.marks.append(RecordMark(list: list, key: random.next() % 50, place: place))
    }
    return state
  }

  private static func word(_ random: inout SeededGenerator) -> UInt64 {
    switch random.next() % 4 {
    case 0: 0
    case 1: random.next() % 300
    case 2: random.next()
    default: Double(random.next() % 1000).bitPattern
    }
  }

  private func change(_ records: inout [Record], _ random: inout SeededGenerator) {
    let place = records.isEmpty ? 0 : Int(random.next() % UInt64(records.count))
    switch random.next() % 5 {
    case 0: records.insert(Record(key: random.next() % 100, &random), at: place)
    case 1 where !records.isEmpty: records.remove(at: place)
    case 2 where !records.isEmpty: records.swapAt(place, 0)
    case 3 where !records.isEmpty: records[place].words.append(Self.word(&random))
    default:
      guard
        let word = records.isEmpty
          ? nil : records[place].words.indices.randomElement(using: &random)
      else { return }
      records[place].words[word] ^= 1 << (random.next() % 64)
    }
  }

  @Test func nothingTakesNothing() {
    #expect(Self.encode(State(), from: State(words: [1, 2])).isEmpty)
    #expect(StateDelta.decode([], from: [1, 2], count: 0).isEmpty)
    let state = State(words: Array(repeating: 7, count: 10_000))
    #expect(Self.encode(state, from: state).isEmpty)
  }

  /// The pose before a step is the pose of the state before.
  @Test func wordsThatComeAgainAreReferences() {
    var random = SeededGenerator(seed: 3)
    let poses = (0..<200).map { _ in random.next() }
    let states = (0..<2).map { step in
      var words: [UInt64] = []
      for pose in 0..<100 { words += [poses[pose + step], 5, 6, poses[pose + 1 - step], 8] }
      return State(words: words)
    }
    let bytes = Self.encode(states[1], from: states[0])
    #expect(bytes.count <= 100 * 10)
    #expect(StateDelta.decode(bytes, from: states[0].words, count: 500) == states[1].words)
  }

  /// Words behind a record that came or went take nothing.
  @Test func recordsThatStayTakeNothing() {
    var random = SeededGenerator(seed: 5)
    let records = (0..<300).map { Record(key: $0, &random) }
    let (all, some) = (
      Self.state(of: records), Self.state(of: records.filter { $0.key % 100 > 50 || $0.key == 7 })
    )
    #expect(Self.encode(some, from: all).count < 30)
    let few = Self.state(of: records.filter { $0.key % 60 > 0 })
    #expect(Self.encode(all, from: few).count < 5 * 9 * 9 + 40)
  }
}
