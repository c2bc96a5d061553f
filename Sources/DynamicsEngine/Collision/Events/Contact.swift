package import DynamicsGeometry
package import Foundation

/// A contact of a body with another body or with a boundary, in one collision set.
package struct Contact: Sendable {
  /// The identity of a contact; it also defines the order in which contacts are reported.
  package struct Key: Hashable, Comparable, Sendable, BitwiseCopyable {
    package var set: CollisionSetID
    /// Of two bodies, the one that joined first.
    package var body: BodyID
    /// The id of the other body, or of the boundary.
    var otherID: RowID<Never>
    var isBoundary: Bool

    package var other: Other {
      isBoundary ? .boundary(BoundaryRowID(otherID)) : .body(BodyID(otherID))
    }

    // Contacts change in most steps, and two numbers are compared and hashed faster than all fields.

    /// The set and the body.
    var firstNumber: UInt64 {
      UInt64(UInt32(bitPattern: set.serial)) << 32 | UInt64(UInt32(bitPattern: body.serial))
    }

    private var secondNumber: UInt64 {
      UInt64(isBoundary ? 1 : 0) << 32 | UInt64(UInt32(bitPattern: otherID.serial))
    }

    // Few pairs share several sets, so one number is enough.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(Int64(body.serial) << 32 | Int64(otherID.serial))
    }

    package static func == (a: Key, b: Key) -> Bool {
      a.firstNumber == b.firstNumber && a.secondNumber == b.secondNumber
    }

    package static func < (a: Key, b: Key) -> Bool {
      (a.firstNumber, a.secondNumber) < (b.firstNumber, b.secondNumber)
    }
  }

  /// The second party of a contact.
  package enum Other: Hashable, Comparable, Sendable {
    case body(BodyID)
    case boundary(BoundaryRowID)
  }

  package var key: Key
  /// The point with the greatest impulse, in points.
  package var point: CGPoint
  /// The unit vector from the first party to the second.
  package var normal: CGVector
  /// In newton seconds, in this step.
  package var impulse: Double
  /// `nil` if its set does not measure impulses.
  package var impulses: ContactImpulses?
}

/// The load of a contact in one step.
package struct ContactLoad: Sendable {
  /// In points.
  package var point: CGPoint
  /// A unit vector.
  package var normal: CGVector
  /// In newton seconds.
  package var impulse: Double
}

/// The contacts that began and ended in one step, both sorted by key.
package struct ContactChanges: Sendable {
  package var began: [Contact] = []
  package var ended: [Contact.Key] = []
  /// The impulses of those ended contacts whose sets measure them.
  package var endedImpulses: [Contact.Key: ContactImpulses] = [:]

  package var isEmpty: Bool { began.isEmpty && ended.isEmpty }

  mutating func removeAll() {
    if !began.isEmpty { began.removeAll(keepingCapacity: true) }
    if !ended.isEmpty { ended.removeAll(keepingCapacity: true) }
    if !endedImpulses.isEmpty { endedImpulses.removeAll() }
  }
}
