internal import DynamicsEngine

extension Simulation {
  /// Reads an item that is not in the simulation yet; `nil` when it is, or cannot take part.
  ///
  /// This calls the item's getters and may report, so anything may have changed afterwards.
  func read(_ item: any DynamicItem, reporter: Reporter) -> ItemReading? {
    guard body(of: item) == nil else { return nil }
    guard refused[ObjectIdentifier(item)] != nil else {
      return ItemReading(item, reporter: reporter)
    }
    // An item that was refused before is checked again, but not reported again.
    return DynamicsDiagnostics.collecting { ItemReading(item, reporter: reporter) }.result
  }

  enum AddResult {
    case added(BodyID)
    /// The reason to report when the caller is done; `nil` if there is nothing to report.
    case refused(RefusalReason?)
  }

  enum RefusalReason {
    case alreadyPresent, inOtherAnimator

    /// Describes the item, which runs the program's code.
    func message(for item: any DynamicItem) -> String {
      switch self {
      case .alreadyPresent:
        "\(item) is in the animator twice, by itself and in a group or in two groups; "
          + "only the first takes part in the simulation"
      case .inOtherAnimator:
        "\(item) is in another animator; it does not take part in this one"
      }
    }
  }

  /// Adds an item, or counts one more behavior that has it.
  ///
  /// Calls none of the program's code.
  ///
  /// - Parameters:
  ///   - reading: The present result of ``read(_:reporter:)``.
  ///   - behavior: The behavior that waits for the item if it is refused.
  func add(
    _ item: any DynamicItem, as reading: ItemReading?, for behavior: ObjectIdentifier
  ) -> AddResult {
    if let body = body(of: item), let record = items[body] {
      record.pointee.memberships += 1
      return .added(body)
    }
    let isKnown = refused[ObjectIdentifier(item)] != nil
    let reason = reading == nil ? nil : acquire(item)
    guard let reading, reason == nil else {
      refused[ObjectIdentifier(item), default: []].insert(behavior)
      return .refused(isKnown ? nil : reason)
    }
    retry(item)
    let pose = reading.pose
    let body = world.addBody(reading.shape, at: pose.position, angle: pose.angle)
    for identity in item.identities { bodies[identity] = body }
    items.add(ItemRecord(item, body, reading))
    if !departures.isEmpty { keepVelocity(of: item, body) }
    return .added(body)
  }

  /// Removes an item from one behavior, and from the simulation if no other behavior has it.
  ///
  /// - Returns: The record of an item that has left, and the pose to write to it when the caller is
  ///   done, see ``write(_:)``; `nil` if there is nothing to write.
  func remove(_ item: any DynamicItem) -> (ItemRecord, ItemPose)? {
    guard let body = body(of: item), let record = items[body] else { return nil }
    record.pointee.memberships -= 1
    guard record.pointee.memberships == 0 else {
      world.wake(body)
      return nil
    }
    let (left, pose) = (items.remove(body), presentPose(of: body))
    contacts.itemLeft(item, body)
    recordDeparture(of: item, body)
    world.removeBody(body)
    release(item)
    return left.isWritten(pose) ? nil : (left, pose)
  }

  /// Removes a behavior from those that wait for a refused item.
  func stopWaiting(for item: any DynamicItem, by behavior: ObjectIdentifier) {
    let id = ObjectIdentifier(item)
    refused[id]?.remove(behavior)
    if refused[id]?.isEmpty == true { refused[id] = nil }
  }

  /// Forgets that an item was refused, so that it is checked as if it were new.
  func retry(_ item: any DynamicItem) {
    if !refused.isEmpty { refused[ObjectIdentifier(item)] = nil }
  }

  /// Takes an item and, with a group, its items; returns the reason if something else moves one of them.
  private func acquire(_ item: any DynamicItem) -> RefusalReason? {
    let identities = item.identities
    guard identities.allSatisfy({ bodies[$0] == nil }) else { return .alreadyPresent }
    let isFree = sharesItems || ItemOwnership.acquire(identities, for: ObjectIdentifier(self))
    return isFree ? nil : .inOtherAnimator
  }

  func release(_ item: any DynamicItem) {
    let identities = item.identities
    for identity in identities { bodies[identity] = nil }
    if !sharesItems { ItemOwnership.release(identities) }
  }

  /// Applies the changes that the program made to an item, which has a body.
  func update(_ item: any DynamicItem, _ body: BodyID, reporter: Reporter) {
    let version = items.version
    let reading = ItemReading(
      item, present: world.shape(of: body), keepsShape: keepsShapes, reporter: reporter)
    // The item's getters may have removed it.
    let current = items.version == version ? body : self.body(of: item)
    guard let body = current, let record = items[body] else { return }
    items.recordChange()
    guard let reading else {
      // This was reported, and must not be reported again when the item is next written.
      record.pointee.shown.forget()
      return
    }
    world.setShape(body, reading.shape)
    world.setPose(body, reading.pose.position, angle: angle(of: reading, record))
    record.pointee.jump(to: presentPose(of: body), reading)
  }

  /// The angle of an item including whole turns, which a transform does not contain.
  private func angle(
    of reading: ItemReading, _ record: UnsafeMutablePointer<ItemRecord>
  ) -> CGFloat {
    // Rounding must not turn an item that the program has not turned.
    if record.pointee.isWritten(reading.transform) { return record.pointee.written.angle }
    let angle = world.angle(of: record.pointee.body)
    return angle + remainder(reading.pose.angle - angle, 2 * .pi)
  }

  /// The body of an item; `nil` if the item is not in the simulation, or only in a group.
  func body(of item: any DynamicItem) -> BodyID? {
    guard let body = bodies[ObjectIdentifier(item)], items[body]?.pointee.item === item else {
      return nil
    }
    return body
  }
}

extension DynamicItem {
  /// The identity of the item, and those of a group's items.
  var identities: [ObjectIdentifier] {
    [ObjectIdentifier(self)]
      + ((self as? DynamicItemGroup)?.items.map { ObjectIdentifier($0) } ?? [])
  }
}
