internal import Foundation

/// The changes that a program says it made to its items and sections, all at once.
///
/// What is deleted, reloaded and moved is named as it was before all of them; what is inserted, and
/// where something moves to, as it is after, as in Apple's "Collection View Programming Guide".
struct ItemUpdates {
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []

  /// Where everything goes, with so many items in each section before and after.
  func map(from old: [Int], to new: [Int]) throws(MismatchedUpdates) -> ItemMap {
    var map = ItemMap()
    map.sections = try places(
      of: old.count, in: new.count, gone: deletedSections, come: insertedSections,
      moved: movedSections, what: "sections")
    for section in reloadedSections where !old.indices.contains(section) {
      throw MismatchedUpdates("there was no section \(section) to reload")
    }
    for path in deletedItems + reloadedItems + movedItems.map(\.from)
    where !old.indices.contains(path.section) || !(0..<old[path.section]).contains(path.item) {
      throw MismatchedUpdates("there was no item \(path.item) in section \(path.section)")
    }
    for path in insertedItems + movedItems.map(\.to)
    where !new.indices.contains(path.section) || !(0..<new[path.section]).contains(path.item) {
      throw MismatchedUpdates("there is no item \(path.item) in section \(path.section) now")
    }
    for (section, place) in map.sections.enumerated() {
      guard let place, !reloadedSections.contains(section) else {
        map.items.append(Array(repeating: nil, count: old[section]))
        continue
      }
      let gone = (deletedItems + movedItems.map(\.from)).filter { $0.section == section }
      let come = (insertedItems + movedItems.map(\.to)).filter { $0.section == place }
      let items = try places(
        of: old[section], in: new[place], gone: gone.map(\.item), come: come.map(\.item),
        moved: [], what: "items in section \(place)")
      map.items.append(items.map { $0.map { IndexPath(item: $0, section: place) } })
    }
    for move in movedItems { map.items[move.from.section][move.from.item] = move.to }
    return map
  }

  /// The new place of each of some things in a row, of which those that are neither gone nor moved
  /// keep their order and fill what is left.
  private func places(
    of oldCount: Int, in newCount: Int, gone: [Int], come: [Int], moved: [(from: Int, to: Int)],
    what: String
  ) throws(MismatchedUpdates) -> [Int?] {
    let left = Set(gone + moved.map(\.from))
    let taken = Set(come + moved.map(\.to))
    guard left.count == gone.count + moved.count, taken.count == come.count + moved.count else {
      throw MismatchedUpdates("some \(what) are deleted, inserted or moved twice")
    }
    guard left.allSatisfy((0..<oldCount).contains), taken.allSatisfy((0..<newCount).contains)
    else { throw MismatchedUpdates("some \(what) that are changed do not exist") }
    guard oldCount - left.count + taken.count == newCount else {
      throw MismatchedUpdates(
        "\(oldCount) \(what) less \(left.count) and plus \(taken.count) are not \(newCount)")
    }
    var places: [Int?] = Array(repeating: nil, count: oldCount)
    var free = (0..<newCount).filter { !taken.contains($0) }[...]
    for index in 0..<oldCount where !left.contains(index) { places[index] = free.popFirst() }
    for move in moved { places[move.from] = move.to }
    return places
  }
}

/// Why changes do not lead from what there was to what there is.
struct MismatchedUpdates: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}

/// Where sections and items go in an update; `nil` for those that go away.
struct ItemMap {
  fileprivate(set) var sections: [Int?] = []
  fileprivate(set) var items: [[IndexPath?]] = []

  func item(_ path: IndexPath) -> IndexPath? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item)
    else { return nil }
    return items[path.section][path.item]
  }

  func section(_ section: Int) -> Int? {
    sections.indices.contains(section) ? sections[section] : nil
  }
}
