import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// Values come back as they were written, and words that no coder writes are refused.
@Suite struct WordCoderTests {
  @Test(arguments: 0..<50 as Range<UInt64>)
  func valuesComeBackInTheirOrder(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var values = (0..<random.int(in: 0...60)).map { _ in CodedValue(&random) }
    var writer = WordCoder()
    for place in values.indices { values[place].code(&writer) }
    var reader = WordCoder(writer.words[...])
    var read = values.map(\.blank)
    for place in read.indices { read[place].code(&reader) }
    #expect(read == values)
    let isRead = reader.isSound && reader.isAtEnd
    #expect(isRead)
    try reader.finish()
  }

  /// A history dropped other steps in the second run of the same program.
  @Test func memoryIsCountedWithoutWhatTheAllocatorAddsToAnArray() {
    let (words, roomy) = (WrittenWords(), WrittenWords())
    roomy.marks.reserveCapacity(1000)
    #expect(roomy.byteCount == words.byteCount)
  }

  /// After a missing word, nothing more is read, and everything stays as it was.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func nothingIsReadAfterAFlaw(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var values = (0..<20).map { _ in CodedValue(&random) }
    var writer = WordCoder()
    for place in values.indices { values[place].code(&writer) }
    for count in 0..<writer.words.count {
      var reader = WordCoder(writer.words.prefix(count))
      var read = values.map(\.blank)
      for place in read.indices { read[place].code(&reader) }
      let sound = read.indices.prefix { read[$0] == values[$0] }.count
      #expect(read.indices.dropFirst(sound + 1).allSatisfy { read[$0] == values[$0].blank })
      #expect(throws: StateError.self) { try reader.finish() }
    }
  }

  @Test func wordsOutOfRangeAreRefused() {
    func refuses(_ words: UInt64..., read: (inout WordCoder) -> Void) -> Bool {
      var reader = WordCoder(words[...])
      read(&reader)
      return !reader.isSound
    }
    var (flag, number, integer, wide) = (false, 0.0, 0, UInt32(0))
    var (slot, text, id) = (Int32(0), "", BodyID.none)
    #expect(refuses(2) { $0.code(&flag) })
    for number in [Double.nan, .infinity, -.infinity] {
      var read = 1.0
      #expect(refuses(number.bitPattern) { $0.code(&read) })
      #expect(read == 1)
    }
    #expect(refuses(1.5.bitPattern) { $0.code(&number, in: 0...1) })
    // Zigzag: 6 is 3, 5 is −3.
    #expect(refuses(6) { $0.code(&integer, in: 0..<3) })
    #expect(refuses(5) { $0.code(&integer, in: 0..<3) })
    #expect(refuses(1 << 32) { $0.code(&wide) })
    for word in [UInt64(1), .max, .max - 1, 1 << 31] {
      #expect(refuses(word) { $0.code(&slot, from: 0) })
    }
    for word in [UInt64(UInt32.max), 1 << 63, UInt64(UInt32.max) << 32, 1 << 31] {
      #expect(refuses(word) { $0.code(&id) })
    }
    // Two bytes that are no UTF-8, and a text that is longer than the words.
    #expect(refuses(4, 0xFFFE) { $0.code(&text) })
    #expect(refuses(2 * 17, 0, 0) { $0.code(&text) })
    #expect((flag, number, integer, wide, slot, text) == (false, 0, 0, 0, 0, "") && id == .none)
  }

  @Test(arguments: [1, 0, -1.0]) func aJointWithAFlawIsRefused(length: Double) {
    let end = JointAnchor.on(BodyID(index: 2, serial: 7), offset: CGVector(dx: 3, dy: 0))
    var joint = JointDefinition(.distance(length: length), end, .at(.zero))
    var writer = WordCoder()
    joint.codeState(&writer)
    var reader = WordCoder(writer.words[...])
    var read = JointDefinition.blank
    read.codeState(&reader)
    #expect(reader.isSound == (length > 0))
    #expect(read == joint)
  }

  @Test func aCountIsAtMostTheWordsThatAreLeft() {
    for (count, isValid) in [(0, true), (2, true), (3, false), (-1, false), (Int.max, false)] {
      var writer = WordCoder()
      var word = count
      writer.code(&word)
      writer.write([7, 8])
      var reader = WordCoder(writer.words[...])
      var list: [UInt64] = [1]
      reader.code(&list, blank: 0) { $0.code(&$1) }
      #expect(reader.isSound == isValid)
      #expect(list == (isValid ? Array([7, 8].prefix(count)) : [1]))
    }
  }

  @Test func anUnknownCaseIsRefused() {
    for (word, isKnown) in [(UInt64(0), true), (2, true), (4, true), (6, false), (1, false)] {
      var reader = WordCoder([word])
      var value = "as before"
      reader.codeCase(&value, of: ["a", "b", "c"], 0)
      #expect(reader.isSound == isKnown)
      #expect((value != "as before") == isKnown)
    }
  }

  @Test func onlyTheFirstFlawIsKept() {
    var reader = WordCoder([])
    reader.check(false, "the first")
    reader.check(false, "the second")
    reader.fail(StateError("the third"))
    #expect((reader.failure as? StateError)?.flaw == "the first")
    var writer = WordCoder()
    writer.check(false, "not read")
    writer.fail(StateError("not read"))
    let isSound = writer.isSound
    #expect(isSound)
  }
}

