internal import DynamicsEngine

/// A region of a sensor behavior, with the items that are in it.
final class WatchedRegion: Identified {
  let identifier: AnyHashable
  var key: AnyHashable { identifier }
  var hash: Int?
  /// The identifier in events; described once, since that runs the program's code.
  let id: BoundaryID
  /// The name in snapshots.
  let name: BoundaryName
  /// The number in its behavior, which stays the same when the region is replaced.
  let number: Int
  private(set) var contours: [Contour]
  private var shape: SensorRegion
  /// The item that the region goes with; `nil` for a region that stays.
  var carrier: (any DynamicItem)?
  /// The items that were reported as entered and not as left.
  var inside: [BodyID: any DynamicItem] = [:]

  /// - Parameter contours: At least one.
  init(
    _ identifier: AnyHashable, hash: Int? = nil, id: BoundaryID, name: BoundaryName, number: Int,
    _ contours: [Contour], carrier: (any DynamicItem)?
  ) {
    self.identifier = identifier
    self.hash = hash
    self.id = id
    self.name = name
    self.number = number
    self.contours = contours
    self.carrier = carrier
    shape = SensorRegion(contours)
  }

  func replace(_ contours: [Contour], carrier: (any DynamicItem)?) {
    self.contours = contours
    self.carrier = carrier
    shape = SensorRegion(contours)
  }

  /// The items in the region, in the order of joining the animator.
  var visitors: [(body: BodyID, item: any DynamicItem)] {
    inside.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  func visit(of item: any DynamicItem) -> SensorVisit {
    SensorVisit(item: ObjectIdentifier(item), region: number)
  }

  /// How an item and the region met in the last step.
  func presence(of body: BodyID, in simulation: Simulation) -> SensorPresence {
    var carrierBody: BodyID?
    if let carrier {
      carrierBody = simulation.body(of: carrier)
      // Without its carrier the region is nowhere, and it does not notice its carrier.
      guard let carrierBody, carrierBody != body else { return .outside }
    }
    return simulation.world.presence(
      of: body, in: shape, carrier: carrierBody, wasInside: inside[body] != nil)
  }
}

// MARK: In a snapshot

/// A region in a snapshot, besides its name.
struct WatchedRegionState {
  var contours: [Contour] = []
  var isAttached = false
  /// `nil` if the carrier is not in the animator.
  var carrier: BodyID?
  var inside: [BodyID] = []

  init() {}

  init(_ region: WatchedRegion, in simulation: Simulation?) {
    contours = region.contours
    isAttached = region.carrier != nil
    carrier = region.carrier.flatMap { simulation?.body(of: $0) }
    inside = region.visitors.map(\.body)
  }

  mutating func code(_ coder: inout WordCoder) {
    coder.code(&contours)
    coder.code(&isAttached)
    coder.code(&carrier)
    coder.code(&inside, blank: .none) { $0.code(&$1) }
    coder.check(
      !contours.isEmpty && Limits.arePlaces(contours), "a region of a sensor is out of range")
    coder.check(carrier == nil || isAttached, "a region that stays has a carrier")
    coder.check(Set(inside).count == inside.count, "an item is in a region twice")
  }
}
