/// What a body is made of; how it meets others and how its motion dies down.
package struct Material: Hashable, Sendable, BitwiseCopyable {
  /// Kilograms per 10 000 square points.
  package var density = 1.0
  /// The share of approach speed that a bounce gives back, 0…1.
  package var elasticity = 0.2
  package var friction = 0.2
  /// Per second; each step divides the velocity by 1 + resistance · h.
  package var resistance = 0.1
  package var angularResistance = 0.1
  /// What electric and magnetic fields act on; in no particular unit.
  package var charge = 0.0
  package var isAnchored = false
  package var allowsRotation = true

  /// What holds for an item that nothing describes.
  package init() {}
}
