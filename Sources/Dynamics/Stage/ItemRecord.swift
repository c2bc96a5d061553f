internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// An item on stage, its body, and what was last written to it.
struct ItemRecord {
  let item: any DynamicItem
  let body: Body
  /// In how many of the animator's behaviors the item is.
  var memberships = 1
  /// Where the body was before the step that is shown, for in-between frames.
  private var previousPosition: CGPoint
  private var previousAngle: CGFloat
  private(set) var writtenPosition: CGPoint
  private(set) var writtenAngle: CGFloat
  /// What the item answered after it was last read or written.
  var seen: SeenPose
  /// True once a pose that the program wrote was reported.
  var hasReportedHand = false
  /// The last step in which it was too fast to be called at rest.
  var lastRestlessStep: Int

  init(_ item: any DynamicItem, _ body: Body, seen: SeenPose, step: Int) {
    self.item = item
    self.body = body
    self.seen = seen
    lastRestlessStep = step
    previousPosition = body.position
    previousAngle = body.angle
    writtenPosition = body.position
    writtenAngle = body.angle
  }

  mutating func rememberPose() {
    previousPosition = body.position
    previousAngle = body.angle
  }

  /// Takes over a pose that the user set: there is no way from the old one to the new one.
  mutating func jump(seen: SeenPose) {
    rememberPose()
    writtenPosition = body.position
    writtenAngle = body.angle
    self.seen = seen
  }

  /// Where the item is to be shown.
  ///
  /// - Parameter progress: 1 is the pose after the last step, less an earlier one.
  func pose(progress: CGFloat) -> (position: CGPoint, angle: CGFloat) {
    var position = body.position
    var angle = body.angle
    if progress < 1 {
      position.x = previousPosition.x + (position.x - previousPosition.x) * progress
      position.y = previousPosition.y + (position.y - previousPosition.y) * progress
      angle = previousAngle + (angle - previousAngle) * progress
    }
    return (position, angle)
  }

  func isUpToDate(progress: CGFloat) -> Bool {
    let pose = pose(progress: progress)
    return pose.position == writtenPosition && pose.angle == writtenAngle
  }

  /// The center to write to the item, `nil` when it is there already; and whether the program had
  /// moved it.
  ///
  /// - Parameter found: What the item answers now; `nil` when nobody asked.
  mutating func takeCenter(
    found: CGPoint? = nil, progress: CGFloat
  ) -> (center: CGPoint?, wasMoved: Bool) {
    let position = pose(progress: progress).position
    let wasMoved = found.map(seen.differs(from:)) ?? false
    guard wasMoved || position != writtenPosition else { return (nil, false) }
    writtenPosition = position
    seen.center = nil
    return (position, wasMoved)
  }

  /// The angle to write to the item, `nil` when it is turned so already; and whether the program had
  /// turned it.
  ///
  /// - Parameter found: What the item answers now; `nil` when nobody asked.
  mutating func takeAngle(
    found: CGAffineTransform? = nil, progress: CGFloat
  ) -> (angle: CGFloat?, wasTurned: Bool) {
    let angle = pose(progress: progress).angle
    let wasTurned = found.map(seen.differs(from:)) ?? false
    guard wasTurned || angle != writtenAngle else { return (nil, false) }
    writtenAngle = angle
    seen.axis = nil
    return (angle, wasTurned)
  }
}
