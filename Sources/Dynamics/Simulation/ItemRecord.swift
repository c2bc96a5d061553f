internal import DynamicsEngine

/// An item in a simulation, its body, and the values last written to it.
struct ItemRecord {
  let item: any DynamicItem
  /// The item, if it is a group; looked up once, since casts are slow.
  let group: DynamicItemGroup?
  /// The item, if its accessors are known to run no code of the program.
  let basicItem: Unmanaged<BasicItem>?
  let body: BodyID
  /// The number of the animator's behaviors that have the item.
  var memberships = 1
  /// The behaviors that decide its material and the constant forces on it.
  var sources = ItemSources()
  /// Whether a source has changed.
  var isStale = false
  /// The number of fields on the item whose force may change by itself.
  var unsteadyFields = 0
  /// The pose that was last written; ``ItemPose/unknown`` until an item that is restored is shown.
  private(set) var written: ItemPose
  /// How the item shows the written pose.
  var shown: ShownPose
  var hasReportedProgramMove = false

  init(_ item: any DynamicItem, _ body: BodyID, _ reading: ItemReading) {
    self.item = item
    group = item as? DynamicItemGroup
    basicItem = item.asBasicItem
    self.body = body
    written = reading.pose
    shown = ShownPose(reading.transform, angle: reading.pose.angle, center: reading.pose.position)
  }

  /// Makes the record of a restored item: its shown pose is unknown, and no behavior has it yet.
  init(restored item: any DynamicItem, _ body: BodyID, _ shown: ShownPose) {
    self.item = item
    group = item as? DynamicItemGroup
    basicItem = item.asBasicItem
    self.body = body
    self.shown = shown
    self.shown.forget()
    memberships = 0
    written = .unknown
  }

  /// Moves the item to a pose that the program has set.
  mutating func jump(to pose: ItemPose, _ reading: ItemReading) {
    if !isWritten(reading.transform) {
      shown = ShownPose(reading.transform, angle: pose.angle)
    }
    written = pose
    shown.see(reading.pose.position, reading.transform)
  }

  /// Whether a transform is the last written one, and so represents the written angle.
  func isWritten(_ transform: CGAffineTransform) -> Bool {
    transform == shown.turned(to: written.angle)
  }

  /// Whether an item that was restored has not been shown since.
  var needsShowing: Bool { written.angle.isNaN }

  /// Notes the pose at which a restored item is about to be shown.
  mutating func willShow(_ pose: ItemPose) { written = pose }

  /// The transform to write for an angle.
  ///
  /// - Parameters:
  ///   - rotation: The cosine and sine of the angle, if they have been computed already.
  ///   - found: The item's present transform, whose scale, shear and translation stay.
  @inline(__always)
  mutating func transform(
    turnedTo angle: CGFloat, rotation: CGVector? = nil, from found: CGAffineTransform
  ) -> CGAffineTransform {
    shown.follow(found)
    return shown.turned(to: angle, rotation: rotation)
  }

  /// Whether the item was last shown at a pose.
  func isWritten(_ pose: ItemPose) -> Bool { pose == written }

  func isWritten(angle: CGFloat) -> Bool { angle == written.angle }

  /// The center to write to the item, and whether the program had moved the item.
  ///
  /// - Parameter found: The item's present center; `nil` if it was not read.
  /// - Returns: The center is `nil` if the item is there already.
  @inline(__always)
  mutating func centerToWrite(
    of pose: ItemPose, found: CGPoint? = nil
  ) -> (center: CGPoint?, wasMoved: Bool) {
    var wasMoved = false
    if let found { wasMoved = shown.differs(from: found) }
    let isThere = pose.position.x == written.position.x && pose.position.y == written.position.y
    guard wasMoved || !isThere else { return (nil, false) }
    written.position = pose.position
    shown.center = nil
    return (pose.position, wasMoved)
  }

  /// The angle to write to the item, and whether the program had turned the item.
  ///
  /// - Parameter found: The item's present transform; `nil` if it was not read.
  /// - Returns: The angle is `nil` if the item has it already.
  @inline(__always)
  mutating func angleToWrite(
    of pose: ItemPose, found: CGAffineTransform? = nil
  ) -> (angle: CGFloat?, wasTurned: Bool) {
    var wasTurned = false
    if let found { wasTurned = shown.differs(from: found) }
    guard wasTurned || pose.angle != written.angle else { return (nil, false) }
    written.angle = pose.angle
    return (pose.angle, wasTurned)
  }
}

extension DynamicItem {
  fileprivate var asBasicItem: Unmanaged<BasicItem>? {
    guard type(of: self) == BasicItem.self else { return nil }
    return .passUnretained(unsafeDowncast(self, to: BasicItem.self))
  }
}
