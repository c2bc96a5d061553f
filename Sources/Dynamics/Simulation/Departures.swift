internal import DynamicsEngine
internal import Foundation

/// The velocities of the items that have left all behaviors since the last step.
///
/// An item that is back before the next step goes on with its velocity, so that a program may replace the behaviors
/// of a flying item in any order. The items are not retained.
struct Departures {
  struct Departure {
    /// The body that the item had, which names it in snapshots.
    fileprivate(set) var body = BodyID.none
    /// Points per second.
    fileprivate(set) var velocity = CGVector.zero
    /// Radians per second.
    fileprivate(set) var angularVelocity: CGFloat = 0
    fileprivate(set) weak var item: (any DynamicItem)?
  }

  private var known: [ObjectIdentifier: Departure] = [:]
  /// Those of a restored snapshot whose items the animator does not know.
  private var unknown: [Departure] = []

  var isEmpty: Bool { known.isEmpty && unknown.isEmpty }

  /// Those of items that still exist, by the serial numbers of the bodies.
  var items: [(item: any DynamicItem, number: Int)] {
    known.values.compactMap { departure in
      departure.item.map { ($0, Int(departure.body.serial)) }
    }
  }

  mutating func add(
    _ item: any DynamicItem, _ body: BodyID, velocity: CGVector, angularVelocity: CGFloat
  ) {
    known[ObjectIdentifier(item)] = Departure(
      body: body, velocity: velocity, angularVelocity: angularVelocity, item: item)
  }

  /// Removes and returns the departure of an item that is back.
  mutating func remove(of item: any DynamicItem) -> Departure? {
    let departure = known.removeValue(forKey: ObjectIdentifier(item))
    // The address of a released item may be used again.
    return departure?.item === item ? departure : nil
  }

  var identities: some Sequence<ObjectIdentifier> { known.keys }
}

// MARK: In a snapshot

extension Departures {
  /// Visits all, in the order of joining; items that were read are found by ``find(_:)``.
  mutating func code(_ coder: inout WordCoder, in world: World) {
    var all = (known.values + unknown).sorted { $0.body < $1.body }
    coder.code(&all, blank: Departure()) { coder, departure in
      coder.code(&departure.body)
      coder.code(&departure.velocity)
      coder.code(&departure.angularVelocity)
    }
    coder.check(
      all.allSatisfy { $0.body != .none && world.hasCreated($0.body) && !world.contains($0.body) },
      "an item has left that is still there or never was")
    if coder.isReading, coder.isSound { (known, unknown) = ([:], all) }
  }

  /// Finds the items by the serial numbers of their bodies.
  mutating func find(_ item: (Int) -> (any DynamicItem)?) {
    let all = unknown
    unknown = []
    for departure in all {
      guard let item = item(Int(departure.body.serial)) else {
        unknown.append(departure)
        continue
      }
      add(
        item, departure.body, velocity: departure.velocity,
        angularVelocity: departure.angularVelocity)
    }
  }
}
