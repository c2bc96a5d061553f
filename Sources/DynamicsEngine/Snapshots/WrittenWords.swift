/// Words that a coder has written, and the beginnings of the records among them.
///
/// An object, so that a state of hundreds of kilobytes is not copied from owner to owner, and so that
/// the next state can be written into the same memory.
package final class WrittenWords {
  let words: FlatArray<UInt64>
  /// The beginnings of records that come and go from step to step, in the order of their places.
  // Only a coder that writes changes it.
  @exclusivity(unchecked)
  package internal(set) var marks: [RecordMark] = []

  package init(capacity: Int = 0) { words = FlatArray(minimumCapacity: capacity) }

  /// Copies words.
  package convenience init(_ words: [UInt64], marks: [RecordMark] = []) {
    self.init(capacity: words.count)
    for word in words { self.words.append(word) }
    self.marks = marks
  }

  package var count: Int { words.count }

  /// The number of words that it has memory for.
  package var capacity: Int { words.capacity }

  /// Valid for as long as the object lives and no coder writes into it.
  package var buffer: UnsafeBufferPointer<UInt64> { UnsafeBufferPointer(words.buffer) }

  /// A copy of the words.
  package var array: [UInt64] { Array(buffer) }

  /// The memory that it takes, in bytes.
  package var byteCount: Int {
    // The capacity of an array depends on the state of the allocator. A history decides by this number
    // which steps it drops, and these must be the same in each run.
    words.capacity * MemoryLayout<UInt64>.stride + marks.count * MemoryLayout<RecordMark>.stride
  }

  /// Forgets all words, and keeps the memory.
  func removeAll() {
    words.removeAll()
    marks.removeAll(keepingCapacity: true)
  }
}

/// The beginning of a record in the words of a state.
///
/// Two states of one world are compared record by record, although some came and others went.
package struct RecordMark: BitwiseCopyable, Sendable {
  /// The lists of records, in the order in which states have them.
  package enum List: UInt32, Sendable {
    case bodies, parts, joints, pairs, sleepingPairs, touches, sleepingTouches
  }

  private let list: UInt32
  private let key: UInt64
  /// The index of its first word.
  package let place: Int32

  package init(list: List, key: UInt64, place: Int) {
    self.list = list.rawValue
    self.key = key
    self.place = Int32(place)
  }

  /// Whether both are the same record.
  package func isSame(as mark: RecordMark) -> Bool { list == mark.list && key == mark.key }

  package static func < (a: RecordMark, b: RecordMark) -> Bool { (a.list, a.key) < (b.list, b.key) }
}
