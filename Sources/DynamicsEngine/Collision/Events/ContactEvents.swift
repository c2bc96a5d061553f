internal import DynamicsChipmunk
internal import DynamicsGeometry

/// Reports which contacts began and ended in each step.
///
/// A contact belongs to a collision set. Several pairs of shapes can form one contact, for example
/// for a body in the corner of a chain. One pair forms a contact in each collision set that both
/// bodies are members of.
struct ContactEvents: ~Copyable {
  /// The touches of the last step, sorted; one for each contact and pair.
  let touching = FlatArray<Touch>()
  private let before = FlatArray<Touch>()
  private let scratch = FlatArray<Touch>()
  /// The touches of sleeping bodies.
  let sleeping = FlatArray<Touch>()
  let measurements = ContactMeasurements()
  private let sets: Slab<CollisionSetRow>

  init(_ sets: Slab<CollisionSetRow>) { self.sets = sets }

  /// The touches of the last step and of sleeping bodies.
  var count: Int { touching.buffer.count + sleeping.buffer.count }
  var all: [Touch] { Array(touching.buffer) + Array(sleeping.buffer) }

  /// Finds the changes after the pairs of a step are solved.
  ///
  /// - Parameter impacts: The pairs that met within the step; in touches, they follow the others.
  func track(
    _ pairs: borrowing FlatArray<PairRow>, _ impacts: borrowing FlatArray<PairRow>,
    into changes: inout ContactChanges
  ) {
    changes.removeAll()
    touching.swap(with: before)
    touching.removeAll()
    for index in pairs.indices where pairs.base[index].isTouching {
      add(pairs.base + index, at: Int32(index))
    }
    for index in impacts.indices {
      add(impacts.base + index, at: Int32(pairs.count + index))
    }
    touching.sort(using: scratch, by: <)
    if !hasSameContacts { compare(pairs, impacts, into: &changes) }
    if measurements.isOn { measure(pairs, impacts, &changes) }
  }

  /// Whether the contacts are those of the step before, pair by pair.
  private var hasSameContacts: Bool {
    touching.count == before.count
      && touching.indices.allSatisfy { touching.base[$0].key == before.base[$0].key }
  }

  private func add(_ row: PairPointer, at pair: Int32) {
    let (a, b) = (row.pointee.bodyA, row.pointee.bodyB)
    if let boundary = row.pointee.b.pointee.boundary {
      let key = Contact.Key(
        set: sets[boundary.pointee.set].pointee.id, body: a.pointee.id,
        otherID: RowID(boundary.pointee.id), isBoundary: true)
      return touching.append(Touch(key: key, pair: pair))
    }
    let (first, second) = a.pointee.id < b.pointee.id ? (a, b) : (b, a)
    a.forEachCommonSet(with: b) { set in
      let key = Contact.Key(
        set: sets[set].pointee.id, body: first.pointee.id, otherID: RowID(second.pointee.id),
        isBoundary: false)
      touching.append(Touch(key: key, pair: pair))
    }
  }

  private func compare(
    _ pairs: borrowing FlatArray<PairRow>, _ impacts: borrowing FlatArray<PairRow>,
    into changes: inout ContactChanges
  ) {
    var (old, new) = (0, 0)
    while old < before.count || new < touching.count {
      // Most contacts go on.
      if old < before.count, new < touching.count, before[old].key == touching[new].key {
        old = Self.end(of: old, in: before)
        new = Self.end(of: new, in: touching)
      } else if new == touching.count
        || (old < before.count && before[old].key < touching[new].key)
      {
        changes.ended.append(before[old].key)
        old = Self.end(of: old, in: before)
      } else {
        let end = Self.end(of: new, in: touching)
        changes.began.append(contact(of: new..<end, in: pairs, impacts))
        new = end
      }
    }
  }

  /// The end of the range of touches of the same contact.
  private static func end(of start: Int, in touches: borrowing FlatArray<Touch>) -> Int {
    var index = start + 1
    while index < touches.count, touches[index].key == touches[start].key { index += 1 }
    return index
  }

  // MARK: New contacts

