/// The contacts of an island in colors: no body that impulses move is in two contacts of a color, so these can be
/// solved at once (Fratarcangeli, Tibaldo and Pellacini, "Vivace", 2016).
///
/// Each contact, in order, gets the first color that neither of its bodies has. The last color has the contacts of
/// bodies that have all others; they are solved one after another.
struct ContactColors: ~Copyable {
  /// The color of each contact.
  private let colors = FlatArray<UInt8>()
  /// The colors of each body, by its index among the awake ones.
  private let taken = FlatArray<UInt64>()
  /// The first place of each color; for the last one, its end.
  private let starts = FlatArray<Int32>()

  private static var last: Int { 63 }

  /// Gives each contact a place, in groups of four of one color.
  ///
  /// - Parameter places: Gets the place of each contact: four times its group, plus its lane.
  /// - Returns: The number of groups.
  func assign(
    _ contacts: IslandContacts, _ bodies: UnsafeBufferPointer<BodyPointer>,
    places: borrowing FlatArray<Int32>
  ) -> Int {
    color(contacts, bodies)
    places.resize(to: contacts.count)
    for place in 0..<contacts.count {
      let color = Int(colors[place])
      places[place] = starts[color]
      starts[color] += color == Self.last ? Int32(ContactGroup.laneCount) : 1
    }
    return Int(starts[Self.last]) / ContactGroup.laneCount
  }

  /// Visits the groups of the contacts that have places, if they have lanes without one.
  func forEachPartlyFilledGroup(_ visit: (Int) -> Void) {
    let lanes = Int32(ContactGroup.laneCount)
    for color in 0..<Self.last where starts[color] % lanes != 0 {
      visit(Int(starts[color] / lanes))
    }
    let firstOfLast = Self.startOfGroup(notBefore: starts[Self.last - 1]) / lanes
    for group in firstOfLast..<(starts[Self.last] / lanes) { visit(Int(group)) }
  }

  private func color(_ contacts: IslandContacts, _ bodies: UnsafeBufferPointer<BodyPointer>) {
    taken.resize(to: max(taken.count, Int(bodies[bodies.count - 1].pointee.awakeIndex) + 1))
    for body in bodies { taken[Int(body.pointee.awakeIndex)] = 0 }
    colors.resize(to: contacts.count)
    starts.resize(to: 0)
    starts.resize(to: Self.last + 1, filling: 0)
    for place in 0..<contacts.count {
      let constraint = contacts.constraints + Int(contacts.indices[place])
      let (a, b) = (constraint.pointee.a, constraint.pointee.b)
      let (takenA, takenB) = (taken(by: a), taken(by: b))
      let color = min(Self.last, (~(takenA | takenB)).trailingZeroBitCount)
      colors[place] = UInt8(color)
      starts[color] += 1
      if a.isMovable { taken[Int(a.pointee.awakeIndex)] = takenA | 1 << UInt64(color) }
      if b.isMovable { taken[Int(b.pointee.awakeIndex)] = takenB | 1 << UInt64(color) }
    }
    // From counts to starts, each at the start of a group.
    var start: Int32 = 0
    for color in starts.indices {
      let count = starts[color]
      starts[color] = start
      start = Self.startOfGroup(notBefore: start + count)
    }
  }

  private static func startOfGroup(notBefore place: Int32) -> Int32 {
    let lanes = Int32(ContactGroup.laneCount)
    return (place + lanes - 1) / lanes * lanes
  }

  @inline(__always)
  private func taken(by body: BodyPointer) -> UInt64 {
    body.isMovable ? taken[Int(body.pointee.awakeIndex)] : 0
  }
}
