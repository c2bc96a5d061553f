package import DynamicsGeometry
package import Foundation

/// Two things touching, as one collision group sees them.
package struct Contact: Sendable {
  /// What tells one contact from another, and the order that they are reported in.
  package struct Key: Hashable, Comparable, Sendable {
    /// ``CollisionGroup/id``.
    package var group: Int
    /// ``Body/id``; of two bodies the one that joined first.
    package var body: Int
    package var other: Other

    package static func < (a: Key, b: Key) -> Bool {
      (a.group, a.body, a.other) < (b.group, b.body, b.other)
    }
  }

  /// The second party.
  package enum Other: Hashable, Comparable, Sendable {
    /// ``Body/id``.
    case body(Int)
    /// ``Boundary/id``.
    case boundary(Int)
  }

  package var key: Key
  /// In points, where they touch hardest.
  package var point: CGPoint
  /// A unit vector from the first party to the second.
  package var normal: CGVector
  /// Newton seconds in this step.
  package var impulse: Double
}
