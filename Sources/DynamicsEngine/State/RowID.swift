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
