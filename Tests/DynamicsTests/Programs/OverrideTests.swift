import Dynamics
import Foundation
import Testing

/// Subclasses whose properties return values that setters would refuse.
@Suite struct OverrideTests {
  private final class Gravity: GravityBehavior {
    override var magnitude: CGFloat {
      get { .nan }
      set { super.magnitude = newValue }
    }
    override var angle: CGFloat {
      get { .infinity }
      set { super.angle = newValue }
    }
    override var gravityDirection: CGVector {
      get { CGVector(dx: CGFloat.nan, dy: 1) }
      set { super.gravityDirection = newValue }
    }
    override var items: [any DynamicItem] { [] }
  }

  private final class Push: PushBehavior {
    override var magnitude: CGFloat {
      get { .nan }
      set { super.magnitude = newValue }
    }
    override var pushDirection: CGVector {
      get { CGVector(dx: CGFloat.nan, dy: 1) }
      set { super.pushDirection = newValue }
    }
    override func targetOffsetFromCenter(for item: any DynamicItem) -> Offset {
      Offset(horizontal: .nan, vertical: 1e300)
    }
  }

  private final class Snap: SnapBehavior {
    override var snapPoint: CGPoint {
      get { CGPoint(x: CGFloat.nan, y: 0) }
      set { super.snapPoint = newValue }
    }
    override var damping: CGFloat {
      get { .nan }
      set { super.damping = newValue }
    }
    override var frequency: CGFloat {
      get { .nan }
      set { super.frequency = newValue }
    }
  }

  private final class Tie: AttachmentBehavior {
    override var anchorPoint: CGPoint {
      get { CGPoint(x: CGFloat.nan, y: 0) }
      set { super.anchorPoint = newValue }
    }
    override var length: CGFloat {
      get { .nan }
      set { super.length = newValue }
    }
    override var damping: CGFloat {
      get { .nan }
      set { super.damping = newValue }
    }
    override var frequency: CGFloat {
      get { .nan }
      set { super.frequency = newValue }
    }
    override var frictionTorque: CGFloat {
      get { .nan }
      set { super.frictionTorque = newValue }
    }
  }

  private final class Properties: DynamicItemBehavior {
    override var elasticity: CGFloat {
      get { .nan }
      set { super.elasticity = newValue }
    }
    override var friction: CGFloat {
      get { .nan }
      set { super.friction = newValue }
    }
    override var density: CGFloat {
      get { .nan }
      set { super.density = newValue }
    }
    override var resistance: CGFloat {
      get { .nan }
      set { super.resistance = newValue }
    }
    override var angularResistance: CGFloat {
      get { .nan }
      set { super.angularResistance = newValue }
    }
    override var charge: CGFloat {
      get { .nan }
      set { super.charge = newValue }
    }
    override func linearVelocity(for item: any DynamicItem) -> CGPoint {
      CGPoint(x: CGFloat.nan, y: 0)
    }
  }

  private final class Field: FieldBehavior {
    override var strength: CGFloat {
      get { .nan }
      set { super.strength = newValue }
    }
    override var falloff: CGFloat {
      get { .nan }
      set { super.falloff = newValue }
    }
    override var minimumRadius: CGFloat {
      get { .nan }
      set { super.minimumRadius = newValue }
    }
    override var position: CGPoint {
      get { CGPoint(x: CGFloat.nan, y: 0) }
      set { super.position = newValue }
    }
  }

  @Test func noneReachesTheItems() {
    let makers: [(String, (BasicItem) -> DynamicBehavior)] = [
      ("gravity", { Gravity(items: [$0]) }),
      ("push", { Push(items: [$0], mode: .continuous) }),
      ("snap", { Snap(item: $0, snapTo: CGPoint(x: 50, y: 50)) }),
      ("tie", { Tie(item: $0, attachedToAnchor: CGPoint(x: 50, y: 50)) }),
      ("properties", { Properties(items: [$0]) }),
      (
        "field",
        {
          let field = Field.radialGravityField(position: CGPoint(x: 9, y: 9))
          field.addItem($0)
          return field
        }
      ),
    ]
    for (name, make) in makers {
      let animator = DynamicAnimator.headless()
      let item = BasicItem.crate(at: 100, 100)
      let walls = CollisionBehavior(items: [item])
      walls.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(walls)
      animator.addBehavior(GravityBehavior(items: [item]))
      animator.addBehavior(make(item))
      animator.advance(by: 3)
      #expect(item.center.x.isFinite && item.center.y.isFinite, "\(name)")
    }
  }
}
