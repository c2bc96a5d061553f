internal import DynamicsEngine

/// The items of one behavior, with their bodies while the behavior is in an animator.
struct BehaviorItems {
  private var list = OrderedObjects<any DynamicItem, BodyID?>(blank: nil)

  init() {}

  var isEmpty: Bool { list.isEmpty }
  var count: Int { list.count }

  /// The items in the order added.
  var items: [any DynamicItem] { mutating get { list.objects } }

  /// The items at the time of the call, for a loop during which items may be added and removed.
  var present: some Sequence<any DynamicItem> { list.present }

  /// The bodies of the items that take part, in the order of the items.
  var bodies: [BodyID] { list.values.compactMap { $0 } }

  /// The bodies, with `nil` for gaps and for items that do not take part; copies nothing.
  var slots: [BodyID?] { list.values }

  /// The body of the first item that takes part, for behaviors with one item.
  var firstBody: BodyID? {
    for case let body? in list.values { return body }
    return nil
  }

  func contains(_ item: any DynamicItem) -> Bool { list.contains(ObjectIdentifier(item)) }

  /// `nil` outside an animator, and for an item that was refused.
  func body(of item: any DynamicItem) -> BodyID? { list[ObjectIdentifier(item)] }

  func body(of item: ObjectIdentifier) -> BodyID? { list[item] }

  mutating func append(_ item: any DynamicItem) {
    list.append(item, nil, id: ObjectIdentifier(item))
  }

  mutating func remove(_ item: any DynamicItem) { list.remove(ObjectIdentifier(item)) }

  mutating func setBody(_ body: BodyID?, of item: any DynamicItem) {
    list[ObjectIdentifier(item)] = body
  }

  /// Makes the items of a restored behavior, with the bodies of those that take part.
  init(_ items: [(item: any DynamicItem, body: BodyID?)]) {
    for (item, body) in items { list.append(item, body, id: ObjectIdentifier(item)) }
  }

  mutating func clearBodies() { list.resetValues() }
}
