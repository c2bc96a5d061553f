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
  private var writtenPosition: CGPoint
  private var writtenAngle: CGFloat
  /// The last step in which it was too fast to be called at rest.
  var lastRestlessStep: Int

  init(_ item: any DynamicItem, _ body: Body, step: Int) {
    self.item = item
    self.body = body
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
  mutating func jump() {
    rememberPose()
    writtenPosition = body.position
    writtenAngle = body.angle
  }

  /// What is to be written to the item; nothing when it is there already.
  ///
  /// Writing is left to the caller: what a setter of the user's does may change the records.
  ///
  /// - Parameter progress: 1 is the pose after the last step, less an earlier one.
  mutating func takeUpdate(progress: CGFloat) -> PoseUpdate? {
    var position = body.position
    var angle = body.angle
    if progress < 1 {
      position.x = previousPosition.x + (position.x - previousPosition.x) * progress
      position.y = previousPosition.y + (position.y - previousPosition.y) * progress
      angle = previousAngle + (angle - previousAngle) * progress
    }
    guard position != writtenPosition || angle != writtenAngle else { return nil }
    let update = PoseUpdate(
      item: item, center: position == writtenPosition ? nil : position,
      angle: angle == writtenAngle ? nil : angle)
    writtenPosition = position
    writtenAngle = angle
    return update
  }
}

/// Where an item has got to.
struct PoseUpdate {
  let item: any DynamicItem
  /// `nil` for no change.
  let center: CGPoint?
  let angle: CGFloat?

  func write() {
    if let center { item.center = center }
    if let angle { item.transform = item.transform.turned(to: angle) }
  }
}
