internal import DynamicsEngine

// The values that items show are part of a snapshot, so that restored items show exactly the same
// values.

extension Simulation {
  /// The poses that items show, in the order of joining.
  ///
  /// - Parameter hasShownItems: Whether to include those that do not follow from the bodies.
  func showings(withShownItems hasShownItems: Bool) -> [ItemShowing] {
    let shown = hasShownItems ? shownItems() : [:]
    return items.bodies.map { ItemShowing(items[$0]!, shown.isEmpty ? nil : shown[$0]) }
  }

  /// The items that are not shown at the poses of their bodies, for example between two steps.
  ///
  /// No getter is called: taking a snapshot must not run the program's code.
  private func shownItems() -> [BodyID: ShownItem] {
    var shown: [BodyID: ShownItem] = [:]
    for body in items.bodies {
      guard let record = items[body], !record.pointee.needsShowing,
        !record.pointee.isWritten(presentPose(of: body))
      else { continue }
      shown[body] = ShownItem(record.pointee)
    }
    return shown
  }

  /// Shows restored items as they were shown in the snapshot.
  func showRestored(_ showings: [BodyID: ItemShowing]) {
    for body in items.bodies {
      // Setters may have shown the item already, or restored another snapshot.
      guard let showing = showings[body], let record = items[body], record.pointee.needsShowing
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
    record.pointee.seen = LastReturnedPose(
      center: sharesItems ? nil : kept.center, transform: kept.transform)
  }
}
