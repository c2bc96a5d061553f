internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// An item in a simulation, its body, and what was last written to it.
struct ItemRecord {
  let item: any DynamicItem
  /// The item, if it is a group; looked up once, since casts are slow.
  let group: DynamicItemGroup?
  let body: BodyID
  /// In how many of the animator's behaviors the item is.
  var memberships = 1
  /// The behaviors that decide its material and the constant forces on it.
  var sources = ItemSources()
  /// Whether one of them has changed.
  var isStale = false
  /// How many fields act on it whose force may change by itself.
  var unsteadyFields = 0
  /// The pose that was last written; ``ItemPose/unknown`` until an item that is restored is shown.
  private(set) var written: ItemPose
  /// The transform from which all that are written are made.
  private(set) var original: OriginalTransform
  /// What the item answered after it was last read or written.
  var seen: SeenPose
  /// True once a pose that the program wrote was reported.
  var hasReportedHand = false

  init(_ item: any DynamicItem, _ body: BodyID, _ reading: ItemReading) {
    self.item = item
    group = item as? DynamicItemGroup
    self.body = body
    written = reading.pose
    seen = SeenPose(center: reading.pose.position, transform: reading.transform)
    original = OriginalTransform(reading.transform, angle: reading.pose.angle)
  }

  /// The record of an item that is restored: what it shows is unknown, and no behavior has it yet.
  init(restored item: any DynamicItem, _ body: BodyID, _ original: OriginalTransform) {
    self.item = item
    group = item as? DynamicItemGroup
    self.body = body
    self.original = original
    memberships = 0
    seen = .unknown
    written = .unknown
  }

  /// Takes over a pose that the program set.
  mutating func jump(to pose: ItemPose, _ reading: ItemReading) {
    if !isWritten(reading.transform) {
      original = OriginalTransform(reading.transform, angle: pose.angle)
    }
    written = pose
    seen = SeenPose(center: reading.pose.position, transform: reading.transform)
  }

  /// Whether a transform is the one that was last written, so that it stands for the written angle.
  func isWritten(_ transform: CGAffineTransform) -> Bool {
    transform == original.turned(to: written.angle)
  }

  /// Whether an item that was restored has not been shown since.
  var awaitsShowing: Bool { written.angle.isNaN }

  /// To be called before an item that was restored is shown.
  mutating func willShow(_ pose: ItemPose) { written = pose }

  /// The transform to write for an angle.
  ///
  /// - Parameter found: The item's present transform, whose scale, shear and translation stay.
  mutating func transform(
    turnedTo angle: CGFloat, from found: CGAffineTransform
  ) -> CGAffineTransform {
    original.follow(found, lastSeen: seen.transform)
    return original.turned(to: angle)
  }

  /// Whether the item was last shown at a pose.
  func isWritten(_ pose: ItemPose) -> Bool { pose == written }

  func isWritten(angle: CGFloat) -> Bool { angle == written.angle }

  /// The center to write to the item, and whether the program had moved the item.
  ///
  /// - Parameter found: The item's present center; `nil` if it was not read.
  /// - Returns: The center is `nil` if the item is there already.
  mutating func takeCenter(
    of pose: ItemPose, found: CGPoint? = nil
  ) -> (center: CGPoint?, wasMoved: Bool) {
    var wasMoved = false
    if let found { wasMoved = seen.differs(from: found) }
    let isThere = pose.position.x == written.position.x && pose.position.y == written.position.y
    guard wasMoved || !isThere else { return (nil, false) }
    written.position = pose.position
    seen.center = nil
    return (pose.position, wasMoved)
  }

  /// The angle to write to the item, and whether the program had turned the item.
  ///
  /// - Parameter found: The item's present transform; `nil` if it was not read.
  /// - Returns: The angle is `nil` if the item is turned so already.
  mutating func takeAngle(
    of pose: ItemPose, found: CGAffineTransform? = nil
  ) -> (angle: CGFloat?, wasTurned: Bool) {
    var wasTurned = false
    if let found { wasTurned = seen.differs(from: found) }
    guard wasTurned || pose.angle != written.angle else { return (nil, false) }
    written.angle = pose.angle
    return (pose.angle, wasTurned)
  }
}

/// The pose of an item that has left, which its last frame did not show yet.
struct LastPose {
  let item: any DynamicItem
  let center: CGPoint?
  let angle: CGFloat?
  let seen: SeenPose
  let original: OriginalTransform

  var isEmpty: Bool { center == nil && angle == nil }
}
