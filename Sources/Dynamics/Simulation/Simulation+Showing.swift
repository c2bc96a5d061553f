internal import DynamicsEngine

// The values that items show are part of a snapshot, so that restored items show exactly the same
// values.

extension Simulation {
  /// The poses that items show, in the order of joining.
  ///
  /// No getter is called: taking a snapshot must not run the program's code.
  ///
  /// - Parameter hasShownItems: Whether to include those that are not the poses of the bodies, for
  ///   example between two steps.
  func showings(withShownItems hasShownItems: Bool) -> [SavedPresentation] {
    items.bodies.map { body in
      let record = items[body]!
      return SavedPresentation(
        record,
        isAtBody: !hasShownItems || record.pointee.needsShowing
          || record.pointee.isWritten(presentPose(of: body)))
    }
  }

  /// Shows restored items as they were shown in the snapshot.
  func showRestored(_ showings: [BodyID: SavedPresentation]) {
    for body in items.bodies {
      // Setters may have shown the item already, or restored another snapshot.
      guard let showing = showings[body], let record = items[body], record.pointee.needsShowing
      else { continue }
      show(record, showing)
    }
  }

  private func show(_ record: UnsafeMutablePointer<ItemRecord>, _ showing: SavedPresentation) {
    let (item, group, body) = (record.pointee.item, record.pointee.group, record.pointee.body)
    let pose = showing.written ?? presentPose(of: body)
    let center = showing.item.center ?? pose.position
    let transform = showing.item.transform ?? record.pointee.shown.turned(to: pose.angle)
    record.pointee.willShow(pose)
    item.center = center
    item.transform = transform
    if let group {
      group.restore(showing.members)
      for (item, member) in zip(group.items, showing.members) {
        if let center = member.center { item.center = center }
        if let transform = member.transform { item.transform = transform }
      }
    }
    let kept = sharesItems ? (nil, transform) : (item.center, item.transform)
    guard let record = items[body], record.pointee.item === item, record.pointee.isWritten(pose)
    else { return }
    record.pointee.shown.see(kept.0, kept.1)
  }
}
