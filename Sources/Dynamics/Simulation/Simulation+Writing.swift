internal import DynamicsEngine

// Setters and getters are the program's code and may change anything here. So no list is iterated
// while it can change, and after each call a record is looked up again if the table has changed.

extension Simulation {
  func presentPose(of body: BodyID) -> ItemPose { ItemPose(world.pose(of: body)) }

  /// The pose at which an item is to be shown.
  ///
  /// - Parameter progress: 1 for the pose after the last step; less for one between the last two
  ///   steps.
  private static func pose(of body: BodyID, in world: World, progress: CGFloat) -> ItemPose {
    let pose = ItemPose(world.pose(of: body))
    guard progress < 1 else { return pose }
    return ItemPose(world.previousPose(of: body)).interpolated(to: pose, progress: progress)
  }

  /// Writes the poses of items that have moved.
  ///
  /// - Parameter progress: The position between the last two steps; 1 is the last step.
  func writeItems(progress: CGFloat = 1) {
    if let log { return log.record(self) }
    listMoved()
    guard !unwritten.isEmpty else { return }
    // Setters may add items to the list meanwhile.
    var due: [BodyID] = []
    swap(&due, &unwritten)
    // Only a setter can replace the world. The version has changed then, so that the present world
    // is looked up before the next item.
    var (world, version) = (Unmanaged.passUnretained(world), items.version)
    for body in due {
      if items.version != version {
        (world, version) = (.passUnretained(self.world), items.version)
      }
      world._withUnsafeGuaranteedRef { write(body, in: $0, progress: progress) }
    }
    // Last, so that the memory of the list is kept and not copied.
    keep(due)
  }

  /// Keeps the items that must be checked again, and the memory of the list.
  private func keep(_ written: consuming [BodyID]) {
    var list = written
    if interpolatesFrames {
      list.removeAll { !needsWrite($0) }
    } else {
      list.removeAll(keepingCapacity: true)
    }
    if !unwritten.isEmpty { list = Set(list + unwritten).sorted() }
    unwritten = list
  }

  /// Whether an item must be checked again although it does not move.
  private func needsWrite(_ body: BodyID) -> Bool {
    guard let record = items[body] else { return false }
    let pose = presentPose(of: body)
    return !record.pointee.isWritten(pose)
      || (interpolatesFrames && Self.pose(of: body, in: world, progress: 0) != pose)
  }

  /// Adds the items that have moved to the list of items to write.
  private func listMoved() {
    Unmanaged.passUnretained(world)._withUnsafeGuaranteedRef { $0.drainMoved(into: &moved) }
    guard !moved.isEmpty else { return }
    guard !unwritten.isEmpty else { return swap(&unwritten, &moved) }
    var old = 0
    for body in moved {
      while old < unwritten.count, unwritten[old] < body {
        merged.append(unwritten[old])
        old += 1
      }
      if old < unwritten.count, unwritten[old] == body { old += 1 }
      merged.append(body)
    }
    merged += unwritten[old...]
    swap(&unwritten, &merged)
    merged.removeAll(keepingCapacity: true)
  }

  private func write(_ body: BodyID, in world: World, progress: CGFloat) {
    guard let first = items[body] else { return }
    if let item = first.pointee.basicItem {
      return item._withUnsafeGuaranteedRef { item in
        guard progress >= 1 else {
          return write(Self.pose(of: body, in: world, progress: progress), nil, to: item, first)
        }
        let (position, angle, rotation) = world.turnedPose(of: body)
        write(ItemPose(position: position, angle: angle), rotation, to: item, first)
      }
    }
    var place = Place(
      record: first, pose: Self.pose(of: body, in: world, progress: progress),
      version: items.version)
    guard !first.pointee.isWritten(place.pose) else { return }
    let item = first.pointee.item
    // Animators that share items overwrite each other's values all the time.
    let watches = !sharesItems

    let foundCenter = watches ? item.center : nil
    guard find(body, of: item, &place, progress) else { return }
    let (center, wasMoved) = place.record.pointee.centerToWrite(of: place.pose, found: foundCenter)
    if let center {
      item.center = center
      let kept = watches ? item.center : nil
      guard find(body, of: item, &place, progress) else { return }
      place.record.pointee.shown.center = kept
    }

    guard watches || !place.record.pointee.isWritten(angle: place.pose.angle) else { return }
    // Read after the center was written, since the setter may change the transform.
    let foundTransform = item.transform
    guard find(body, of: item, &place, progress) else { return }
    let (angle, wasTurned) = place.record.pointee.angleToWrite(
      of: place.pose, found: watches ? foundTransform : nil)
    if let angle {
      let transform = place.record.pointee.transform(turnedTo: angle, from: foundTransform)
      place.record.pointee.shown.transform = nil
      item.transform = transform
      let kept = watches ? item.transform : transform
      guard find(body, of: item, &place, progress) else { return }
      place.record.pointee.shown.transform = kept
    }
    if wasMoved || wasTurned { reportProgramMove(place.record) }
  }

