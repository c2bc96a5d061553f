internal import Dynamics

/// A behavior with a list of items.
///
/// Not in UIKit, where each of its subclasses has these members of its own.
@preconcurrency @MainActor open class UIShimItemsBehavior: UIDynamicBehavior {
  private var addToCore, removeFromCore: ((any DynamicItem) -> Void)?

  /// Sets the core's behavior with its methods, which report invalid items, and adds items.
  func wrap(
    _ core: DynamicBehavior, _ items: [any UIDynamicItem],
    add: @escaping (any DynamicItem) -> Void, remove: @escaping (any DynamicItem) -> Void
  ) {
    (addToCore, removeFromCore) = (add, remove)
    wrap(core)
    for item in items { self.add(item, add) }
  }

  /// The items of the behavior, in the order added.
  open var items: [any UIDynamicItem] { ownItems }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { add(item) { addToCore?($0) } }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { remove(item) { removeFromCore?($0) } }
}
