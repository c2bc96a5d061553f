internal import DynamicsEngine

/// Who takes part in an animator, in the order in which a snapshot names them.
struct Roster {
  struct Entry {
    let item: any DynamicItem
    /// `nil` for an item that was refused.
    let body: BodyID?
  }

  /// In the order of joining; then those that were refused, in the order of behaviors.
  private(set) var items: [Entry] = []
  /// Those that affect motion, parents before their children.
  let behaviors: [DynamicBehavior]
  private var places: [ObjectIdentifier: Int] = [:]

  init(_ simulation: Simulation, _ behaviors: [DynamicBehavior]) {
    self.behaviors = behaviors.filter(\.affectsMotion)
    for body in simulation.items.bodies {
      add(simulation.items[body]!.pointee.item, body)
    }
    for behavior in self.behaviors {
      for item in behavior.itemList.present where places[ObjectIdentifier(item)] == nil {
        add(item, nil)
      }
    }
  }

  private mutating func add(_ item: any DynamicItem, _ body: BodyID?) {
    places[ObjectIdentifier(item)] = items.count
    items.append(Entry(item: item, body: body))
  }

  func place(of item: any DynamicItem) -> Int { places[ObjectIdentifier(item)]! }
}

// MARK: Written down

extension Roster {
  /// Writes the items and behaviors, and which item is in which behavior.
  func write(to writer: inout StateWriter) {
    var names = NameTable()
    let itemNames = items.map { names.place(of: $0.item) }
    let behaviorNames = behaviors.map { names.place(of: $0) }
    writer.write(names.all.count)
    for name in names.all { writer.write(name) }
    writer.write(items.count)
    for (entry, name) in zip(items, itemNames) {
      writer.write(entry.body)
      writer.write(name)
    }
    writer.write(behaviors.count)
    for (behavior, name) in zip(behaviors, behaviorNames) {
      writer.write(behavior.number)
      writer.write(name)
      writer.write(behavior.parent?.treePosition ?? -1)
      writer.write(behavior.itemList.count)
      for item in behavior.itemList.present {
        writer.write(place(of: item))
        writer.write(behavior.itemList.body(of: item) != nil)
      }
    }
  }
}

/// The names of classes, each once.
private struct NameTable {
  private(set) var all: [String] = []
  private var places: [ObjectIdentifier: Int] = [:]

  mutating func place(of object: AnyObject) -> Int {
    let type: any AnyObject.Type = type(of: object)
    if let place = places[ObjectIdentifier(type)] { return place }
    places[ObjectIdentifier(type)] = all.count
    all.append(String(describing: type))
    return all.count - 1
  }
}
