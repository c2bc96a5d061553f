import UIKit

/// The view drops, bounces, and rolls out of its superview, and then everything is gone.
class DropBounceRollBehavior: UIDynamicBehavior, UICollisionBehaviorDelegate {

  let v: UIView
  var finished: (() -> Void)?
  private(set) var bounces = 0

  init(view v: UIView) {
    self.v = v
    super.init()
  }

  override func willMove(to anim: UIDynamicAnimator?) {
    guard let anim = anim else { return }
    guard let sup = self.v.superview else { return }
    let b = sup.bounds

    let grav = UIGravityBehavior()
    // remove everything as soon as the view has left the superview
    grav.action = { [unowned self] in
      let items = anim.items(in: b) as! [UIView]
      if items.firstIndex(of: self.v) == nil {
        anim.removeBehavior(self)
        self.v.removeFromSuperview()
        self.finished?()
      }
    }
    self.addChildBehavior(grav)
    grav.addItem(self.v)

    let push = UIPushBehavior(items: [self.v], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.2, dy: 0)
    self.addChildBehavior(push)

    let coll = UICollisionBehavior()
    coll.collisionMode = .boundaries
    coll.collisionDelegate = self
    coll.addBoundary(
      withIdentifier: "floor" as NSString,
      from: CGPoint(x: b.minX, y: b.maxY - 10),
      to: CGPoint(x: b.maxX * 4, y: b.maxY - 10))
    self.addChildBehavior(coll)
    coll.addItem(self.v)

    let bounce = UIDynamicItemBehavior(items: [self.v])
    bounce.elasticity = 0.6
    self.addChildBehavior(bounce)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    guard let name = identifier as? String, name == "floor" else { return }
    bounces += 1
    // look for the item behavior among the children, and give the view a kick to the right
    for b in self.childBehaviors {
      if let bounce = b as? UIDynamicItemBehavior {
        let vel = bounce.angularVelocity(for: item)
        if vel <= 5 {
          bounce.addAngularVelocity(10, for: item)
        }
        break
      }
    }
  }
}
