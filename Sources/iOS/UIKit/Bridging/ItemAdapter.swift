internal import Dynamics
internal import Foundation
internal import Synchronization

/// An item of UIKit's as the core sees it; one for each item, as long as the core has it.
final class ItemAdapter: DynamicItem {
  let item: any UIDynamicItem

  private init(_ item: any UIDynamicItem) { self.item = item }

  deinit { Self.forget(item) }

  var center: CGPoint {
    get { withoutIsolation(item) { $0.center } }
    set { withoutIsolation(item) { $0.center = newValue } }
  }

  var bounds: CGRect { withoutIsolation(item) { $0.bounds } }

  var transform: CGAffineTransform {
    get { withoutIsolation(item) { $0.transform } }
    set { withoutIsolation(item) { $0.transform = newValue } }
  }

  var collisionBoundsType: DynamicItemCollisionBoundsType {
    withoutIsolation(item) { $0.collisionBoundsType }
  }

  var collisionBoundingPath: BezierPath { withoutIsolation(item) { $0.collisionBoundingPath.core } }
}

// MARK: One adapter for each item

extension ItemAdapter {
  private struct Entry: @unchecked Sendable {
    weak var adapter: ItemAdapter?
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  private static func adapter(of item: any UIDynamicItem) -> ItemAdapter {
    let id = ObjectIdentifier(item)
    if let adapter = entries.withLock({ $0[id] })?.adapter { return adapter }
    let adapter = ItemAdapter(item)
    let entry = Entry(adapter: adapter)
    entries.withLock { $0[id] = entry }
    return adapter
  }

  private static func forget(_ item: any UIDynamicItem) {
    let id = ObjectIdentifier(item)
    entries.withLock { if $0[id]?.adapter == nil { $0[id] = nil } }
  }

  /// What the core calls an item.
  @MainActor static func coreItem(of item: any UIDynamicItem) -> any DynamicItem {
    if let group = item as? UIDynamicItemGroup { return group.core }
    return adapter(of: item)
  }

  /// What UIKit calls an item of the core's; `nil` for a group that is gone.
  @MainActor static func item(of coreItem: any DynamicItem) -> (any UIDynamicItem)? {
    switch coreItem {
    case let adapter as ItemAdapter: adapter.item
    case let group as CoreGroup: group.owner
    default: nil
    }
  }
}
