/// A promise that a scene breaks.
package struct InvariantFault: CustomStringConvertible {
  package enum Kind: String, CaseIterable {
    /// Faster than anything that was thrown or fell could be.
    case fast
    /// A joint is open.
    case open
    /// More energy than there was.
    case energy
    /// Items are inside each other.
    case overlap
    /// It never comes to rest.
    case restless
    /// What slides freely is slowed, or hops.
    case slide
    /// Elastic balls do not pass on what they got.
    case impact
    /// Stands still while it reports a speed.
    case still
    /// Rests in the air, although gravity pulls it.
    case hangs
    /// Left behind by a wall that moved.
    case left
    /// Behind a wall.
    case through
    /// Goes with something that leaves it, although nothing pulls it.
    case follows
    /// Leaves the line on which everything acts.
    case aside
    /// Not the same the second time.
    case differs
  }

  package var kind: Kind
  package var text: String

  package var description: String { "\(kind): \(text)" }
}
