internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

// What items show goes into snapshots, so that they show the same to the last bit when they come back.

extension Simulation {
  /// The items that show something else than follows from their bodies.
  ///
  /// Calls the getters of all items.
  func shownItems() -> [BodyID: ShownItem] {
    var shown: [BodyID: ShownItem] = [:]
    for body in items.bodies {
      guard let (item, group) = items[body].map({ ($0.pointee.item, $0.pointee.group) })
      else { continue }
      let place = ShownPlace(of: item)
      let members = (group?.items ?? []).map { ShownPlace(of: $0) }
      guard let record = items[body], record.pointee.item === item else { continue }
      let isFinite = place.isFinite && members.allSatisfy(\.isFinite)
      guard isFinite, !record.pointee.awaitsShowing else { continue }
      let hasPlaced = members.indices.allSatisfy { group!.hasPlaced(members[$0], at: $0) }
      guard !hasPlaced || !follows(place, record.pointee) else { continue }
      shown[body] = ShownItem(written: record.pointee.written, place: place, members: members)
    }
    return shown
  }

  /// Whether an item is where it was last seen, and was written since its body moved.
  private func follows(_ place: ShownPlace, _ record: ItemRecord) -> Bool {
    let body = presentPose(of: record.body)
    guard record.isWritten(body), let transform = record.seen.transform else { return false }
    let center = record.seen.center ?? body.position
    return place.isIdentical(to: ShownPlace(center: center, transform: transform))
  }

  /// Shows items that were restored as they were.
  func showRestored(_ showings: [BodyID: ItemShowing]) {
    for body in items.bodies {
      // Setters may have shown it, or gone back once more.
      guard let showing = showings[body], let record = items[body], record.pointee.awaitsShowing
      else { continue }
      show(record, showing)
    }
  }

  private func show(_ record: UnsafeMutablePointer<ItemRecord>, _ showing: ItemShowing) {
    let (item, body) = (record.pointee.item, record.pointee.body)
    let pose = showing.shown?.written ?? presentPose(of: body)
    let place =
      showing.shown?.place
      ?? ShownPlace(
        center: pose.position, transform: record.pointee.original.turned(to: pose.angle))
    record.pointee.willShow(pose)
    place.show(in: item)
    if let group = record.pointee.group {
      group.restore(showing.memberOriginals)
      for (item, place) in zip(group.items, showing.shown?.members ?? []) { place.show(in: item) }
    }
    let kept = sharesItems ? place : ShownPlace(of: item)
    guard let record = items[body], record.pointee.item === item, record.pointee.isWritten(pose)
    else { return }
    record.pointee.seen = SeenPose(
      center: sharesItems ? nil : kept.center, transform: kept.transform)
  }
}
