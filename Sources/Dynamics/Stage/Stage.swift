internal import DynamicsEngine
internal import DynamicsGeometry
internal import DynamicsReporting
internal import Foundation

/// The items of one animator and the world that they move in.
///
/// Behaviors meet the engine here. The stage belongs to the animator: behaviors hold bodies of it
/// only while they are in the animator.
final class Stage {
  let world = World()
  var records: [ItemRecord] = []
  private var bodyIDs: [ObjectIdentifier: Int] = [:]
  /// Whether items may be on other stages, too.
  var sharesItems = false
  /// The items on stage, and those in a group that is.
  private var claimed: Set<ObjectIdentifier> = []
  /// Items that were diagnosed and take no part, and the behaviors that wait for them.
  private var refused: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  private var collisionBehaviors: [Int: Unowned<CollisionBehavior>] = [:]
  private var contacts = ContactRouter()
  private var contactStreams = ContactStreams()
  /// What ``CollisionBehavior`` makes walls of.
  var referenceBounds: CGRect?
  /// Seconds a step.
  var timeStep: CGFloat = 1.0 / 120 {
    willSet {
      timeBase = runningTime
      timeBaseStep = world.stepCount
    }
  }
  /// What ``runningTime`` was when the step got its present length, and the step it was then.
  private var timeBase: TimeInterval = 0
  private var timeBaseStep = 0
  /// Set when an item behavior changed; read before the next step.
  var materialsAreStale = false
  private var hasReportedOverflow = false

  var isEmpty: Bool { records.isEmpty }

  deinit {
    contactStreams.finish()
    if !sharesItems { ItemClaims.release(claimed) }
  }

  /// Seconds that all steps so far have taken; counted, so that no rounding adds up.
  var runningTime: TimeInterval { timeBase + Double(world.stepCount - timeBaseStep) * timeStep }
}

// MARK: Items

extension Stage {
  /// Reads an item that is not on stage yet; `nil` when it is, or cannot take part.
  ///
  /// Calls the item's getters and may report, so that anything may have changed afterwards.
  func read(_ item: any DynamicItem, reporter: Reporter) -> ItemReading? {
    guard index(of: item) == nil else { return nil }
    guard refused[ObjectIdentifier(item)] != nil else {
      return ItemReading(item, reporter: reporter)
    }
    // What was refused before is looked at again and not reported again.
    return DynamicsDiagnostics.collecting { ItemReading(item, reporter: reporter) }.result
  }

  /// Whether an item was accepted.
  enum Entrance {
    case entered(Body)
    /// With what there is to report once the caller is done.
    case refused(Obstacle?)
  }

  /// What is in the way of an item.
  enum Obstacle {
    case isHereAlready, isElsewhere

    /// Describes the item, which is the user's code.
    func message(for item: any DynamicItem) -> String {
      switch self {
      case .isHereAlready:
        "\(item) is in the animator twice, by itself and in a group or in two groups; "
          + "only the first takes part in the simulation"
      case .isElsewhere:
        "\(item) is in another animator; it does not take part in this one"
      }
    }
  }

  /// Puts an item on stage, or counts one more behavior that has it.
  ///
  /// Calls none of the user's code.
  ///
  /// - Parameter reading: What ``read(_:reporter:)`` has just found.
  func enter(
    _ item: any DynamicItem, as reading: ItemReading?, for behavior: DynamicBehavior
  ) -> Entrance {
    if let index = index(of: item) {
      records[index].memberships += 1
      return .entered(records[index].body)
    }
    let isKnown = refused[ObjectIdentifier(item)] != nil
    let obstacle = reading == nil ? nil : claim(item)
    guard let reading, obstacle == nil else {
      refused[ObjectIdentifier(item), default: []].insert(ObjectIdentifier(behavior))
      return .refused(isKnown ? nil : obstacle)
    }
    pardon(item)
    let body = world.addBody(reading.figure, at: reading.center, angle: reading.angle)
    bodyIDs[ObjectIdentifier(item)] = body.id
    records.append(ItemRecord(item, body, seen: reading.seen, step: world.stepCount))
    materialsAreStale = true
    return .entered(body)
  }

