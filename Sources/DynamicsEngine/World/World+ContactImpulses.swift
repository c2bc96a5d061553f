internal import DynamicsGeometry

extension World {
  /// Reports the contacts of a set from the first step on in which their impulse reaches a minimum.
  ///
  /// - Parameter impulse: In newton seconds, at least 0.
  package func setMinimumImpulse(_ impulse: Double, of id: CollisionSetID) {
    assert(impulse >= 0 && impulse.isFinite, "an impulse must be at least 0 and finite")
    let set = sets[id]
    set.pointee.minimumImpulse = impulse
    guard impulse > 0, !set.pointee.measuresImpulses else { return }
    startMeasuring(set)
    // These were reported when they began.
    for touch in events.all where touch.key.set == id {
      events.measurements.all[touch.key] = .init(isReported: true)
    }
  }

  func startMeasuring(_ set: CollisionSetPointer) {
    set.pointee.measuresImpulses = true
    events.measurements.setCount += 1
  }

  package func minimumImpulse(of id: CollisionSetID) -> Double { sets[id].pointee.minimumImpulse }

  /// The impulses of a contact so far; of one that ended in the last step, of all of it.
  ///
  /// `nil` for a pair that does not touch, and in a set that measures none.
  package func impulses(
    of body: BodyID, _ other: Contact.Other, in set: CollisionSetID
  ) -> ContactImpulses? {
    let key: Contact.Key
    switch other {
    case .body(let other):
      key = Contact.Key(
        set: set, body: min(body, other), otherID: RowID(max(body, other)), isBoundary: false)
    case .boundary(let boundary):
      key = Contact.Key(set: set, body: body, otherID: RowID(boundary), isBoundary: true)
    }
    return events.measurements.all[key]?.impulses ?? contactChanges.endedImpulses[key]
  }
}
