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
    let point = CGPoint(x: 50, y: 50)
    func attracted(_ item: BasicItem, by field: FieldBehavior) -> FieldBehavior {
      field.addItem(item)
      return field
    }
    typealias Maker = (BasicItem) -> DynamicBehavior
    let makers: [(name: String, make: Maker, makePlain: Maker)] = [
      ("gravity", { Gravity(items: [$0]) }, { GravityBehavior(items: [$0]) }),
      (
        "push", { Push(items: [$0], mode: .continuous) },
        { PushBehavior(items: [$0], mode: .continuous) }
      ),
      ("snap", { Snap(item: $0, snapTo: point) }, { SnapBehavior(item: $0, snapTo: point) }),
      (
        "tie", { Tie(item: $0, attachedToAnchor: point) },
        { AttachmentBehavior(item: $0, attachedToAnchor: point) }
      ),
      ("properties", { Properties(items: [$0]) }, { DynamicItemBehavior(items: [$0]) }),
      (
        "field", { attracted($0, by: Field.radialGravityField(position: point)) },
        { attracted($0, by: .radialGravityField(position: point)) }
      ),
    ]
    for (name, make, makePlain) in makers {
      let ends = [make, makePlain].map { make in
        let animator = DynamicAnimator.headless()
        let item = BasicItem.crate(at: 100, 100)
        let walls = CollisionBehavior(items: [item])
        walls.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(walls)
        animator.addBehavior(GravityBehavior(items: [item]))
        animator.addBehavior(make(item))
        animator.advance(by: 0.25)
        let onItsWay = item.center
        animator.advance(by: 2.75)
        return [onItsWay, item.center]
      }
      #expect(ends[0] == ends[1] && ends[0][0].y != 100, "\(name)")
    }
  }
}
