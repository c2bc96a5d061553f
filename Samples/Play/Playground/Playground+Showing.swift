import Dynamics

extension Playground {
  /// Whether an item takes part, alone or in a group.
  func isShown(_ item: BasicItem) -> Bool {
    animator.id(of: item) != nil || group(of: item) != nil
  }

  func isSelected(_ item: BasicItem) -> Bool {
    guard let selection else { return false }
    return selection === item || group(of: item) === selection
  }

  private func group(of item: BasicItem) -> DynamicItemGroup? {
    animator.items.lazy.compactMap { $0 as? DynamicItemGroup }
      .first { $0.items.contains { $0 === item } }
  }

  /// The direction of gravity as an arrow; empty in a scene without loose items.
  var gravityName: String {
    guard !gravity.items.isEmpty else { return "" }
    guard isGravityOn, gravity.magnitude != 0 else { return "no gravity" }
    let direction = gravity.gravityDirection
    if abs(direction.dx) > abs(direction.dy) { return direction.dx < 0 ? "gravity ←" : "gravity →" }
    return direction.dy < 0 ? "gravity ↑" : "gravity ↓"
  }
}
