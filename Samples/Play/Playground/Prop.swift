import Dynamics

/// An item of a scene, with its look.
struct Prop {
  let item: BasicItem
  let look: Look
  /// Whether the scene holds it in place or moves it, so that a player cannot grab it.
  let isFixed: Bool
}
