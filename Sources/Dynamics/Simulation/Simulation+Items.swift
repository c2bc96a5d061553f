internal import DynamicsEngine
internal import DynamicsReporting
internal import Foundation

extension Simulation {
  /// Reads an item that is not in the simulation yet; `nil` when it is, or cannot take part.
  ///
  /// Calls the item's getters and may report, so that anything may have changed afterwards.
  func read(_ item: any DynamicItem, reporter: Reporter) -> ItemReading? {
    guard body(of: item) == nil else { return nil }
    guard refused[ObjectIdentifier(item)] != nil else {
      return ItemReading(item, reporter: reporter)
    }
    // What was refused before is looked at again and not reported again.
    return DynamicsDiagnostics.collecting { ItemReading(item, reporter: reporter) }.result
  }

  /// Whether an item was accepted.
  enum Admission {
    case added(BodyID)
    /// With what there is to report once the caller is done.
    case refused(Obstacle?)
  }

  /// What is in the way of an item.
  enum Obstacle {
    case isHereAlready, isElsewhere

    /// Describes the item, which is the program's code.
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

  /// Adds an item, or counts one more behavior that has it.
  ///
  /// Calls none of the program's code.
  ///
  /// - Parameters:
  ///   - reading: What ``read(_:reporter:)`` has just found.
  ///   - behavior: Who waits for the item when it is refused.
  func add(
    _ item: any DynamicItem, as reading: ItemReading?, for behavior: ObjectIdentifier
  ) -> Admission {
    if let body = body(of: item), let record = items[body] {
      record.pointee.memberships += 1
      return .added(body)
    }
    let isKnown = refused[ObjectIdentifier(item)] != nil
    let obstacle = reading == nil ? nil : take(item)
    guard let reading, obstacle == nil else {
      refused[ObjectIdentifier(item), default: []].insert(behavior)
      return .refused(isKnown ? nil : obstacle)
    }
    retry(item)
    let pose = reading.pose
    let body = world.addBody(reading.shape, at: pose.position, angle: pose.angle)
    bodies[ObjectIdentifier(item)] = body
    for identity in item.memberIdentities { bodies[identity] = body }
    items.add(ItemRecord(item, body, reading))
    return .added(body)
  }

  /// Removes an item when the last behavior that has it lets it go.
  ///
  /// - Returns: What is to be written to it once the caller is done, see ``write(_:)``; `nil` for nothing.
  func remove(_ item: any DynamicItem) -> LastPose? {
    guard let body = body(of: item), let record = items[body] else { return nil }
    record.pointee.memberships -= 1
    guard record.pointee.memberships == 0 else {
      world.perform(.wake(body))
      return nil
    }
    var removed = items.remove(body)
    let (seen, pose) = (removed.seen, presentPose(of: body))
    let last = LastPose(
      item: item, center: removed.takeCenter(of: pose).center,
      angle: removed.takeAngle(of: pose).angle, seen: seen, original: removed.original)
    contacts.itemLeft(item, body)
    world.perform(.removeBody(body))
    release(item)
    return last.isEmpty ? nil : last
  }

  /// Forgets that an item was refused to one of the behaviors that wait for it.
  func stopWaiting(for item: any DynamicItem, by behavior: ObjectIdentifier) {
    let id = ObjectIdentifier(item)
    refused[id]?.remove(behavior)
    if refused[id]?.isEmpty == true { refused[id] = nil }
  }

  /// Lets an item that was refused be looked at as if it were new.
  func retry(_ item: any DynamicItem) {
    if !refused.isEmpty { refused[ObjectIdentifier(item)] = nil }
  }

  /// Makes sure that nothing else moves an item or, with a group, its items.
  ///
  /// - Returns: What is in the way; `nil` when the item is this simulation's now.
  private func take(_ item: any DynamicItem) -> Obstacle? {
    let (item, members) = (ObjectIdentifier(item), item.memberIdentities)
    guard bodies[item] == nil, members.allSatisfy({ bodies[$0] == nil }) else {
      return .isHereAlready
    }
    guard sharesItems || ItemOwnership.take(item, members, for: ObjectIdentifier(self)) else {
      return .isElsewhere
    }
    return nil
  }

  func release(_ item: any DynamicItem) {
    let (item, members) = (ObjectIdentifier(item), item.memberIdentities)
    bodies[item] = nil
    for member in members { bodies[member] = nil }
    if !sharesItems { ItemOwnership.release(item, members) }
  }

  /// Takes over what the program changed about an item.
  func update(_ item: any DynamicItem, reporter: Reporter) {
    let reading = ItemReading(item, reporter: reporter)
    // The item's getters may have removed it.
    guard let body = body(of: item), let record = items[body] else { return }
    items.noteChange()
    guard let reading else {
      // That was reported, and needs no second report when the item is next written.
      record.pointee.seen = .unknown
      return
    }
    world.perform(.setShape(body, reading.shape))
    world.perform(
      .setPose(body, reading.pose.position, angle: angle(of: reading, record.pointee)))
    record.pointee.jump(to: presentPose(of: body), reading)
  }

  /// The angle that an item has been turned to, with whole turns, which its transform does not know.
  private func angle(of reading: ItemReading, _ record: ItemRecord) -> CGFloat {
    // An item that nobody has turned is not to be turned by rounding.
    if record.isWritten(reading.transform) { return record.written.angle }
    let angle = world.angle(of: record.body)
    return angle + remainder(reading.pose.angle - angle, 2 * .pi)
  }

  /// The body of an item that is here by itself; `nil` for one that is not, or only in a group.
  func body(of item: any DynamicItem) -> BodyID? {
    guard let body = bodies[ObjectIdentifier(item)], items[body]?.pointee.item === item else {
      return nil
    }
    return body
  }
}

extension DynamicItem {
  /// Of a group, its items.
  var memberIdentities: [ObjectIdentifier] {
    (self as? DynamicItemGroup)?.items.map { ObjectIdentifier($0) } ?? []
  }
}
