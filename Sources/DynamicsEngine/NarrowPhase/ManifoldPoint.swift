internal import DynamicsChipmunk

/// A point of a contact: one on each surface, and the impulses between them.
struct ManifoldPoint: BitwiseCopyable {
  /// From the center of the first body to the point on its surface; in world coordinates until the
  /// narrow phase ends.
  var r1 = Vector.zero
  var r2 = Vector.zero
  /// Which features of the shapes touch.
  var features: UInt64 = 0
  // In kg·pt/s, of the last step. The separation impulse moves the bodies apart without changing their
  // velocities.
  var normalImpulse = 0.0
  var tangentImpulse = 0.0
  var separationImpulse = 0.0
}

extension ManifoldPoint {
  init(_ contact: cpContact) {
    (r1, r2, features) = (contact.r1, contact.r2, UInt64(contact.hash))
  }
}