/// A value of any kind that a coder visits.
private enum CodedValue: Equatable {
  case word(UInt64)
  case number(Double)
  case integer(Int)
  case flag(Bool)
  case text(String)
  case id(BodyID?)
  case numbers([Double])
  case optional(CGFloat?)
  case near(Double)
  case mostly(Double, Int)
  case slot(Int32)

  init(_ random: inout SeededGenerator) {
    let number = random.double(in: -1e9...1e9)
    switch random.int(in: 0...10) {
    case 0: self = .word(random.next())
    case 1: self = .number([0, -0.0, number, .leastNonzeroMagnitude][random.int(in: 0...3)])
    case 2: self = .integer([Int.min, .max, -1, 0, random.int(in: -9...9)][random.int(in: 0...4)])
    case 3: self = .flag(random.bool())
    case 4: self = .text(String(repeating: "aé😀", count: random.int(in: 0...4)))
    case 5: self = .id(random.bool() ? nil : BodyID(index: 3, serial: Int32(random.int(in: 0...9))))
    case 6: self = .numbers((0..<random.int(in: 0...5)).map { Double($0) * number })
    case 7: self = .optional(random.bool() ? nil : CGFloat(number))
    case 8: self = .near(random.bool() ? 0.5 : number)
    case 9: self = .mostly(random.bool() ? 0.5 : number, random.bool() ? 7 : 8)
    default: self = .slot(Int32(random.int(in: 0...1 << 29)))
    }
  }

  /// The value before it is read.
  var blank: Self {
    switch self {
    case .word: .word(1)
    case .number: .number(1)
    case .integer: .integer(1)
    case .flag: .flag(false)
    case .text: .text("?")
    case .id: .id(BodyID(index: 1, serial: 1))
    case .numbers: .numbers([1])
    case .optional: .optional(1)
    case .near: .near(1)
    case .mostly: .mostly(1, 1)
    case .slot: .slot(1)
    }
  }

  mutating func code(_ coder: inout WordCoder) {
    switch self {
    case .word(var word):
      coder.code(&word)
      self = .word(word)
    case .number(var number):
      coder.code(&number)
      self = .number(number)
    case .integer(var integer):
      coder.code(&integer)
      self = .integer(integer)
    case .flag(var flag):
      coder.code(&flag)
      self = .flag(flag)
    case .text(var text):
      coder.code(&text)
      self = .text(text)
    case .id(var id):
      coder.code(&id)
      self = .id(id)
    case .numbers(var numbers):
      coder.code(&numbers)
      self = .numbers(numbers)
    case .optional(var optional):
      coder.code(&optional)
      self = .optional(optional)
    case .near(var number):
      coder.code(&number, near: 0.5)
      self = .near(number)
    case .mostly(var number, var count):
      coder.code(&number, mostly: 0.5)
      coder.code(&count, mostly: 7, in: -1..<10)
      self = .mostly(number, count)
    case .slot(var slot):
      coder.code(&slot, from: 5)
      self = .slot(slot)
    }
  }
}