  private func contact(
    of touches: Range<Int>, in pairs: borrowing FlatArray<PairRow>,
    _ impacts: borrowing FlatArray<PairRow>
  ) -> Contact {
    let key = touching[touches.lowerBound].key
    var contact = Contact(key: key, point: .zero, normal: .zero, impulse: 0)
    var hardest = -1.0
    for index in touches {
      let place = Int(touching[index].pair)
      let pair =
        place < pairs.count ? pairs.base + place : impacts.base + (place - pairs.count)
      let impulse = pair.impulse / Units.pointsPerMeter
      contact.impulse += impulse
      guard impulse > hardest else { continue }
      hardest = impulse
      contact.point = pair.hardestPoint.point
      let isFirst = pair.first.pointee.id.serial == key.body.serial
      contact.normal = (pair.pointee.normal * (isFirst ? 1 : -1)).vector
    }
    return contact
  }
}

// MARK: Impulses

extension ContactEvents {
  /// Measures impulses, and leaves only those changes that are to be reported.
  private func measure(
    _ pairs: borrowing FlatArray<PairRow>, _ impacts: borrowing FlatArray<PairRow>,
    _ changes: inout ContactChanges
  ) {
    changes.ended.removeAll { key in
      guard let measured = measurements.all.removeValue(forKey: key) else { return false }
      if measured.isReported { changes.endedImpulses[key] = measured.impulses }
      return !measured.isReported
    }
    changes.began.removeAll { sets[$0.key.set].pointee.measuresImpulses }
    var start = 0
    while start < touching.count {
      let key = touching[start].key
      let end = Self.end(of: start, in: touching)
      defer { start = end }
      let set = sets[key.set]
      guard set.pointee.measuresImpulses else { continue }
      var measured = measurements.all[key] ?? .init()
      var contact = contact(of: start..<end, in: pairs, impacts)
      measured.impulses.add(contact.impulse)
      if !measured.isReported, measured.impulses.peak >= set.pointee.minimumImpulse {
        measured.isReported = true
        contact.impulses = measured.impulses
        changes.began.append(contact)
      }
      measurements.all[key] = measured
    }
    changes.began.sort { $0.key < $1.key }
  }
}

// MARK: Sleep

extension ContactEvents {
  /// Keeps touches whose pairs are no longer solved because all their bodies sleep.
  func putToSleep(where isAsleep: (Touch) -> Bool) {
    for touch in touching.buffer where isAsleep(touch) { sleeping.append(touch) }
    touching.removeAll(where: isAsleep)
  }

  func wake(where isAwake: (Touch) -> Bool) {
    for touch in sleeping.buffer where isAwake(touch) { touching.append(touch) }
    sleeping.removeAll(where: isAwake)
    touching.sort(using: scratch, by: <)
  }
}

/// A contact of one pair of shapes in one step.
struct Touch: BitwiseCopyable {
  var key: Contact.Key
  /// The index of its pair.
  var pair: Int32

  /// The order of contacts; within a contact, the order of pairs.
  static func < (a: Touch, b: Touch) -> Bool {
    a.key == b.key ? a.pair < b.pair : a.key < b.key
  }
}

extension PairPointer {
  /// The impulse of the step, in kg·pt/s.
  var impulse: Double {
    (0..<count).reduce(Vector.zero) { total, place in
      let point = points[place]
      return total + pointee.normal.combining(point.normalImpulse, point.tangentImpulse)
    }.length
  }

  /// The point with the greatest impulse; on the edge, if one of the shapes is an edge.
  var hardestPoint: Vector {
    let isSecond = count > 1 && points[1].normalImpulse > points[0].normalImpulse
    let hardest = points[isSecond ? 1 : 0]
    // Contacts were found before the bodies moved.
    let (a, b) = (first.pointee.step.start, second.pointee.step.start)
    let point = (a + hardest.r1 + b + hardest.r2) * 0.5
    let edge = pointee.b.pointee
    guard edge.boundary != nil else { return point }
    return Edge(start: edge.start, end: edge.end).place(nearest: point)
  }
}
