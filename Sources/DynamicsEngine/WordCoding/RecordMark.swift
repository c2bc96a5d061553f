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
