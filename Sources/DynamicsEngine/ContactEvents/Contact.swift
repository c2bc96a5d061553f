package import DynamicsGeometry
package import Foundation

/// Two things touching, as one collision set sees them.
package struct Contact: Sendable {
  /// What tells one contact from another, and the order that they are reported in.
  package struct Key: Hashable, Comparable, Sendable {
    package var set: CollisionSetID
    /// Of two bodies the one that joined first.
    package var body: BodyID
    package var other: Other

    package static func < (a: Key, b: Key) -> Bool {
      (a.set, a.body, a.other) < (b.set, b.body, b.other)
    }
  }

  /// The second party.
  package enum Other: Hashable, Comparable, Sendable {
    case body(BodyID)
    case boundary(BoundaryRowID)
  }

  package var key: Key
  /// In points, where they touch hardest.
  package var point: CGPoint
  /// A unit vector from the first party to the second.
  package var normal: CGVector
  /// Newton seconds in this step.
  package var impulse: Double
}

/// What began and ended to touch in one step, both sorted by key.
package struct ContactChanges: Sendable {
  package var began: [Contact] = []
  package var ended: [Contact.Key] = []

  package var isEmpty: Bool { began.isEmpty && ended.isEmpty }

  mutating func removeAll() {
    if !began.isEmpty { began.removeAll(keepingCapacity: true) }
    if !ended.isEmpty { ended.removeAll(keepingCapacity: true) }
  }
}