  /// Takes an item off stage when the last behavior that has it lets it go.
  ///
  /// - Returns: What is to be written to it once the caller is done; see ``write(_:)``.
  func leave(_ item: any DynamicItem) -> LastPose? {
    guard let index = index(of: item) else { return nil }
    records[index].memberships -= 1
    guard records[index].memberships == 0 else { return nil }
    var record = records.remove(at: index)
    let seen = record.seen
    let last = LastPose(
      item: item, center: record.takeCenter(progress: 1).center,
      angle: record.takeAngle(progress: 1).angle, seen: seen)
    bodyIDs[ObjectIdentifier(item)] = nil
    world.removeBody(record.body)
    if !sharesItems { ItemClaims.release(item.identities) }
    claimed.subtract(item.identities)
    return last
  }

  /// Forgets that an item was refused to one of the behaviors that wait for it.
  func giveUp(_ item: any DynamicItem, for behavior: DynamicBehavior) {
    let id = ObjectIdentifier(item)
    refused[id]?.remove(ObjectIdentifier(behavior))
    if refused[id]?.isEmpty == true { refused[id] = nil }
  }

  /// Looks at an item again that was refused.
  func pardon(_ item: any DynamicItem) { refused[ObjectIdentifier(item)] = nil }

  /// Makes sure that nothing else moves an item or, with a group, its items.
  ///
  /// - Returns: What is in the way; `nil` when the item is this stage's now.
  private func claim(_ item: any DynamicItem) -> Obstacle? {
    let identities = item.identities
    guard claimed.isDisjoint(with: identities) else { return .isHereAlready }
    guard sharesItems || ItemClaims.claim(identities, for: self) else { return .isElsewhere }
    claimed.formUnion(identities)
    return nil
  }

  /// Takes over what the user changed about an item.
  func update(_ item: any DynamicItem, reporter: Reporter) {
    let reading = ItemReading(item, reporter: reporter)
    // The item's getters may have taken it off stage.
    guard let index = index(of: item) else { return }
    guard let reading else {
      // That was reported, and needs no second report when the item is next written.
      records[index].seen = .unknown
      return
    }
    let body = records[index].body
    body.setFigure(reading.figure)
    // The item's transform knows no whole turns; where it agrees with the body, those are kept.
    let turn = remainder(reading.angle - body.angle, 2 * .pi)
    body.place(at: reading.center, angle: body.angle + turn)
    records[index].jump(seen: reading.seen)
  }

  func record(of item: any DynamicItem) -> ItemRecord? { index(of: item).map { records[$0] } }

  func record(withID id: Int) -> ItemRecord? { index(ofID: id).map { records[$0] } }

  func item(withID id: Int) -> (any DynamicItem)? { record(withID: id)?.item }

  private func index(of item: any DynamicItem) -> Int? {
    bodyIDs[ObjectIdentifier(item)].flatMap(index(ofID:))
  }

  /// Records stand in the order of their ids.
  func index(ofID id: Int) -> Int? {
    var low = 0
    var high = records.count
    while low < high {
      let middle = (low + high) / 2
      if records[middle].body.id < id { low = middle + 1 } else { high = middle }
    }
    return low < records.count && records[low].body.id == id ? low : nil
  }
}

// MARK: Collisions

extension Stage {
  func addGroup(for behavior: CollisionBehavior) -> CollisionGroup {
    let group = world.addGroup()
    collisionBehaviors[group.id] = Unowned(behavior)
    if behavior.debts.areOpen { contacts.expect(behavior) }
    return group
  }

  func removeGroup(_ group: CollisionGroup, of behavior: CollisionBehavior) {
    handOverContacts(of: group, to: behavior)
    world.removeGroup(group)
    collisionBehaviors[group.id] = nil
  }

  /// Lets another stage tell a behavior what ended, if that takes the next step before this one.
  func handOverContacts(of group: CollisionGroup, to behavior: CollisionBehavior) {
    behavior.debts.add(contacts.announcements(ofGroup: group.id))
  }

