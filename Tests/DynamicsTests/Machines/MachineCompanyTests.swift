import Dynamics
import Foundation
import Testing

/// A rack, its pinion, a ratchet and a pulley with every other kind of company.
@Suite struct MachineCompanyTests {
  struct Company: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var step = 1.0 / 120
    var mayContradict = false
    let join: @Sendable (MachineLab, MachineCompanyTests) -> Void
  }

  private let wheel = MachineLab.box(100, 300)
  private let rack = MachineLab.box(300, 300, side: 60)
  private let left = MachineLab.box(500, 300, side: 40)
  private let right = MachineLab.box(700, 300, side: 50)

  static let all: [Company] = [
    Company(testDescription: "alone") { _, _ in },
    Company(testDescription: "tiny steps", step: 1.0 / 5000) { _, _ in },
    Company(testDescription: "huge steps", step: 0.1, mayContradict: true) { _, _ in },
    Company(testDescription: "concave items") { lab, it in
      let cup = BasicItem.box(300, 700, 80, 80)
      cup.collisionBoundsType = .path
      cup.collisionBoundingPath = BezierPath(
        arcCenter: .zero, radius: 40, startAngle: 0, endAngle: 4.5, clockwise: true)
      lab.collide([cup, it.rack, it.left])
    },
    Company(testDescription: "ellipses that collide") { lab, it in
      it.left.collisionBoundsType = .ellipse
      it.rack.collisionBoundsType = .ellipse
      lab.collide([it.wheel, it.rack, it.left, it.right])
    },
    Company(testDescription: "groups") { lab, it in
      let group = DynamicItemGroup(items: [
        BasicItem.box(300, 700, 40, 20), BasicItem.box(330, 720, 20, 40),
      ])
      let collision = CollisionBehavior(items: [group, it.rack])
      lab.animator.addBehavior(collision)
    },
    Company(testDescription: "a kinematic item in the way") { lab, it in
      let plank = BasicItem.box(300, 500, 100, 20)
      lab.collide([plank, it.rack])
      let motion = KinematicBehavior(items: [plank])
      lab.animator.addBehavior(motion)
      motion.move(plank, to: CGPoint(x: 300, y: 350), duration: 1)
    },
    Company(testDescription: "a moving boundary") { lab, it in
      let collision = lab.collide([it.rack, it.left])
      collision.addBoundary(
        withIdentifier: "floor", from: CGPoint(x: 0, y: 500), to: CGPoint(x: 900, y: 500))
      collision.moveBoundary(
        withIdentifier: "floor", by: CGVector(dx: 0, dy: -100), duration: 1)
    },
    Company(testDescription: "reference bounds with insets") { lab, it in
      let collision = lab.collide([it.rack, it.left, it.right])
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: EdgeInsets(top: 5100, left: 5000, bottom: 4500, right: 4000))
    },
    Company(testDescription: "anchoring in the middle") { lab, it in
      let anchoring = DynamicItemBehavior(items: [it.rack])
      lab.animator.addBehavior(anchoring)
      anchoring.action = { [weak anchoring, weak animator = lab.animator] in
        anchoring?.isAnchored =
          (animator?.elapsedTime ?? 0).truncatingRemainder(dividingBy: 1) > 0.5
      }
    },
    Company(testDescription: "precise collision detection") { lab, it in
      lab.properties.usesPreciseCollisionDetection = true
      lab.collide([it.wheel, it.rack, it.left, it.right])
    },
    Company(testDescription: "a sensor") { lab, it in
      let sensor = SensorBehavior(items: [it.rack, it.left])
      sensor.addRegion(
        withIdentifier: 1, for: BezierPath(rect: CGRect(x: 0, y: 350, width: 900, height: 40)))
      lab.animator.addBehavior(sensor)
    },
    Company(testDescription: "a drag and a snap") { lab, it in
      let drag = DragBehavior(item: it.wheel, grabbedAt: CGPoint(x: 140, y: 300))
      lab.animator.addBehavior(drag)
      drag.move(to: CGPoint(x: 100, y: 400), at: 0.1)
      lab.animator.addBehavior(SnapBehavior(item: it.right, snapTo: CGPoint(x: 650, y: 200)))
    },
    Company(testDescription: "a joint that contradicts", mayContradict: true) { lab, it in
      lab.animator.addBehavior(
        AttachmentBehavior(item: it.rack, attachedToAnchor: CGPoint(x: 400, y: 100)))
      lab.animator.addBehavior(
        AttachmentBehavior.fixedAttachment(
          with: it.wheel, attachedTo: it.left, attachmentAnchor: CGPoint(x: 300, y: 300)))
    },
    Company(testDescription: "no rotation") { lab, it in lab.properties.allowsRotation = false },
  ]

  @Test(arguments: all) func `the machine holds together`(company: Company) {
    let (axle, rail) = (MachineLab.axle(wheel), MachineLab.rail(rack))
    let gear = GearBehavior(from: axle, to: rail, ratio: 50)
    let ratchet = RatchetBehavior(on: axle, tooth: 0.1)
    let pulley = PulleyBehavior(
      item: left, over: CGPoint(x: 500, y: 0), attachedTo: right, over: CGPoint(x: 700, y: 0))
    let machine: [DynamicBehavior] = [axle, rail, gear, ratchet, pulley]
    let lab = MachineLab(
      [wheel, rack, left, right], falling: [rack, left, right], machine, step: company.step)
    company.join(lab, self)
    var furthest: CGFloat = 0
    lab.run(2) { _ in
      let turned = axle.angle!
      // It never goes back by a tooth.
      if !company.mayContradict {
        #expect(abs(rail.translation! - 50 * turned) < 1e-3)
        #expect(turned > furthest - 0.1 - 1e-4)
      }
      furthest = max(furthest, turned)
      let length =
        hypot(left.center.x - 500, left.center.y) + hypot(right.center.x - 700, right.center.y)
      if !company.mayContradict { #expect(length < pulley.length + 0.01) }
    }
    // Removed and back.
    for behavior in machine.reversed() { lab.animator.removeBehavior(behavior) }
    lab.run(0.1)
    for behavior in machine { lab.animator.addBehavior(behavior) }
    lab.run(0.2)
    for item in [wheel, rack, left, right] {
      #expect(item.center.x.isFinite && abs(item.center.y) < 5000)
    }
  }
}

extension MachineLab {
  @discardableResult
  func collide(_ items: [BasicItem]) -> CollisionBehavior {
    let collision = CollisionBehavior(items: items)
    animator.addBehavior(collision)
    return collision
  }
}
