package import Foundation

// State after the last step, for those who watch an animator step by step.

extension DynamicAnimator {
  /// The time of all steps so far, in seconds; the same however steps are grouped into frames.
  package var timeOfSteps: TimeInterval { simulation.clock.runningTime }

  /// The pairs that touch, as ``contacts`` counts them.
  package var touchingPairs: Set<TouchingPair> { simulation.contacts.touchingPairs }

  /// Whether an item does not keep the animator running; see ``awakeItems``.
  package func isQuiet(_ id: ItemID) -> Bool {
    simulation.items.body(serial: id.rawValue).map(simulation.isQuiet) ?? false
  }
}