  /// Writes a pose to an item whose accessors run no code of the program, so that nothing changes
  /// meanwhile.
  ///
  /// - Parameter rotation: The cosine and sine of the angle, if they have been computed already.
  @inline(__always)
  private func write(
    _ pose: ItemPose, _ rotation: CGVector?, to item: BasicItem,
    _ record: UnsafeMutablePointer<ItemRecord>
  ) {
    guard !record.pointee.isWritten(pose) else { return }
    let watches = !sharesItems
    let (center, wasMoved) = record.pointee.centerToWrite(
      of: pose, found: watches ? item.storedCenter : nil)
    if let center {
      item.storedCenter = center
      record.pointee.shown.center = watches ? center : nil
    }
    guard watches || !record.pointee.isWritten(angle: pose.angle) else { return }
    let (angle, wasTurned) = record.pointee.angleToWrite(
      of: pose, found: watches ? item.storedTransform : nil)
    if let angle {
      let transform = record.pointee.transform(
        turnedTo: angle, rotation: rotation, from: item.storedTransform)
      item.storedTransform = transform
      record.pointee.shown.transform = transform
    }
    if wasMoved || wasTurned { reportProgramMove(record) }
  }

  /// A record and the pose to show, which are valid for one version of the table.
  private struct Place {
    var record: UnsafeMutablePointer<ItemRecord>
    var pose: ItemPose
    var version: Int
  }

  /// Looks up a record again if the program's code may have changed the table; false if the item left.
  private func find(
    _ body: BodyID, of item: any DynamicItem, _ place: inout Place, _ progress: CGFloat
  ) -> Bool {
    if items.version == place.version { return true }
    // After a snapshot was restored, the body may belong to another item.
    guard let record = items[body], record.pointee.item === item else { return false }
    let pose = Self.pose(of: body, in: world, progress: progress)
    place = Place(record: record, pose: pose, version: items.version)
    return true
  }

  private func reportProgramMove(_ record: UnsafeMutablePointer<ItemRecord>) {
    guard !record.pointee.hasReportedProgramMove else { return }
    let item = record.pointee.item
    record.pointee.hasReportedProgramMove = true
    DynamicsDiagnostics.report(
      "the program set the center or transform of \(item) while an animator moves it; that was "
        + "overwritten. Call updateItem(usingCurrentState:) after setting it",
      by: "DynamicAnimator")
  }

  /// Writes the poses after the last step to items that have left.
  ///
  /// Values that the program has set meanwhile stay. Items that have joined an animator again are
  /// skipped.
  func write(_ left: [(ItemRecord, ItemPose)]) {
    if log != nil { return }
    for (var record, pose) in left {
      let item = record.item
      if pose.position != record.written.position, isFree(item) {
        let found = sharesItems ? nil : item.center
        if isFree(item), found.map(record.shown.differs(from:)) != true {
          item.center = pose.position
        }
      }
      if !record.isWritten(angle: pose.angle), isFree(item) {
        let found = item.transform
        if isFree(item), sharesItems || !record.shown.differs(from: found) {
          item.transform = record.transform(turnedTo: pose.angle, from: found)
        }
      }
    }
  }

  private func isFree(_ item: any DynamicItem) -> Bool {
    body(of: item) == nil && (sharesItems || !ItemOwnership.hasOwner(ObjectIdentifier(item)))
  }
}
