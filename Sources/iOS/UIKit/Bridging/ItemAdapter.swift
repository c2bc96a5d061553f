internal import Dynamics
internal import Foundation
internal import Synchronization

/// The core's view of a UIKit item; one per item, as long as the core uses it.
final class ItemAdapter: DynamicItem, CustomStringConvertible {
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

  /// The item in reports; an image view without a size may be missing its image.
  var description: String {
    withoutIsolation(item) { item in
      guard let view = item as? UIImageView, view.bounds.isEmpty, view.sizeThatFits(.zero) == .zero
      else { return "\(type(of: item))" }
      return "\(type(of: item)) without an image (see UIImage.provide(_:named:))"
    }
  }

  var collisionBoundingPath: BezierPath { withoutIsolation(item) { $0.collisionBoundingPath.core } }
}

// MARK: One adapter per item

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

  /// The core's item for a UIKit item.
  @MainActor static func coreItem(of item: any UIDynamicItem) -> any DynamicItem {
    if let group = item as? UIDynamicItemGroup { return group.core }
    return adapter(of: item)
  }

  /// The UIKit item for an item of the core; `nil` if its group was released.
  @MainActor static func item(of coreItem: any DynamicItem) -> (any UIDynamicItem)? {
    switch coreItem {
    case let adapter as ItemAdapter: adapter.item
    case let group as CoreGroup: group.owner
    default: nil
    }
  }
}
