internal import DynamicsEngine

/// The items and behaviors of an animator, in the order in which a snapshot names them.
struct Manifest {
  struct ItemEntry {
    /// `nil` for an item that was refused.
    fileprivate(set) var body: BodyID?
    fileprivate(set) var className = ""
  }

  struct BehaviorEntry {
    fileprivate(set) var number = 0
    fileprivate(set) var className = ""
    /// The place of its parent; `nil` for a behavior of the animator itself.
    fileprivate(set) var parent: Int?
    fileprivate(set) var members: [Member] = []
  }

  struct Member {
    /// Its place in the manifest.
    fileprivate(set) var item = 0
    fileprivate(set) var hasBody = false
  }

  /// In the order of joining; then those that were refused, in the order of behaviors.
  private(set) var items: [ItemEntry] = []
  /// Those that affect motion, parents before their children.
  private(set) var behaviors: [BehaviorEntry] = []
  /// The items themselves; empty in a manifest that was read, until they are found.
  var itemObjects: [any DynamicItem] = []
  /// The behaviors themselves, likewise.
  var behaviorObjects: [DynamicBehavior] = []
}

// MARK: Of an animator

extension Manifest {
  init(_ simulation: Simulation, _ all: [DynamicBehavior]) {
    behaviorObjects = all.filter(\.affectsMotion)
    var names = ClassNames()
    var places: [ObjectIdentifier: Int] = [:]
    func add(_ item: any DynamicItem, _ body: BodyID?) {
      places[ObjectIdentifier(item)] = items.count
      items.append(ItemEntry(body: body, className: names.name(of: item)))
      itemObjects.append(item)
    }
    for body in simulation.items.bodies { add(simulation.items[body]!.pointee.item, body) }
    for behavior in behaviorObjects {
      let members = behavior.itemList.objects.map { item in
        if places[ObjectIdentifier(item)] == nil { add(item, nil) }
        return Member(
          item: places[ObjectIdentifier(item)]!,
          hasBody: behavior.itemList.body(of: item) != nil)
      }
      behaviors.append(
        BehaviorEntry(
          number: behavior.number, className: names.name(of: behavior),
          parent: behavior.parent?.treePosition, members: members))
    }
  }

  /// The items of a behavior, with the bodies of those that take part.
  func members(of place: Int) -> [(item: any DynamicItem, body: BodyID?)] {
    behaviors[place].members.map {
      (itemObjects[$0.item], $0.hasBody ? items[$0.item].body : nil)
    }
  }
}

/// The names of classes, each made once.
private struct ClassNames {
  private var known: [ObjectIdentifier: String] = [:]

  mutating func name(of object: AnyObject) -> String {
    let type: any AnyObject.Type = type(of: object)
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    known[ObjectIdentifier(type)] = name
    return name
  }
}

// MARK: In a snapshot

extension Manifest {
  /// Visits all but the objects.
  mutating func code(_ coder: inout WordCoder) {
    var names = Set(items.map(\.className) + behaviors.map(\.className)).sorted()
    coder.code(&names, blank: "") { $0.code(&$1) }
    coder.code(&items, blank: ItemEntry()) { coder, item in
      coder.code(&item.body)
      coder.code(&item.className, of: names)
    }
    coder.code(&behaviors, blank: BehaviorEntry()) { coder, behavior in
      coder.code(&behavior.number, in: 0..<(1 << 40))
      coder.code(&behavior.className, of: names)
      var parent = behavior.parent ?? -1
      coder.code(&parent)
      behavior.parent = parent < 0 ? nil : parent
      coder.code(&behavior.members, blank: Member()) { coder, member in
        coder.code(&member.item)
        coder.code(&member.hasBody)
      }
    }
  }

  /// Checks the values read against the world of the snapshot.
  func check(in world: World) throws(StateError) {
    try checkItems(in: world)
    for place in behaviors.indices { try checkBehavior(place) }
    guard Set(behaviors.map(\.number)).count == behaviors.count else {
      throw StateError("two behaviors have the same number")
    }
    let members = Set(behaviors.flatMap { $0.members.filter(\.hasBody).map(\.item) })
    guard items.indices.allSatisfy({ members.contains($0) || items[$0].body == nil }) else {
      throw StateError("an item is in no behavior")
    }
  }

  /// The bodies of items come first, in the order of joining.
  private func checkItems(in world: World) throws(StateError) {
    var lastSerial: Int32 = -1
    for (item, body) in items.prefix(world.bodyCount).map({ ($0, $0.body) }) {
      guard let body, world.contains(body), body.serial > lastSerial else {
        throw StateError(
          "the item of class \(item.className) has no body, or the body of another item")
      }
      lastSerial = body.serial
    }
    guard items.count(where: { $0.body != nil }) == world.bodyCount else {
      throw StateError("a body must belong to exactly one item")
    }
  }

  private func checkBehavior(_ place: Int) throws(StateError) {
    let behavior = behaviors[place]
    guard behavior.parent ?? -1 < place else { throw StateError("a parent follows its child") }
    var seen: Set<Int> = []
    for member in behavior.members {
      guard items.indices.contains(member.item), seen.insert(member.item).inserted,
        !member.hasBody || items[member.item].body != nil
      else { throw StateError("an item is in a behavior twice, or without a body") }
    }
  }
}

extension WordCoder {
  /// Visits one of a list of names.
  fileprivate mutating func code(_ name: inout String, of names: [String]) {
    var place = isReading ? 0 : names.firstIndex(of: name)!
    code(&place, in: 0..<names.count)
    if isReading, failure == nil { name = names[place] }
  }
}
