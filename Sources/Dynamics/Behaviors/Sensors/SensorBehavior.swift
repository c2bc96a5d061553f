internal import DynamicsEngine
public import DynamicsGeometry

/// Notices when its items enter and leave regions, without any force on them.
///
/// An addition to UIKit. An item is in a region while its collision outline meets it: any of its area,
/// or a line. After each step, ``onEnter`` and ``onLeave`` are called, and ``events`` get the same as
/// values. That is exact to the step: an item that passes right through a region within one step
/// enters and leaves.
///
/// ```swift
/// let sensor = SensorBehavior(items: [card])
/// sensor.addRegion(withIdentifier: "trash", for: BezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 60)))
/// sensor.onEnter = { item, region in print(item, "is over", region) }
/// animator.addBehavior(sensor)
/// ```
///
/// For each entering there is a leaving. An item leaves when it, the region, the behavior or the
/// animator is removed, at once; and when a snapshot is restored in which it was not inside. After a
/// step, contacts are reported first, then sensors; actions come last.
///
/// Its notices wake no item, and a sensor does not keep the animator running. Adding an item or a region wakes once.
open class SensorBehavior: DynamicBehavior {
  private var regions: [WatchedRegion] = []
  private let regionTable = IdentifierTable<WatchedRegion>()
  private var nextNumber = 0
  private var streams = PairedStreams<SensorVisit, SensorVisit, SensorEvent>()

  /// Makes a sensor without regions; an item that is given twice is reported.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public init(items: [any DynamicItem]) {
    super.init()
    for item in items { add(item) }
  }

  /// Makes a sensor without items and regions.
  public convenience override init() { self.init(items: []) }

  deinit { streams.finish() }

  override var simulationMember: (any SimulationMember)? { self }
  override var stepParticipant: (any StepParticipant)? { self }
  override var markSource: (any MarkSource)? { self }

  /// The items that it notices, in the order added.
  open var items: [any DynamicItem] { itemList.objects }

  /// Adds an item; one that is in a region enters it in the next step.
  open func addItem(_ item: any DynamicItem) { add(item) }

  /// Removes an item; it leaves the regions that it is in.
  ///
  /// - Complexity: O(*n* + *r*), where *n* is the number of items, and *r* the number of regions.
  open func removeItem(_ item: any DynamicItem) {
    remove(item)
    dynamicAnimator?.deliverSensorNotices()
  }

  // MARK: Regions

  /// Adds a region that stays in its place.
  ///
  /// Closed parts of the path enclose an area, in which a part inside another is a hole. Open parts
  /// are lines, which notice items that touch or cross them. Curves are followed to within 0.25 pt.
  ///
  /// A region with the same identifier is replaced. Items that are in both stay inside, the others
  /// leave or enter in the next step. A path without a line is reported and changes nothing.
  ///
  /// - Parameters:
  ///   - identifier: The name of the region, which closures and events get.
  ///   - path: In points of the reference coordinates; each coordinate from −10⁹ to 10⁹. The behavior
  ///     uses the path as it is now: later changes have no effect.
  /// - Complexity: O(*m*), where *m* is the number of corners of the region. Each step compares
  ///   each item with each region.
  open func addRegion(withIdentifier identifier: AnyHashable, for path: BezierPath) {
    setRegion(identifier, path, carrier: nil)
  }

  /// Adds a region that moves and turns with an item, which it does not notice itself.
  ///
  /// While the item is in no behavior of the animator, nothing is in the region. Otherwise like
  /// ``addRegion(withIdentifier:for:)``.
  ///
  /// - Parameters:
  ///   - identifier: The name of the region, which closures and events get.
  ///   - path: In points, around (0, 0) as the center of the item at angle 0.
  ///   - item: The item, which need not be in this behavior.
  /// - Complexity: O(*m*), where *m* is the number of corners of the region. Each step compares
  ///   each item with each region.
  open func addRegion(
    withIdentifier identifier: AnyHashable, for path: BezierPath, attachedTo item: any DynamicItem
  ) { setRegion(identifier, path, carrier: item) }

  /// Removes a region; the items in it leave it.
  ///
  /// - Complexity: O(*r* + *n* log *n*), where *r* is the number of regions, and *n* the number of
  ///   items in the region.
  open func removeRegion(withIdentifier identifier: AnyHashable) {
    guard let region = regionTable.element(for: identifier) else {
      DynamicsDiagnostics.report(
        "no region has the identifier \(String(reflecting: identifier.base)); nothing changed")
      return
    }
    for (body, item) in region.visitors { leave(region, body, item) }
    regions.removeAll { $0 === region }
    regionTable.remove(region)
    if regions.isEmpty { rolesDidChange() }
    dynamicAnimator?.deliverSensorNotices()
    withExtendedLifetime(region) {}
  }

  /// The identifiers of all regions, in the order added.
  ///
  /// - Complexity: O(*n*), where *n* is the number of regions.
  open var regionIdentifiers: [AnyHashable] { regions.map(\.identifier) }

  /// The items in a region after the last step, in the order of joining the animator; empty for an
  /// unknown identifier.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of items in the region.
  open func items(inRegion identifier: AnyHashable) -> [any DynamicItem] {
    regionTable.element(for: identifier)?.visitors.map(\.item) ?? []
  }

  // MARK: Changes

  /// Called with the item and the identifier of the region when an item has entered a region.
  ///
  /// The default is `nil`. The closure may change anything. Calls come in the order of the items of
  /// the behavior; for one item, in the order of the regions.
  open var onEnter: ((any DynamicItem, AnyHashable) -> Void)? {
    // The old closure is released last: its captured objects may access this behavior.
    didSet { withExtendedLifetime(oldValue) {} }
  }

  /// Called with the item and the identifier of the region when an item has left a region.
  ///
  /// The default is `nil`.
  open var onLeave: ((any DynamicItem, AnyHashable) -> Void)? {
    didSet { withExtendedLifetime(oldValue) {} }
  }

  /// A stream of the items that enter and leave regions from now on.
  ///
  /// Each read of this property returns a new stream, for one reader. Every `entered` is followed by
  /// its `left`. The stream does not keep the behavior alive. It ends when the behavior is released,
  /// and when the reading task is canceled.
  ///
  /// At most 1024 events wait for a reader. If a reader is slower than that, entries meanwhile are
  /// left out, together with their ends.
  public var events: AsyncStream<SensorEvent> { streams.open() }

  private func setRegion(
    _ identifier: AnyHashable, _ path: BezierPath, carrier: (any DynamicItem)?
  ) {
    let reporter = Reporter(type(of: self), "addRegion(withIdentifier:for:)")
    guard let contours = Validation.contours(of: path, "region \(identifier)", by: reporter)
    else { return }
    // Describing and comparing identifiers is the program's code, so it comes before the change.
    let (id, name) = (BoundaryID(identifier), BoundaryName(describing: identifier))
    let hash = identifier.hashValue
    // The old carrier is released last: its `deinit` may access this behavior.
    var oldCarrier: (any DynamicItem)?
    if let region = regionTable.element(for: identifier, hash: hash) {
      oldCarrier = region.carrier
      region.replace(contours, carrier: carrier)
    } else {
      let region = WatchedRegion(
        identifier, hash: hash, id: id, name: name, number: nextNumber, contours, carrier: carrier)
      regions.append(region)
      regionTable.add(region)
      nextNumber += 1
      if regions.count == 1 { rolesDidChange() }
    }
    dynamicAnimator?.recordChange()
    withExtendedLifetime(oldCarrier) {}
  }
}

