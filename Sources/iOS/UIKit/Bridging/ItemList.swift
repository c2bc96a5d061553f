internal import Dynamics

/// The UIKit items of a behavior, next to the core's; it keeps groups alive.
struct ItemList {
  private(set) var items: [any UIDynamicItem] = []

  /// Adds an item; adding it again has no effect, as on iOS.
  ///
  /// - Parameter coreAdd: The core's method, which reports invalid items.
  @MainActor mutating func add(_ item: any UIDynamicItem, _ coreAdd: (any DynamicItem) -> Void) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    coreAdd(ItemAdapter.coreItem(of: item))
  }

  /// Removes an item; an unknown item has no effect, as on iOS.
  @MainActor mutating func remove(
    _ item: any UIDynamicItem, _ coreRemove: (any DynamicItem) -> Void
  ) {
    guard items.contains(where: { $0 === item }) else { return }
    coreRemove(ItemAdapter.coreItem(of: item))
    items.removeAll { $0 === item }
  }
}
