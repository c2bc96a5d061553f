package import DynamicsGeometry
package import Foundation

/// A contact of a body with another body or with a boundary, in one collision set.
package struct Contact: Sendable {
  /// The identity of a contact; it also defines the order in which contacts are reported.
  package struct Key: Hashable, Comparable, Sendable {
    package var set: CollisionSetID
    /// Of two bodies, the one that joined first.
    package var body: BodyID
    package var other: Other

    // Contacts change in most steps, and one number is hashed faster than all fields. Few pairs
    // share several sets.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(Int64(body.serial) << 32 | Int64(other.serial))
    }

    package static func < (a: Key, b: Key) -> Bool {
      (a.set, a.body, a.other) < (b.set, b.body, b.other)
    }
  }

  /// The second party of a contact.
  package enum Other: Hashable, Comparable, Sendable {
    case body(BodyID)
    case boundary(BoundaryRowID)

    fileprivate var serial: Int32 {
      switch self {
      case .body(let body): body.serial
      case .boundary(let boundary): boundary.serial
      }
    }
  }

  package var key: Key
  /// The point with the greatest impulse, in points.
  package var point: CGPoint
  /// The unit vector from the first party to the second.
  package var normal: CGVector
  /// In newton seconds, in this step.
  package var impulse: Double
}

/// The contacts that began and ended in one step, both sorted by key.
package struct ContactChanges: Sendable {
  package var began: [Contact] = []
  package var ended: [Contact.Key] = []

  package var isEmpty: Bool { began.isEmpty && ended.isEmpty }

  mutating func removeAll() {
    if !began.isEmpty { began.removeAll(keepingCapacity: true) }
    if !ended.isEmpty { ended.removeAll(keepingCapacity: true) }
  }
}
