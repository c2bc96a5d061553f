import UIKit

@testable import DynamicsPrograms

extension ShimCall {
  /// The animator and its behaviors.
  static let dynamics: [ShimCall] = [
    ShimCall(
      "UIDynamicAnimator",
      """
      layoutAttributesForCell(at:) layoutAttributesForSupplementaryView(ofKind:at:) items(in:) \
      advance(by:) advanceUntilPaused(limit:) record(for:framesPerSecond:) \
      recordUntilPaused(limit:framesPerSecond:)
      """
    ) { s in
      s.animate { view, animator in
        animator.addBehavior(UIGravityBehavior(items: [view]))
        s.see(animator.layoutAttributesForCell(at: s.indexPath()) == nil)
        s.see(
          animator.layoutAttributesForSupplementaryView(ofKind: s.text(), at: s.indexPath()) == nil)
        s.see(animator.items(in: s.rect()).count)
        animator.advance(by: s.interval())
        s.see(animator.advanceUntilPaused(limit: s.interval()))
        s.hold(animator.record(for: s.interval(), framesPerSecond: s.number(10...60)).duration)
        s.hold(
          animator.recordUntilPaused(limit: s.interval(), framesPerSecond: s.number(10...60))
            .duration)
      }
    },
    ShimCall(
      "UIAttachmentBehavior",
      """
      init(item:attachedToAnchor:) init(item:offsetFromCenter:attachedToAnchor:) \
      init(item:offsetFromCenter:attachedTo:offsetFromCenter:) anchorPoint length damping frequency \
      frictionTorque attachmentRange
      """
    ) { s in
      s.animate { view, animator in
        let other = s.other(animator)
        let attachment: UIAttachmentBehavior =
          switch s.count(0...2) {
          case 0: UIAttachmentBehavior(item: view, attachedToAnchor: s.point())
          case 1:
            UIAttachmentBehavior(
              item: view, offsetFromCenter: s.offset(), attachedToAnchor: s.point())
          default:
            UIAttachmentBehavior(
              item: view, offsetFromCenter: s.offset(), attachedTo: other,
              offsetFromCenter: s.offset())
          }
        animator.addBehavior(attachment)
        (attachment.anchorPoint, attachment.length) = (s.point(), s.number(0...200))
        (attachment.damping, attachment.frequency) = (s.number(0...2), s.number(0...5))
        attachment.frictionTorque = s.number(0...2)
        attachment.attachmentRange = s.floatRange()
        s.hold(attachment.anchorPoint, attachment.length, attachment.damping, attachment.frequency)
      }
    },
    ShimCall(
      "UIAttachmentBehavior",
      """
      slidingAttachment(with:attachmentAnchor:axisOfTranslation:) \
      slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:) \
      limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:) \
      fixedAttachment(with:attachedTo:attachmentAnchor:) \
      pinAttachment(with:attachedTo:attachmentAnchor:)
      """
    ) { s in
      s.animate { view, animator in
        let other = s.other(animator)
        let attachment: UIAttachmentBehavior =
          switch s.count(0...4) {
          case 0:
            .slidingAttachment(
              with: view, attachmentAnchor: s.point(), axisOfTranslation: s.vector())
          case 1:
            .slidingAttachment(
              with: view, attachedTo: other, attachmentAnchor: s.point(),
              axisOfTranslation: s.vector())
          case 2:
            .limitAttachment(
              with: view, offsetFromCenter: s.offset(), attachedTo: other,
              offsetFromCenter: s.offset())
          case 3: .fixedAttachment(with: view, attachedTo: other, attachmentAnchor: s.point())
          default: .pinAttachment(with: view, attachedTo: other, attachmentAnchor: s.point())
          }
        animator.addBehavior(attachment)
      }
    },
    ShimCall(
      "UICollisionBehavior",
      "setTranslatesReferenceBoundsIntoBoundary(with:) addBoundary(withIdentifier:from:to:)"
    ) { s in
      s.animate { view, animator in
        let collision = UICollisionBehavior(items: [view])
        collision.setTranslatesReferenceBoundsIntoBoundary(with: s.insets())
        collision.addBoundary(
          withIdentifier: s.text() as NSString, from: s.point(), to: s.point())
        animator.addBehavior(collision)
      }
    },
    ShimCall(
      "UICollisionBehaviorDelegate",
      """
      collisionBehavior(_:beganContactFor:with:at:) \
      collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
      """
    ) { s in
      final class Delegate: NSObject, UICollisionBehaviorDelegate {}
      let (collision, view) = (UICollisionBehavior(items: []), s.view())
      Delegate().collisionBehavior(collision, beganContactFor: view, with: view, at: s.point())
      Delegate().collisionBehavior(
        collision, beganContactFor: view, withBoundaryIdentifier: nil, at: s.point())
    },
    ShimCall(
      "UIDynamicItemBehavior",
      """
      elasticity friction density resistance angularResistance charge addLinearVelocity(_:for:) \
      addAngularVelocity(_:for:)
      """
    ) { s in
      s.animate { view, animator in
        let behavior = UIDynamicItemBehavior(items: [view])
        animator.addBehavior(behavior)
        (behavior.elasticity, behavior.friction) = (s.number(0...1), s.number(0...1))
        (behavior.density, behavior.charge) = (s.number(0...2), s.number(0...2))
        (behavior.resistance, behavior.angularResistance) = (s.number(0...2), s.number(0...2))
        behavior.addLinearVelocity(s.point(), for: view)
        behavior.addAngularVelocity(s.number(0...9), for: view)
        s.hold(behavior.linearVelocity(for: view), behavior.angularVelocity(for: view))
        s.hold(behavior.elasticity, behavior.friction, behavior.density, behavior.resistance)
      }
    },
    ShimCall("UIDynamicItemGroup", "center transform") { s in
      s.animate { view, animator in
        let group = UIDynamicItemGroup(items: [view])
        animator.addBehavior(UIGravityBehavior(items: [group]))
        group.center = s.point()
        animator.updateItem(usingCurrentState: group)
        group.transform = s.transform()
        animator.updateItem(usingCurrentState: group)
      }
    },
    ShimCall(
      "UIFieldBehavior",
      """
      position strength falloff minimumRadius direction smoothness animationSpeed \
      radialGravityField(position:) linearGravityField(direction:) velocityField(direction:) \
      noiseField(smoothness:animationSpeed:) turbulenceField(smoothness:animationSpeed:) \
      field(evaluationBlock:)
      """
    ) { s in
      s.animate { view, animator in
        let vector = s.vector()
        let field: UIFieldBehavior =
          switch s.count(0...5) {
          case 0: .radialGravityField(position: s.point())
          case 1: .linearGravityField(direction: s.vector())
          case 2: .velocityField(direction: s.vector())
          case 3: .noiseField(smoothness: s.number(0...1), animationSpeed: s.number(0...3))
          case 4: .turbulenceField(smoothness: s.number(0...1), animationSpeed: s.number(0...3))
          default: .field { _, _, _, _, _, _ in vector }
          }
        field.addItem(view)
        animator.addBehavior(field)
        (field.position, field.direction) = (s.point(), s.vector())
        (field.strength, field.falloff) = (s.number(0...3), s.number(0...3))
        (field.minimumRadius, field.smoothness) = (s.number(0...50), s.number(0...1))
        field.animationSpeed = s.number(0...3)
        s.hold(field.position, field.strength, field.falloff, field.minimumRadius)
      }
    },
    ShimCall("UIGravityBehavior", "gravityDirection angle magnitude setAngle(_:magnitude:)") { s in
      s.animate { view, animator in
        let gravity = UIGravityBehavior(items: [view])
        animator.addBehavior(gravity)
        gravity.gravityDirection = s.vector()
        gravity.angle = s.angle()
        gravity.magnitude = s.number(0...3)
        gravity.setAngle(s.angle(), magnitude: s.number(0...3))
        s.hold(gravity.gravityDirection, gravity.angle, gravity.magnitude)
      }
    },
    ShimCall(
      "UIPushBehavior",
      "pushDirection angle magnitude setAngle(_:magnitude:) setTargetOffsetFromCenter(_:for:)"
    ) { s in
      s.animate { view, animator in
        let push = UIPushBehavior(items: [view], mode: s.flag() ? .continuous : .instantaneous)
        animator.addBehavior(push)
        push.pushDirection = s.vector()
        push.angle = s.angle()
        push.magnitude = s.number(0...3)
        push.setAngle(s.angle(), magnitude: s.number(0...3))
        push.setTargetOffsetFromCenter(s.offset(), for: view)
        s.hold(push.pushDirection, push.angle, push.magnitude)
      }
    },
    ShimCall("UISnapBehavior", "init(item:snapTo:) snapPoint damping") { s in
      s.animate { view, animator in
        let snap = UISnapBehavior(item: view, snapTo: s.point())
        animator.addBehavior(snap)
        (snap.snapPoint, snap.damping) = (s.point(), s.number(0...1))
        s.hold(snap.snapPoint, snap.damping)
      }
    },
  ]
}

@MainActor extension ValueSource {
  /// Lets an animator of a window move a view for some frames.
  fileprivate func animate(_ body: (UIView, UIDynamicAnimator) -> Void) {
    let (window, _) = shimWindow()
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 30))
    window.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: window)
    body(view, animator)
    for _ in 0..<3 { animator.advance(by: 1.0 / 60) }
    hold(view.center, view.transform)
    animator.removeAllBehaviors()
  }

  /// Another view beside the one that is animated.
  fileprivate func other(_ animator: UIDynamicAnimator) -> UIView {
    let view = UIView(frame: CGRect(x: 120, y: 20, width: 40, height: 30))
    animator.referenceView?.addSubview(view)
    return view
  }
}
