internal import DynamicsEngine

struct WrittenItem {
  /// `nil` for an item that was refused.
  let body: BodyID?
  let className: String
}

struct WrittenBehavior {
  let number: Int
  let className: String
  /// The place of its parent; `nil` for a behavior of the animator itself.
  let parent: Int?
  /// Places of items, and whether they took part.
  let items: [(place: Int, takesPart: Bool)]
}

/// A roster as it was written down.
struct WrittenRoster {
  private(set) var items: [WrittenItem] = []
  private(set) var behaviors: [WrittenBehavior] = []

  init(from reader: inout StateReader, in world: World) throws {
    var names: [String] = []
    for _ in 0..<(try reader.readCount()) { names.append(try reader.readText()) }
    var lastSerial: Int32 = -1
    for _ in 0..<(try reader.readCount()) {
      let body = try reader.readOptionalID(of: BodyTag.self)
      if let body {
        guard world.contains(body), body.serial > lastSerial,
          items.last?.body != nil || items.isEmpty
        else { throw StateError("an item has no body, or another one's") }
        lastSerial = body.serial
      }
      items.append(WrittenItem(body: body, className: try Self.readName(names, &reader)))
    }
    guard items.count(where: { $0.body != nil }) == world.bodyCount else {
      throw StateError("a body is of no item")
    }
    for place in 0..<(try reader.readCount()) {
      behaviors.append(try readBehavior(place, names, &reader))
    }
    guard Set(behaviors.map(\.number)).count == behaviors.count else {
      throw StateError("two behaviors have the same number")
    }
    let members = Set(behaviors.flatMap { $0.items.lazy.filter(\.takesPart).map(\.place) })
    guard items.indices.allSatisfy({ members.contains($0) || items[$0].body == nil }) else {
      throw StateError("an item is in no behavior")
    }
  }

  private static func readName(
    _ names: [String], _ reader: inout StateReader
  ) throws -> String {
    names[try reader.readInt(in: 0..<names.count)]
  }

  private func readBehavior(
    _ place: Int, _ names: [String], _ reader: inout StateReader
  ) throws -> WrittenBehavior {
    let number = try reader.readInt(in: 0..<(1 << 40))
    let name = try Self.readName(names, &reader)
    let parent = try reader.readInt(in: -1..<place)
    var members: [(place: Int, takesPart: Bool)] = []
    var seen: Set<Int> = []
    for _ in 0..<(try reader.readCount()) {
      let item = try reader.readInt(in: 0..<items.count)
      let takesPart = try reader.readFlag()
      guard seen.insert(item).inserted, !takesPart || items[item].body != nil else {
        throw StateError("an item is in a behavior twice, or without a body")
      }
      members.append((item, takesPart))
    }
    return WrittenBehavior(
      number: number, className: name, parent: parent < 0 ? nil : parent, items: members)
  }
}

extension WrittenRoster {
  /// The ids of the items in a snapshot, those that were refused left out.
  static func itemIDs(in words: [UInt64]) throws(SnapshotError) -> [ItemID] {
    try SnapshotError.reading {
      var (roll, _, rest) = try Restoration.sections(words)
      let roster = try WrittenRoster(from: &roll, in: try World.restored(from: &rest))
      guard roster.items.allSatisfy({ $0.body != nil }) else {
        throw SnapshotError.structureDiffers(
          "the snapshot has an item that took no part, which has no id")
      }
      return roster.items.compactMap { $0.body.map { ItemID($0) } }
    }
  }
}