  func openContactStream() -> AsyncStream<ContactEvent> { contactStreams.open() }

  func finishContactStreams() {
    let old = contactStreams
    contactStreams.finish()
    withExtendedLifetime(old) {}
  }

  /// True while an end of contact is still to be told.
  var owesContactEvents: Bool { contacts.owesEvents }
}

// MARK: Time

extension Stage {
  /// One step: what the behaviors want, then what physics makes of it.
  ///
  /// Calls none of the user's code.
  func step(_ behaviors: [DynamicBehavior], remembersPoses: Bool) -> StepNews {
    resolveMaterials(behaviors)
    for behavior in behaviors { behavior.contribute(to: self) }
    if remembersPoses { rememberPoses() }
    let changes = world.step(by: timeStep)
    noteRestless()
    let over = (contacts.takeDebts() + contacts.takeEnded(changes.ended)).map { $0.end() }
    let began = contacts.announce(
      changes.began, behavior: { self.collisionBehaviors[$0]?.object }, item: item(withID:))
    return StepNews(
      began: contactStreams.hasReaders ? changes.began.map { ($0, identifier(in: $0)) } : [],
      ended: changes.ended,
      messages: over.compactMap(\.message) + began,
      identifiers: over.compactMap(\.identifier))
  }

  private func identifier(in contact: Contact) -> AnyHashable? {
    guard case .boundary(let id) = contact.key.other else { return nil }
    return collisionBehaviors[contact.key.group]?.object.identifier(ofBoundary: id)
  }

  /// Sends what began and ended to the streams; describes identifiers, which are the user's.
  func publish(_ news: StepNews) {
    guard contactStreams.hasReaders, !news.began.isEmpty || !news.ended.isEmpty else { return }
    let began = news.began.map { contact, identifier in
      (contact.key, ContactEvent(contact, boundary: identifier.map(BoundaryID.init)))
    }
    let old = contactStreams
    contactStreams.publish(began: began, ended: news.ended)
    // An event may keep the last copy of an identifier, whose `deinit` may open a stream.
    withExtendedLifetime(old) {}
  }

  /// Reports once that the engine had to stop what grew too fast.
  func reportFirstOverflow() {
    guard world.overflows > 0, !hasReportedOverflow else { return }
    hasReportedOverflow = true
    DynamicsDiagnostics.report(
      "forces made velocities overflow; the items concerned were stopped",
      by: "DynamicAnimator")
  }

  /// Asks the item behaviors again what items are made of, if any of them changed.
  func resolveMaterials(_ behaviors: [DynamicBehavior]) {
    guard materialsAreStale else { return }
    materialsAreStale = false
    var sheet = MaterialSheet()
    for behavior in behaviors { behavior.describeMaterials(on: &sheet) }
    for record in records { record.body.setMaterial(sheet[record.body]) }
  }

  /// Takes the present poses for those that frames in between start from.
  func rememberPoses() {
    for index in records.indices { records[index].rememberPose() }
  }

  private func noteRestless() {
    for index in records.indices where !RestRule.isQuiet(records[index].body) {
      records[index].lastRestlessStep = world.stepCount
    }
  }

  /// Those that were too fast to be at rest within the last steps.
  func awakeRecords(_ steps: Int) -> some Collection<ItemRecord> {
    let present = world.stepCount
    return records.lazy.filter { present - $0.lastRestlessStep < steps }
  }

  func digest(into digest: inout StateDigest) {
    world.digest(into: &digest)
    digest.combine(timeStep)
    digest.combine(runningTime)
    for record in records { digest.combine(record.lastRestlessStep - world.stepCount) }
  }
}

extension DynamicItem {
  /// The item itself and, of a group, its items.
  fileprivate var identities: [ObjectIdentifier] {
    let members = (self as? DynamicItemGroup)?.items ?? []
    return [ObjectIdentifier(self)] + members.map { ObjectIdentifier($0) }
  }
}

/// A reference that does not keep its object alive, for a dictionary.
struct Unowned<Object: AnyObject> {
  unowned let object: Object
  init(_ object: Object) { self.object = object }
}
