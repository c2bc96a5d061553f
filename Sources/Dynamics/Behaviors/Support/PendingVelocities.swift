/// Velocities for items that have no body yet; does not retain the items.
struct PendingVelocities {
  struct Velocity {
    /// Points per second.
    fileprivate(set) var linear = CGVector.zero
    /// Radians per second.
    fileprivate(set) var angular: CGFloat = 0
  }

  private struct WeakItem {
    weak var item: (any DynamicItem)?
  }

  private struct Entry {
    var velocity = Velocity()
    /// `nil` for an item that the behavior retains.
    ///
    /// A weak reference would make retaining the object slower for the rest of its life.
    let weakItem: WeakItem?

    /// Whether the entry is for this item: the address of a released item may be reused.
    func belongs(to item: any DynamicItem) -> Bool { weakItem.map { $0.item === item } ?? true }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which entries of released items are removed.
  private var capacity = 16

  /// - Parameter isKept: Whether the item stays alive until the velocity is taken.
  mutating func add(
    _ linear: CGVector, _ angular: CGFloat, for item: any DynamicItem, isKept: Bool
  ) {
    dropReleased()
    var entry = entry(of: item) ?? Entry(weakItem: isKept ? nil : WeakItem(item: item))
    entry.velocity.linear = entry.velocity.linear + linear
    entry.velocity.angular += angular
    entries[ObjectIdentifier(item)] = entry
  }

  func velocity(of item: any DynamicItem) -> Velocity { entry(of: item)?.velocity ?? Velocity() }

  mutating func remove(for item: any DynamicItem) -> Velocity? {
    defer { entries[ObjectIdentifier(item)] = nil }
    return entry(of: item)?.velocity
  }

  private func entry(of item: any DynamicItem) -> Entry? {
    guard let entry = entries[ObjectIdentifier(item)], entry.belongs(to: item) else { return nil }
    return entry
  }

  /// Removes the entries of items that the behavior retained and that are no longer in it.
  mutating func removeAll(except items: [any DynamicItem]) {
    let kept = Set(items.map { ObjectIdentifier($0) })
    entries = entries.filter { $0.value.weakItem != nil || kept.contains($0.key) }
  }

  private mutating func dropReleased() {
    guard entries.count >= capacity else { return }
    entries = entries.filter { $0.value.weakItem.map { $0.item != nil } ?? true }
    capacity = max(16, 2 * entries.count)
  }
}
