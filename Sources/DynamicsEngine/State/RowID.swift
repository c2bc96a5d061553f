/// The id of a row of the engine's state: its index, and a serial number in the order of creation.
///
/// A released row is used again under another serial number, so that an old id finds nothing.
package struct RowID<Tag>: Hashable, Comparable, Sendable, BitwiseCopyable {
  package let index: Int32
  /// 0 for the first of its kind in a world; no other row there has it.
  package let serial: Int32

  package init(index: Int32, serial: Int32) {
    self.index = index
    self.serial = serial
  }

  /// The same id without the kind of its row, or with it again.
  init<OtherTag>(_ id: RowID<OtherTag>) { self.init(index: id.index, serial: id.serial) }

  /// The id of a row that is not in use.
  package static var none: Self { Self(index: -1, serial: -1) }

  package func hash(into hasher: inout Hasher) { hasher.combine(serial) }

  package static func < (a: Self, b: Self) -> Bool { a.serial < b.serial }
}

package enum BodyTag {}
package enum JointTag {}
package enum CollisionSetTag {}
package enum BoundaryTag {}

package typealias BodyID = RowID<BodyTag>
package typealias JointID = RowID<JointTag>
package typealias CollisionSetID = RowID<CollisionSetTag>
package typealias BoundaryRowID = RowID<BoundaryTag>

extension WordCoder {
  /// Visits an id or ``RowID/none``.
  package mutating func code<Tag>(_ id: inout RowID<Tag>) {
    if isReading { read(&id) { RowID(word: $0) } } else { write(id.word) }
  }

  /// Visits an id, or `nil` as ``RowID/none``.
  package mutating func code<Tag>(_ id: inout RowID<Tag>?) {
    var present = id ?? .none
    code(&present)
    if isReading, isSound { id = present == .none ? nil : present }
  }
}

extension RowID {
  fileprivate var word: UInt64 {
    UInt64(UInt32(bitPattern: serial)) << 32 | UInt64(UInt32(bitPattern: index))
  }

  /// `nil` for a word that is neither an id nor ``none``.
  fileprivate init?(word: UInt64) {
    self.init(
      index: Int32(truncatingIfNeeded: word), serial: Int32(truncatingIfNeeded: word >> 32))
    guard (index >= 0 && serial >= 0) || self == .none else { return nil }
  }
}
