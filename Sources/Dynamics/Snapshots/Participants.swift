/// The items and behaviors that took part when a snapshot was taken, without keeping any of them alive.
///
/// It goes with snapshots wherever these go, but only the animator that restores one looks inside, where
/// the items and behaviors are used anyway.
final class Participants: @unchecked Sendable {
  private struct WeakItem { weak let item: (any DynamicItem)? }
  private struct WeakObject { weak let object: AnyObject? }

  let manifestWords: [UInt64]
  /// The kinds of the behaviors, in the order of the snapshot.
  let kinds: [BehaviorKind]
  /// The names of boundaries, by the serial numbers of these.
  let boundaryNames: [Int32: BoundaryName]
  /// The animator's counts of changes then; while these are the same, so are the participants.
  let version: [Int]
  private let animator: WeakObject
  private let weakItems: [WeakItem]
  private let weakBehaviors: [WeakObject]
  /// The identifiers of boundaries, by the serial numbers of these; objects, and values that hold some, are not kept.
  private let values: [Int32: AnyHashable]
  private let objects: [Int32: WeakObject]

  /// - Parameter animator: Whose snapshot it is.
  init(
    _ items: [any DynamicItem], behaviors: [AnyObject], manifestWords: [UInt64],
    kinds: [BehaviorKind], identifiers: [Int32: AnyHashable],
    boundaryNames: [Int32: BoundaryName], of animator: AnyObject, version: [Int]
  ) {
    self.manifestWords = manifestWords
    self.kinds = kinds
    self.boundaryNames = boundaryNames
    self.version = version
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

  /// Its size in bytes, with the memory that weak references add to objects.
  var byteCount: Int {
    48 * (weakItems.count + weakBehaviors.count + values.count + boundaryNames.count)
      + 8 * (manifestWords.count + kinds.count) + 200
  }

  func belongs(to other: AnyObject) -> Bool { animator.object === other }

  /// In the order of the snapshot; `nil` for one that is gone.
  var items: [(any DynamicItem)?] { weakItems.map(\.item) }
  var behaviors: [AnyObject?] { weakBehaviors.map(\.object) }
}

extension Participants {
  /// The participants of all snapshots of one animator, by number.
  ///
  /// A snapshot that was encoded knows only numbers; with this, the animator that it is of also finds those
  /// that have left since.
  struct Memory {
    private var items: [Int: WeakItem] = [:]
    private var behaviors: [Int: WeakObject] = [:]
    /// Numbers that meant one item, and after going back in time another, while both exist.
    private var ambiguous: Set<Int> = []
    /// How many there may be before those that are gone are looked for.
    private var capacity = 64

    func item(_ number: Int) -> (any DynamicItem)? { items[number]?.item }
    func isAmbiguous(_ number: Int) -> Bool { ambiguous.contains(number) }
    func behavior(_ number: Int) -> AnyObject? { behaviors[number]?.object }

    mutating func register(_ item: any DynamicItem, number: Int) {
      if let known = items[number]?.item, known !== item { ambiguous.insert(number) }
      items[number] = WeakItem(item: item)
      removeReleased()
    }

    mutating func register(behavior: AnyObject, number: Int) {
      behaviors[number] = WeakObject(object: behavior)
      removeReleased()
    }

    private mutating func removeReleased() {
      guard items.count + behaviors.count > capacity else { return }
      items = items.filter { $0.value.item != nil }
      behaviors = behaviors.filter { $0.value.object != nil }
      capacity = max(64, 2 * (items.count + behaviors.count))
    }
  }
}
