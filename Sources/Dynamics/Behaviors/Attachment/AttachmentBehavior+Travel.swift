internal import DynamicsEngine
public import Foundation

extension AttachmentBehavior {
  /// The angle by which the first item of a pin has turned against the second since the attachment was made, in
  /// radians, clockwise; `nil` for other attachments.
  ///
  /// Not in UIKit. In an animator, it is the angle after the last step, with whole turns. An ``attachmentRange``
  /// limits this angle, and a ``motor`` turns to it. Outside an animator, where only the items'
  /// transforms are known, it is from −π to π. A rod of length 0 is a pin, too.
  public var angle: CGFloat? {
    guard settings.kind != .rope, present.isPin else { return nil }
    guard let simulation, joint != nil, let turn = turnInAnimator else {
      let turned = turnedOutside - settings.turnAtStart
      return turned.isFinite ? turned.remainder(dividingBy: 2 * .pi) : 0
    }
    let angles = itemList.bodies.map { simulation.world.angle(of: $0) }
    return angles[0] - (angles.count == 2 ? angles[1] : 0) - turn
  }

  /// The distance by which the first item of a slide has moved along the axis since the attachment was made, in
  /// points; `nil` for other attachments.
  ///
  /// Not in UIKit. In an animator, it is that of the last step. It is the distance that an ``attachmentRange``
  /// limits and that a ``motor`` moves to.
  public var translation: CGFloat? {
    guard settings.kind == .slide else { return nil }
    let poses =
      if let simulation, joint != nil {
        itemList.bodies.map { ItemPose(simulation.world.pose(of: $0)) }
      } else {
        itemList.objects.map(ItemPose.init(of:))
      }
    // Outside an animator, an item may be anywhere.
    let translation = settings.translation(poses)
    return translation.isFinite ? translation : 0
  }

  /// The settings with the present distance of the ends in place of a length that is not known yet.
  var present: AttachmentSettings {
    var settings = settings
    settings.length = presentLength
    return settings
  }

  private var turnedOutside: CGFloat {
    let angles = itemList.objects.map(\.transform.rotationAngle)
    return (angles.first ?? 0) - (angles.dropFirst().first ?? 0)
  }
}

extension AttachmentSettings {
  /// The distance of the ends along the axis of a slide.
  func translation(_ poses: [ItemPose]) -> CGFloat {
    guard !poses.isEmpty else { return 0 }
    let (a, b) = ends(poses)
    let turned = poses.count == 2 ? axis.rotated(by: poses[1].angle) : axis
    return (a.x - b.x) * turned.dx + (a.y - b.y) * turned.dy
  }
}