extension SensorBehavior: SimulationMember {
  func itemLeft(_ body: BodyID, _ simulation: Simulation) {
    for region in regions {
      if let item = region.inside[body] { leave(region, body, item) }
    }
  }

  func simulationEnded(_ simulation: Simulation) {
    for (_, region, body, item) in visits { leave(region, body, item) }
  }

  func codeState(_ coder: inout BehaviorCoder) {
    var states = regions.map { WatchedRegionState($0, in: simulation) }
    var names = regions.map(\.name)
    coder.words.code(&states, blank: WatchedRegionState()) { $1.code(&$0) }
    coder.names.code(&names, blank: .integer(0)) { $1.code(&$0) }
    guard coder.isReading else { return }
    coder.names.check(names.count == states.count, "a region has no name")
    coder.release(regions)
    let present = Dictionary(regions.map { ($0.name, $0) }) { first, _ in first }
    var restored: [(region: WatchedRegion, state: WatchedRegionState)] = []
    for (name, state) in zip(names, states) {
      coder.checkBodies(inside: state.inside, carrier: state.carrier)
      guard let region = restoredRegion(name, state, present[name], &coder) else { return }
      restored.append((region, state))
    }
    coder.whenValid { [self, restored] in apply(restored) }
  }

  /// A region of a snapshot, without items; its carrier is known only if it is not in the animator.
  private func restoredRegion(
    _ name: BoundaryName, _ state: WatchedRegionState, _ present: WatchedRegion?,
    _ coder: inout BehaviorCoder
  ) -> WatchedRegion? {
    guard !state.contours.isEmpty,
      let identifier = present?.identifier ?? coder.identifier(from: name)
    else {
      coder.words.fail(
        SnapshotError.structureDiffers(
          "the snapshot has a region \(name) that the sensor does not have; add it again before you "
            + "restore, or use strings or integers as identifiers"))
      return nil
    }
    var carrier = state.isAttached && state.carrier == nil ? present?.carrier : nil
    if state.isAttached, coder.isWithoutProgram { carrier = .placeholder }
    guard !state.isAttached || state.carrier != nil || carrier != nil else {
      coder.words.fail(
        SnapshotError.structureDiffers(
          "the snapshot has a region attached to an item that was not in the animator"))
      return nil
    }
    // An identifier that was made from its name is a string or an integer, whose description is not
    // the program's code.
    let region = WatchedRegion(
      identifier, id: present?.id ?? BoundaryID(identifier), name: name,
      number: present?.number ?? nextNumber, state.contours, carrier: carrier)
    if present == nil { nextNumber += 1 }
    return region
  }

