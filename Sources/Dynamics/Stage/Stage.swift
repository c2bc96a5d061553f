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
  private(set) var records: [ItemRecord] = []
  private var bodyIDs: [ObjectIdentifier: Int] = [:]
  /// Whether items may be on other stages, too.
  var sharesItems = false
  /// The items on stage, and those in a group that is.
  private var claimed: Set<ObjectIdentifier> = []
  /// Items that were diagnosed and take no part, as long as a behavior waits for them.
  private var refused: [ObjectIdentifier: Int] = [:]
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
  /// Puts an item on stage, or counts one more behavior that has it.
  ///
  /// - Returns: Its body; `nil` when the item is diagnosed and does not take part.
  func enter(_ item: any DynamicItem, reporter: String) -> Body? {
    if let index = index(of: item) {
      records[index].memberships += 1
      return records[index].body
    }
    guard let reading = admit(item, reporter: reporter) else {
      refused[ObjectIdentifier(item), default: 0] += 1
      return nil
    }
    pardon(item)
    let body = world.addBody(reading.figure, at: reading.center, angle: reading.angle)
    bodyIDs[ObjectIdentifier(item)] = body.id
    records.append(ItemRecord(item, body, step: world.stepCount))
    materialsAreStale = true
    return body
  }

  /// Takes an item off stage when the last behavior that has it lets it go.
  func leave(_ item: any DynamicItem) {
    guard let index = index(of: item) else { return }
    records[index].memberships -= 1
    guard records[index].memberships == 0 else { return }
    let last = records[index].takeUpdate(progress: 1)
    let body = records[index].body
    records.remove(at: index)
    bodyIDs[ObjectIdentifier(item)] = nil
    world.removeBody(body)
    if !sharesItems { ItemClaims.release(item.identities) }
    claimed.subtract(item.identities)
    last?.write()
  }

  /// Reads and claims an item; what was refused before is looked at again and not reported again.
  private func admit(_ item: any DynamicItem, reporter: String) -> ItemReading? {
    func attempt() -> ItemReading? {
      guard let reading = ItemReading(item, reporter: reporter), claim(item, reporter: reporter)
      else { return nil }
      return reading
    }
    guard refused[ObjectIdentifier(item)] != nil else { return attempt() }
    return DynamicsDiagnostics.collecting(attempt).result
  }

  /// Forgets that an item was refused by one of the behaviors that wait for it.
  func giveUp(_ item: any DynamicItem) {
    let id = ObjectIdentifier(item)
    guard let waiting = refused[id] else { return }
    refused[id] = waiting > 1 ? waiting - 1 : nil
  }

  /// Looks at an item anew that was refused.
  func pardon(_ item: any DynamicItem) { refused[ObjectIdentifier(item)] = nil }

  /// Makes sure that nothing else moves an item or, with a group, its items.
  private func claim(_ item: any DynamicItem, reporter: String) -> Bool {
    let identities = item.identities
    guard claimed.isDisjoint(with: identities) else {
      DynamicsDiagnostics.report(
        "an item is in the animator by itself and in a group, or in two groups; "
          + "the latter does not take part",
        by: reporter)
      return false
    }
    guard sharesItems || ItemClaims.claim(identities, for: self) else {
      DynamicsDiagnostics.report(
        "an item is in another animator; it does not take part in this one", by: reporter)
      return false
    }
    claimed.formUnion(identities)
    return true
  }

  /// Takes over what the user changed about an item.
  func update(_ item: any DynamicItem, reporter: String) {
    guard let index = index(of: item), let reading = ItemReading(item, reporter: reporter) else {
      return
    }
    let body = records[index].body
    body.setFigure(reading.figure)
    // The item's transform knows no whole turns; where it agrees with the body, those are kept.
    let turn = remainder(reading.angle - body.angle, 2 * .pi)
    body.place(at: reading.center, angle: body.angle + turn)
    records[index].jump()
  }

  func record(of item: any DynamicItem) -> ItemRecord? { index(of: item).map { records[$0] } }

  func record(withID id: Int) -> ItemRecord? { index(ofID: id).map { records[$0] } }

  func item(withID id: Int) -> (any DynamicItem)? { record(withID: id)?.item }

  private func index(of item: any DynamicItem) -> Int? {
    bodyIDs[ObjectIdentifier(item)].flatMap(index(ofID:))
  }

  /// Records stand in the order of their ids.
  private func index(ofID id: Int) -> Int? {
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
    return group
  }

  func removeGroup(_ group: CollisionGroup) {
    world.removeGroup(group)
    collisionBehaviors[group.id] = nil
  }

  func openContactStream() -> AsyncStream<ContactEvent> { contactStreams.open() }

  func finishContactStreams() { contactStreams.finish() }

  /// True while an end of contact is still to be told.
  var owesContactEvents: Bool { contacts.owesEvents }
}

// MARK: Time

extension Stage {
  /// One step: what the behaviors want, then what physics makes of it.
  ///
  /// - Returns: What is to be told to collision delegates.
  func step(_ behaviors: [DynamicBehavior], remembersPoses: Bool) -> [ContactMessage] {
    resolveMaterials(behaviors)
    for behavior in behaviors { behavior.contribute(to: self) }
    if remembersPoses { rememberPoses() }
    let changes = world.step(by: timeStep)
    reportFirstOverflow()
    noteRestless()
    guard !changes.isEmpty else { return [] }
    contactStreams.publish(changes) { key, boundary in
      self.collisionBehaviors[key.group]?.object.identifier(ofBoundary: boundary)
        .map(BoundaryID.init)
    }
    return contacts.messages(
      for: changes, behavior: { self.collisionBehaviors[$0]?.object }, item: item(withID:))
  }

  private func reportFirstOverflow() {
    guard world.overflows > 0, !hasReportedOverflow else { return }
    hasReportedOverflow = true
    DynamicsDiagnostics.report(
      "what acts on the items drove them faster than a number can tell; those were stopped",
      by: "DynamicAnimator")
  }

  /// Lets item behaviors say anew what items are made of, if any of them changed.
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

  /// - Parameter progress: How far between the last two steps the items are shown; 1 is the last.
  func writeItems(progress: CGFloat = 1) {
    var updates: [PoseUpdate] = []
    updates.reserveCapacity(records.count)
    for index in records.indices {
      if let update = records[index].takeUpdate(progress: progress) { updates.append(update) }
    }
    for update in updates { update.write() }
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
