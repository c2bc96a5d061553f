internal import Dynamics

/// The UIKit items of a behavior, next to the core's; it keeps groups alive.
///
/// An object, since the core calls the program's code, which may read or change the list meanwhile.
final class ItemList {
  private(set) var items: [any UIDynamicItem] = []

  /// Adds an item; adding it again has no effect, as on iOS.
  ///
  /// - Parameter coreAdd: The core's method, which reports invalid items.
  @MainActor func add(_ item: any UIDynamicItem, _ coreAdd: (any DynamicItem) -> Void) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    coreAdd(ItemAdapter.coreItem(of: item))
  }

  /// Removes an item; an unknown item has no effect, as on iOS.
  @MainActor func remove(
    _ item: any UIDynamicItem, _ coreRemove: (any DynamicItem) -> Void
  ) {
    guard items.contains(where: { $0 === item }) else { return }
    items.removeAll { $0 === item }
    coreRemove(ItemAdapter.coreItem(of: item))
  }
}
