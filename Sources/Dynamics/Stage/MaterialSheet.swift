internal import DynamicsEngine

/// What each item on stage is made of, as the behaviors say, later ones over earlier ones.
struct MaterialSheet {
  private var entries: [Int: Material] = [:]

  /// The entry for a body; what holds for items that nothing describes until something does.
  subscript(body: Body) -> Material {
    get { entries[body.id] ?? Material() }
    set { entries[body.id] = newValue }
  }
}
