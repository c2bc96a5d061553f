import Dynamics
import Foundation

/// Rollers that motors turn; crates on them travel to the right.
final class Conveyor {
  let rollers: [BasicItem]
  /// The rail that holds the axles.
  let rail: BasicItem
  let behavior = DynamicBehavior()
  private let axles: [AttachmentBehavior]

  private static let radius = 10.0
  private static let height = 284.0
  /// The speed of the rollers' surface, in points per second.
  private static let speed = 60.0

  init() {
    rollers = (0..<10).map { index in
      BasicItem(
        center: CGPoint(x: 12.5 + 21.5 * Double(index), y: Self.height),
        size: CGSize(width: 2 * Self.radius, height: 2 * Self.radius),
        collisionBoundsType: .ellipse)
    }
    rail = BasicItem(center: CGPoint(x: 109, y: Self.height), size: CGSize(width: 206, height: 6))
    axles = rollers.map { [rail] roller in
      .pinAttachment(with: roller, attachedTo: rail, attachmentAnchor: roller.center)
    }
    for axle in axles { behavior.addChildBehavior(axle) }
    turn()
  }

  var isRunning = true {
    didSet { turn() }
  }

  private func turn() {
    let speed = isRunning ? Self.speed / Self.radius : 0
    // In rad/s and N·m; a crate on a roller needs about 2 N·m.
    for axle in axles { axle.motor = .init(speed: speed, maximum: 20) }
  }
}
