import Dynamics
import Foundation

extension ValueSource {
  // MARK: Objects that live on

  func animator() -> DynamicAnimator {
    if !animators.isEmpty, animators.count > 1 || !chance(4) { return pick(animators) }
    return adopt(DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 400, height: 300)))
  }

  @discardableResult
  func adopt(_ animator: DynamicAnimator) -> DynamicAnimator {
    if animators.count < 3 {
      animators.append(animator)
    } else {
      animators[count(0...2)] = animator
    }
    return animator
  }

  func item() -> any DynamicItem {
    if items.count > 7 || !items.isEmpty && !chance(3) { return pick(items) }
    let item: any DynamicItem =
      chance(6) && items.count > 1 ? DynamicItemGroup(items: someItems()) : basicItem()
    items.append(item)
    return item
  }

  /// An item of the library's own, which nothing has.
  func basicItem() -> BasicItem {
    let item = BasicItem(
      center: point(0...300), size: size(),
      collisionBoundsType: pick([.rectangle, .ellipse, .path]))
    if item.collisionBoundsType == .path {
      item.collisionBoundingPath = chance(3) ? path() : BezierPath(ovalIn: item.bounds)
    }
    return item
  }

  func someItems() -> [any DynamicItem] { list(0...4) { item() } }

  /// A behavior of a class, mostly one that an animator has and that has items.
  func behavior<Behavior: DynamicBehavior>(_ make: () -> Behavior) -> Behavior {
    let known = behaviors.compactMap { $0 as? Behavior }.filter { type(of: $0) == Behavior.self }
    if !known.isEmpty, known.count > 2 || !chance(3) { return pick(known) }
    return adopt(make())
  }

  @discardableResult
  func adopt<Behavior: DynamicBehavior>(_ behavior: Behavior) -> Behavior {
    behaviors.append(behavior)
    if behaviors.count > 40 { behaviors.removeFirst() }
    if !chance(5) { animator().addBehavior(behavior) }
    return behavior
  }

  /// Lets a little time pass, and looks whether everything is in its place.
  func live() {
    for animator in animators {
      // At the shortest steps and the greatest speed, more would take long.
      for _ in 0..<2 { animator.step() }
      hash = hash &* 31 &+ animator.stateHash
      for item in animator.items {
        let (center, transform) = (item.center, item.transform)
        if !center.x.isFinite || !center.y.isFinite { fault("an item is at \(center)") }
        if !transform.a.isFinite || !transform.b.isFinite {
          fault("an item is turned to \(transform)")
        }
      }
    }
    queue.run(atMost: 20)
  }

  // MARK: Behaviors of each class

  func gravity() -> GravityBehavior { behavior { GravityBehavior(items: someItems()) } }
  func push() -> PushBehavior {
    behavior { PushBehavior(items: someItems(), mode: pick([.continuous, .instantaneous])) }
  }
  func collision() -> CollisionBehavior { behavior { CollisionBehavior(items: someItems()) } }
  func properties() -> DynamicItemBehavior { behavior { DynamicItemBehavior(items: someItems()) } }
  func snap() -> SnapBehavior { behavior { SnapBehavior(item: item(), snapTo: point(0...300)) } }
  func drag() -> DragBehavior { behavior { DragBehavior(item: item(), grabbedAt: point(0...300)) } }
  func kinematic() -> KinematicBehavior { behavior { KinematicBehavior(items: someItems()) } }
  func explosion() -> ExplosionBehavior { behavior { ExplosionBehavior(items: someItems()) } }
  func sensor() -> SensorBehavior {
    behavior {
      let sensor = SensorBehavior(items: someItems())
      sensor.addRegion(withIdentifier: "region", for: path())
      return sensor
    }
  }
  func gear() -> GearBehavior {
    behavior { GearBehavior(from: attachment(), to: attachment(), ratio: number(-3...3)) }
  }
  func ratchet() -> RatchetBehavior {
    behavior { RatchetBehavior(on: attachment(), tooth: number(0...1)) }
  }
  func pulley() -> PulleyBehavior {
    behavior {
      PulleyBehavior(
        item: item(), over: point(0...300), attachedTo: item(), over: point(0...300))
    }
  }
  func layout() -> LayoutBehavior {
    behavior {
      let layout = LayoutBehavior(items: someItems())
      layout.area = CGRect(x: 50, y: 50, width: number(0...200), height: number(0...200))
      return layout
    }
  }
  func overlay() -> DebugOverlayBehavior { behavior { DebugOverlayBehavior() } }

  func attachment() -> AttachmentBehavior {
    behavior {
      switch count(0...6) {
      case 0: AttachmentBehavior(item: item(), attachedToAnchor: point(0...300))
      case 1: AttachmentBehavior(item: item(), attachedTo: item())
      case 2:
        .limitAttachment(
          with: item(), offsetFromCenter: offset(), attachedTo: item(), offsetFromCenter: offset())
      case 3: .fixedAttachment(with: item(), attachedTo: item(), attachmentAnchor: point(0...300))
      case 4: .pinAttachment(with: item(), attachedTo: item(), attachmentAnchor: point(0...300))
      case 5:
        .slidingAttachment(
          with: item(), attachmentAnchor: point(0...300), axisOfTranslation: vector())
      default:
        .slidingAttachment(
          with: item(), attachedTo: item(), attachmentAnchor: point(0...300),
          axisOfTranslation: vector())
      }
    }
  }

  func field() -> FieldBehavior {
    behavior {
      let field: FieldBehavior = pick([
        .dragField(), .vortexField(), .springField(), .electricField(), .magneticField(),
        .radialGravityField(position: point(0...300)), .linearGravityField(direction: vector()),
        .velocityField(direction: vector()),
        .noiseField(smoothness: number(0...1), animationSpeed: number(0...3)),
        .turbulenceField(smoothness: number(0...1), animationSpeed: number(0...3)),
      ])
      for item in someItems() { field.addItem(item) }
      return field
    }
  }

  func anyBehavior() -> DynamicBehavior {
    switch count(0...14) {
    case 0: gravity()
    case 1: push()
    case 2: collision()
    case 3: properties()
    case 4: snap()
    case 5: drag()
    case 6: kinematic()
    case 7: sensor()
    case 8: overlay()
    case 9: attachment()
    case 10: gear()
    case 11: ratchet()
    case 12: pulley()
    case 13: layout()
    default: behavior { DynamicBehavior() }
    }
  }

  // MARK: What behaviors need

  func name() -> AnyHashable {
    switch count(0...4) {
    case 0: AnyHashable(text())
    case 1: AnyHashable(integer())
    case 2: AnyHashable(number())
    default: "floor"
    }
  }

  func motor() -> AttachmentBehavior.Motor {
    AttachmentBehavior.Motor(speed: number(-9...9), maximum: number(0...50))
  }

  /// Time that a program lets pass: it is simulated, so more takes longer.
  func interval() -> Double { modestNumber(0...0.2) }

  func manualAnimator() -> (DynamicAnimator, ManualFrameSource) {
    let frames = ManualFrameSource()
    let animator = adopt(DynamicAnimator(referenceView: optional(view), frameSource: frames))
    return (animator, frames)
  }
}

/// Delegates that listen, and do nothing.
final class SilentDelegate: DynamicAnimatorDelegate, CollisionBehaviorDelegate {
  func dynamicAnimatorWillResume(_ animator: DynamicAnimator) {}
}

final class PlainView: ReferenceView {
  var bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
}
