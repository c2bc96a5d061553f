/// The participants, written down and by reference, as long as they stay the same.
struct KnownRoll {
  let words: [UInt64]
  let participants: Participants
  let version: [Int]
}

/// Who took part when a snapshot was taken, without keeping anyone alive.
///
/// It goes with snapshots wherever these go, but only the animator that restores one looks inside, where
/// the items and behaviors are used anyway.
final class Participants: @unchecked Sendable {
  private struct WeakItem { weak let item: (any DynamicItem)? }
  private struct WeakObject { weak let object: AnyObject? }

  private let animator: WeakObject
  private let weakItems: [WeakItem]
  private let weakBehaviors: [WeakObject]
  /// What boundaries are called, by the serial numbers of these; objects, and values that hold some, are not kept.
  private let values: [Int32: AnyHashable]
  private let objects: [Int32: WeakObject]

  /// - Parameter animator: Whose snapshot it is.
  init(
    _ items: [any DynamicItem], behaviors: [AnyObject], identifiers: [Int32: AnyHashable],
    of animator: AnyObject
  ) {
    self.animator = WeakObject(object: animator)
    weakItems = items.map { WeakItem(item: $0) }
    weakBehaviors = behaviors.map { WeakObject(object: $0) }
    func isObject(_ identifier: AnyHashable) -> Bool {
      type(of: identifier.base) is any AnyObject.Type
    }
    // A value that holds objects would release them wherever the snapshot goes.
    values = identifiers.filter { Self.isPlain($0.value) }
    objects = identifiers.filter { isObject($0.value) }.mapValues {
      WeakObject(object: $0.base as AnyObject)
    }
  }

  private static func isPlain(_ identifier: AnyHashable) -> Bool {
    func isPlain<Value: Hashable>(_ value: Value) -> Bool { _isPOD(Value.self) }
    guard let value = identifier.base as? any Hashable else { return false }
    return isPlain(value)
  }

  func identifier(_ serial: Int32) -> AnyHashable? {
    if let value = values[serial] { return value }
    return (objects[serial]?.object as? any Hashable).map { AnyHashable($0) }
  }

  /// What it takes, with what weak references add to objects.
  var byteCount: Int { 48 * (weakItems.count + weakBehaviors.count + values.count) + 200 }

  func isOf(_ other: AnyObject) -> Bool { animator.object === other }

  /// In the order of the snapshot; `nil` for what is gone.
  var items: [(any DynamicItem)?] { weakItems.map(\.item) }
  var behaviors: [AnyObject?] { weakBehaviors.map(\.object) }
}
