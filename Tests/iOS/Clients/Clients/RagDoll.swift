import UIKit

/// A doll of six parts, held together by pins.
class RagDoll: UIView {

  struct Joint {
    let name: String
    let a: UIView
    let b: UIView
    let point: CGPoint
    let range: ClosedRange<CGFloat>
  }

  let head = UIView(frame: CGRect(x: 130, y: 40, width: 40, height: 40))
  let torso = UIView(frame: CGRect(x: 120, y: 80, width: 60, height: 100))
  let leftArm = UIView(frame: CGRect(x: 40, y: 85, width: 80, height: 20))
  let rightArm = UIView(frame: CGRect(x: 180, y: 85, width: 80, height: 20))
  let leftLeg = UIView(frame: CGRect(x: 122, y: 180, width: 25, height: 90))
  let rightLeg = UIView(frame: CGRect(x: 153, y: 180, width: 25, height: 90))

  var parts: [UIView] { return [head, torso, leftArm, rightArm, leftLeg, rightLeg] }

  private(set) var pins: [String: UIAttachmentBehavior] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    parts.forEach { addSubview($0) }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  var joints: [Joint] {
    return [
      Joint(
        name: "neck", a: torso, b: head, point: CGPoint(x: 150, y: 80),
        range: -CGFloat.pi / 6...CGFloat.pi / 6),
      Joint(
        name: "left shoulder", a: torso, b: leftArm, point: CGPoint(x: 120, y: 95),
        range: -CGFloat.pi / 2...CGFloat.pi / 2),
      Joint(
        name: "right shoulder", a: torso, b: rightArm, point: CGPoint(x: 180, y: 95),
        range: -CGFloat.pi / 2...CGFloat.pi / 2),
      Joint(
        name: "left hip", a: torso, b: leftLeg, point: CGPoint(x: 134, y: 180),
        range: -CGFloat.pi / 4...CGFloat.pi / 4),
      Joint(
        name: "right hip", a: torso, b: rightLeg, point: CGPoint(x: 166, y: 180),
        range: -CGFloat.pi / 4...CGFloat.pi / 4),
    ]
  }

  /// `RagDollBehavior(doll:)` keeps the joints.
  fileprivate func remember(_ pin: UIAttachmentBehavior, named name: String) {
    pins[name] = pin
  }
}

class RagDollBehavior: UIDynamicBehavior {

  let gravity: UIGravityBehavior
  let collision: UICollisionBehavior
  let skin: UIDynamicItemBehavior

  init(doll: RagDoll, frictionTorque: CGFloat) {
    let parts = doll.parts
    gravity = UIGravityBehavior(items: parts)
    collision = UICollisionBehavior(items: parts)
    collision.translatesReferenceBoundsIntoBoundary = true
    // the parts may cross each other
    collision.collisionMode = [.boundaries]
    skin = UIDynamicItemBehavior(items: parts)
    skin.density = 2
    skin.friction = 0.8
    skin.angularResistance = 1
    super.init()

    for joint in doll.joints {
      let pin = UIAttachmentBehavior.pinAttachment(
        with: joint.a, attachedTo: joint.b, attachmentAnchor: joint.point)
      pin.attachmentRange = UIFloatRange(
        minimum: joint.range.lowerBound, maximum: joint.range.upperBound)
      pin.frictionTorque = frictionTorque
      addChildBehavior(pin)
      doll.remember(pin, named: joint.name)
    }
    addChildBehavior(gravity)
    addChildBehavior(collision)
    addChildBehavior(skin)
  }
}
