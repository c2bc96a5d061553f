internal import Dynamics
internal import DynamicsReporting

// The UIKit items of a behavior, next to the core's; the list keeps groups alive.

extension UIDynamicBehavior {
  /// Adds an item; adding it again has no effect, as on iOS.
  ///
  /// - Parameter coreAdd: The core's method, which reports invalid items.
  final func add(_ item: any UIDynamicItem, _ coreAdd: (any DynamicItem) -> Void = { _ in }) {
    guard !ownItems.contains(where: { $0 === item }) else { return }
    ownItems.append(item)
    reportIfOutside(item, of: dynamicAnimator)
    coreAdd(ItemAdapter.coreItem(of: item))
  }

  /// Removes an item; an unknown item has no effect, as on iOS.
  final func remove(_ item: any UIDynamicItem, _ coreRemove: (any DynamicItem) -> Void) {
    guard ownItems.contains(where: { $0 === item }) else { return }
    ownItems.removeAll { $0 === item }
    coreRemove(ItemAdapter.coreItem(of: item))
  }

  /// Reports a view that is not in the tree of the reference view, which raises an exception on iOS.
  final func reportIfOutside(_ item: any UIDynamicItem, of animator: UIDynamicAnimator?) {
    guard let tree = animator?.referenceView, let view = item as? UIView,
      !view.isDescendant(of: tree)
    else { return }
    DynamicsDiagnostics.report(
      "\(type(of: view)) is not in the reference view or in a view inside it, which raises an "
        + "exception on iOS; call addSubview(_:) before you add the behavior or the item",
      by: Reporter(type(of: self), "items"))
  }
}