  /// Replaces the regions; notes the items that are in other regions than before.
  private func apply(_ restored: [(region: WatchedRegion, state: WatchedRegionState)]) {
    guard let simulation else { return }
    let before = visits
    regions = restored.map(\.region)
    regionTable.replaceAll(with: regions)
    for (region, state) in restored {
      if let body = state.carrier { region.carrier = simulation.items[body]?.pointee.item }
      for body in state.inside { region.inside[body] = simulation.items[body]?.pointee.item }
    }
    let (known, present) = (Set(before.map(\.visit)), Set(visits.map(\.visit)))
    for (visit, region, body, item) in before where !present.contains(visit) {
      record(.left, region, body, item)
    }
    for (visit, region, body, item) in visits where !known.contains(visit) {
      record(.entered, region, body, item)
    }
  }

  func didRestore() { regionTable.hashAll() }

  /// The items in all regions, in the order of the regions and of joining the animator.
  private var visits:
    [(visit: SensorVisit, region: WatchedRegion, body: BodyID, item: any DynamicItem)]
  {
    regions.flatMap { region in
      region.visitors.map { (region.visit(of: $0.item), region, $0.body, $0.item) }
    }
  }
}

extension SensorBehavior: StepParticipant {
  var roles: StepRoles { regions.isEmpty ? [] : .senses }

  func sense(_ simulation: Simulation) {
    for case let body? in itemList.values {
      guard let item = simulation.items[body]?.pointee.item else { continue }
      for region in regions {
        switch region.presence(of: body, in: simulation) {
        case .outside:
          if region.inside[body] != nil { leave(region, body, item) }
        case .inside:
          if region.inside[body] == nil { enter(region, body, item) }
        case .passed:
          enter(region, body, item)
          leave(region, body, item)
        }
      }
    }
  }

  private func enter(_ region: WatchedRegion, _ body: BodyID, _ item: any DynamicItem) {
    region.inside[body] = item
    record(.entered, region, body, item)
  }

  private func leave(_ region: WatchedRegion, _ body: BodyID, _ item: any DynamicItem) {
    region.inside[body] = nil
    record(.left, region, body, item)
  }

  private func record(
    _ phase: SensorEvent.Phase, _ region: WatchedRegion, _ body: BodyID, _ item: any DynamicItem
  ) {
    guard let simulation else { return }
    let (visit, now) = (region.visit(of: item), simulation.clock.elapsedTime)
    switch phase {
    case .entered:
      let event = SensorEvent(
        phase: .entered, item: ItemID(body), region: region.id, elapsedTime: now)
      streams.begin(visit, seenBy: visit, event)
    case .left:
      streams.end(visit, seenBy: visit) {
        SensorEvent(phase: .left, item: $0.item, region: $0.region, elapsedTime: now)
      }
    }
    dynamicAnimator?.observers.notify { $0.animatorDidSense(item, phase) }
    simulation.sensorNotices.append { [self, identifier = region.identifier] in
      (phase == .entered ? onEnter : onLeave)?(item, identifier)
    }
  }
}

extension SensorBehavior: Describable {
  var listedProperties: [BehaviorProperty] { [] }

  var traits: [String] {
    let names = regions.map { "\($0.identifier)" }
    return names.isEmpty ? [] : ["regions: \(names.joined(separator: ", "))"]
  }
}

extension SensorBehavior: MarkSource {
  func addMarks(to marks: inout DebugMarks, _ simulation: Simulation) {
    guard marks.show(.sensors) else { return }
    for region in regions {
      var transform = CGAffineTransform.identity
      if let carrier = region.carrier {
        guard let body = simulation.body(of: carrier) else { continue }
        transform = simulation.presentPose(of: body).transform
      }
      let points = region.contours.flatMap { contour in
        zip(contour.polyline, contour.polyline.dropFirst())
      }
      for (index, (start, end)) in points.enumerated() {
        marks.add(
          DebugMark(
            .sensor, from: start.applying(transform), to: end.applying(transform),
            strength: region.inside.isEmpty ? 0.4 : 1),
          of: number, index: region.number << 32 | index)
      }
    }
  }
}
