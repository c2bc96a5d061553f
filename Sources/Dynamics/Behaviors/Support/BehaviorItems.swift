internal import DynamicsEngine

/// The items of one behavior; their values are the bodies of the items that take part, while the
/// behavior is in an animator.
typealias BehaviorItems = OrderedObjects<any DynamicItem, BodyID?>

extension BehaviorItems {
  init() { self.init(blank: nil) }

  /// Makes the items of a restored behavior, with the bodies of those that take part.
  init(_ items: [(item: any DynamicItem, body: BodyID?)]) {
    self.init()
    for (item, body) in items { append(item, body, id: ObjectIdentifier(item)) }
  }

  /// The items, with the bodies of those that take part.
  var members: [(item: any DynamicItem, body: BodyID?)] { zip(objects, values).map { ($0, $1) } }

  /// The bodies of the items that take part, in the order of the items.
  var bodies: [BodyID] { values.compactMap { $0 } }

  /// The body of the first item that takes part, for behaviors with one item.
  var firstBody: BodyID? { values.lazy.compactMap { $0 }.first }

  func contains(_ item: any DynamicItem) -> Bool { contains(ObjectIdentifier(item)) }

  /// `nil` outside an animator, and for an item that was refused.
  func body(of item: any DynamicItem) -> BodyID? { self[ObjectIdentifier(item)] }
}
