internal import DynamicsGeometry
internal import Foundation

/// Velocities for items that have no body yet, without keeping the items alive.
struct WaitingVelocities {
  struct Entry {
    fileprivate weak var item: (any DynamicItem)?
    /// Points per second.
    fileprivate(set) var linear = CGVector.zero
    /// Radians per second.
    fileprivate(set) var angular: CGFloat = 0
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before those of released items are looked for.
  private var capacity = 16

  mutating func add(_ linear: CGVector, _ angular: CGFloat, for item: any DynamicItem) {
    dropReleased()
    var entry = velocity(of: item)
    entry.linear.dx += linear.dx
    entry.linear.dy += linear.dy
    entry.angular += angular
    entries[ObjectIdentifier(item)] = entry
  }

  func velocity(of item: any DynamicItem) -> Entry {
    // The address of a released item may be another one's now.
    if let entry = entries[ObjectIdentifier(item)], entry.item === item { return entry }
    return Entry(item: item)
  }

  mutating func take(for item: any DynamicItem) -> Entry? {
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(item)), entry.item === item
    else { return nil }
    return entry
  }

  private mutating func dropReleased() {
    guard entries.count >= capacity else { return }
    entries = entries.filter { $0.value.item != nil }
    capacity = max(16, 2 * entries.count)
  }
}
