/// Bodies that collide with each other, with the set's boundaries, or with both.
struct CollisionSetRow {
  var id = CollisionSetID.none
  var collidesWith: CollisionPartners = [.bodies, .boundaries]
  /// The slots of the bodies that are members, in the order of their ids.
  var members: [Int32] = []
  /// The slots of its boundaries, in the order of their ids.
  var boundaries: [Int32] = []
  /// The impulse in newton seconds with which a contact begins to be reported.
  var minimumImpulse = 0.0
  /// Whether the impulses of its contacts are measured, as they are once there has been a minimum.
  var measuresImpulses = false
}

typealias CollisionSetPointer = UnsafeMutablePointer<CollisionSetRow>

/// The things that members of a collision set collide with.
package struct CollisionPartners: OptionSet, Sendable, BitwiseCopyable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let bodies = Self(rawValue: 1)
  package static let boundaries = Self(rawValue: 2)
}
