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

  /// - Parameter progress: 1 writes the pose after the last step, less an earlier one.
  mutating func write(progress: CGFloat) {
    var position = body.position
    var angle = body.angle
    if progress < 1 {
      position.x = previousPosition.x + (position.x - previousPosition.x) * progress
      position.y = previousPosition.y + (position.y - previousPosition.y) * progress
      angle = previousAngle + (angle - previousAngle) * progress
    }
    if position != writtenPosition {
      writtenPosition = position
      item.center = position
    }
    if angle != writtenAngle {
      writtenAngle = angle
      item.transform = item.transform.turned(to: angle)
    }
  }
}
