internal import Dynamics

/// The items of a behavior as UIKit knows them, beside the core's; it keeps groups alive.
struct ItemList {
  private(set) var items: [any UIDynamicItem] = []

  /// An item that is already there is nothing to speak of, as on iOS.
  ///
  /// - Parameter coreAdd: The core's own, which diagnoses what cannot be.
  @MainActor mutating func add(_ item: any UIDynamicItem, _ coreAdd: (any DynamicItem) -> Void) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    coreAdd(ItemAdapter.coreItem(of: item))
  }

  /// An item that is not there is nothing to speak of, as on iOS.
  @MainActor mutating func remove(
    _ item: any UIDynamicItem, _ coreRemove: (any DynamicItem) -> Void
  ) {
    guard items.contains(where: { $0 === item }) else { return }
    coreRemove(ItemAdapter.coreItem(of: item))
    items.removeAll { $0 === item }
  }
}
