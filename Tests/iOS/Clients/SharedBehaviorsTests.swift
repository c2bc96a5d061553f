import Testing
import UIKit

@MainActor @Suite("Subclasses and values")
struct SharedBehaviorsTests {
  private let stage = makeStage()
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))

  init() { stage.addSubview(view) }

  @Test("A shared behavior of a subclass acts, and leaves for another animator")
  func shared() {
    #expect(AppGravity.shared === AppGravity.shared)
    let gravity = AppGravity()
    #expect(gravity.magnitude == 0.5)
    gravity.addItem(view)
    #expect(gravity.added == 1)
    #expect(UIPushBehavior().mode == .continuous)
    let first = UIDynamicAnimator(referenceView: stage)
    first.addBehavior(gravity)
    first.run(seconds: 0.5)
    #expect(view.center.y > 150)
    first.removeBehavior(gravity)
    #expect(gravity.dynamicAnimator == nil)
    let second = UIDynamicAnimator(referenceView: stage)
    second.addBehavior(gravity)
    #expect(gravity.dynamicAnimator === second)
    let place = view.center
    second.run(seconds: 0.1)
    #expect(view.center.y > place.y)
  }

  @Test("In willMove, a behavior is still where it was")
  func willMove() {
    let animator = UIDynamicAnimator(referenceView: stage)
    let collision = WatchedCollision(items: [view])
    let parent = UIDynamicBehavior()
    parent.addChildBehavior(collision)
    #expect(collision.moves.isEmpty)
    animator.addBehavior(parent)
    animator.removeBehavior(parent)
    #expect(collision.moves == ["outside > inside", "inside > outside"])
  }

  @Test("Factories make what they are called on")
  func factories() {
    let wind: Wind = Wind.gale()
    #expect(wind.name == "gale")
    let rope: Rope = Rope.limitAttachment(
      with: view, offsetFromCenter: .zero, attachedTo: UIView(frame: view.frame),
      offsetFromCenter: .zero)
    #expect(rope.color == .brown)
    let spring = Spring(view, at: view.center, stiffness: 2)
    #expect(spring.frequency == 2)
    wind.addItem(view)
    let animator = UIDynamicAnimator(referenceView: stage)
    animator.addBehavior(wind)
    animator.run(seconds: 0.5)
    #expect(view.center.x > 150)
    #expect(abs(view.center.y - 125) < 1e-9)
  }

  @Test("Regions are combined without limit")
  func regions() {
    let areas = Areas()
    #expect(areas.ring.contains(CGPoint(x: 75, y: 0)))
    #expect(!areas.ring.contains(CGPoint(x: 20, y: 0)))
    #expect(!areas.ring.contains(CGPoint(x: 101, y: 0)))
    #expect(areas.cross.contains(CGPoint(x: 90, y: 5)))
    #expect(areas.cross.contains(CGPoint(x: -5, y: -90)))
    #expect(!areas.cross.contains(CGPoint(x: 50, y: 50)))
    #expect(areas.corners.contains(CGPoint(x: 45, y: 45)))
    #expect(!areas.corners.contains(CGPoint(x: 45, y: 0)))
    #expect(UIRegion.infinite.contains(CGPoint(x: 1e6, y: 1e6)))
    let halves: UIRegion = areas.ring.inverse().byUnion(with: areas.cross)
    #expect(halves.contains(.zero))
    let field = UIFieldBehavior.dragField()
    field.region = halves
    #expect(field.region.contains(.zero))
  }

  @Test("A group falls as one body and its members with it")
  func group() {
    let other = UIView(frame: CGRect(x: 150, y: 100, width: 50, height: 50))
    let truss = TrussItem(left: view, right: other)
    #expect(truss.leading === view)
    #expect(truss.bounds.size == CGSize(width: 100, height: 50))
    let animator = UIDynamicAnimator(referenceView: stage)
    let collision = UICollisionBehavior(items: [truss])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [truss]))
    animator.addBehavior(collision)
    let spin = UIDynamicItemBehavior(items: [truss])
    spin.addAngularVelocity(2, for: truss)
    animator.addBehavior(spin)
    #expect(collision.items.first === truss)
    animator.run(seconds: 0.4)
    #expect(abs(truss.turn) > 0.5)
    #expect(abs(view.turn - truss.turn) < 1e-9 && abs(other.turn - truss.turn) < 1e-9)
    #expect(abs(view.distance(to: other.center) - 50) < 1e-6)
    #expect(animator.runUntilPaused(limit: 10))
    #expect(max(view.frame.maxY, other.frame.maxY) < 480.5)
  }

  @Test("Behaviors and views are keys")
  func keys() {
    let gravity = UIGravityBehavior()
    let push = UIPushBehavior(items: [view], mode: .continuous)
    var names: [UIDynamicBehavior: String] = [gravity: "gravity", push: "push"]
    names[gravity] = nil
    #expect(names == [push: "push"])
    let places: [UIView: CGPoint] = [view: view.center, stage: stage.center]
    #expect(places[view] == CGPoint(x: 125, y: 125))
    #expect(Set([gravity, gravity, push]).count == 2)
    let animator = UIDynamicAnimator()
    animator.addBehavior(gravity)
    #expect(animator.behaviors.contains(gravity))
    #expect(!animator.behaviors.contains(push))
    #expect(animator.behaviors.firstIndex(of: gravity) == 0)
    #expect(gravity.isEqual(gravity) && !gravity.isEqual(push))
  }

  @Test("Items come back as the views they are")
  func casts() {
    let collision = UICollisionBehavior(items: [view, AlphaItem(view: view)])
    collision.collisionMode = [.items]
    #expect(collision.collisionMode == .items)
    collision.collisionMode = [.items, .boundaries]
    #expect(collision.collisionMode.contains(.boundaries))
    // As on iOS, where it has all bits.
    #expect(UICollisionBehavior().collisionMode == .everything)
    #expect(collision.collisionMode != .everything)
    var views: [UIView] = []
    for case let view as UIView in collision.items { views.append(view) }
    #expect(views == [view])
    let gravity = UIGravityBehavior(items: [view])
    #expect(gravity.items as! [UIView] == [view])
    let animator = UIDynamicAnimator(referenceView: stage)
    animator.addBehavior(gravity)
    #expect((animator.items(in: stage.bounds).first as? UIView)?.frame == view.frame)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 50, height: 50)).isEmpty)
  }

  @Test("Boundaries are known by whatever is equal on iOS")
  func identifiers() {
    let collision = UICollisionBehavior()
    let floor = UIBezierPath(rect: CGRect(x: 0, y: 400, width: 320, height: 20))
    collision.addBoundary(withIdentifier: "floor" as NSString, for: floor)
    collision.addBoundary(withIdentifier: "wall" as NSCopying, from: .zero, to: CGPoint(x: 0, y: 9))
    collision.addBoundary(withIdentifier: 7 as NSCopying, for: UIBezierPath(ovalIn: floor.bounds))
    collision.addBoundary(withIdentifier: NSUUID(), for: floor)
    collision.addBoundary(withIdentifier: IndexPath(indexes: [2, 1]) as NSCopying, for: floor)
    #expect(collision.boundaryIdentifiers?.count == 5)
    #expect(collision.boundary(withIdentifier: "floor" as NSCopying)?.bounds == floor.bounds)
    #expect(collision.boundary(withIdentifier: "wall" as NSString) != nil)
    #expect(collision.boundary(withIdentifier: NSNumber(value: 7)) != nil)
    #expect(collision.boundaryIdentifiers?.compactMap { $0 as? NSNumber } == [7])
    #expect(collision.boundaryIdentifiers?.compactMap { $0 as? Int } == [7])
    #expect(collision.boundaryIdentifiers?.compactMap { $0 as? NSString } == ["floor", "wall"])
    #expect(collision.boundary(withIdentifier: NSIndexPath(indexes: [2, 1], length: 2)) != nil)
    #expect(collision.boundaryIdentifiers?.compactMap { $0 as? String } == ["floor", "wall"])
    collision.removeBoundary(withIdentifier: "floor" as NSCopying)
    #expect(collision.boundary(withIdentifier: "floor" as NSString) == nil)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test("Properties and methods are overridden")
  func overrides() {
    let gravity = VisibleGravity(items: [view])
    #expect(gravity.items.count == 1)
    view.isHidden = true
    #expect(gravity.items.isEmpty)
    gravity.magnitude = 2
    #expect(gravity.changes == 1)
    let animator = CountingAnimator()
    animator.addBehavior(gravity)
    #expect(animator.additions == 1 && animator.behaviors.count == 1)
    #expect(animator.referenceView == nil)
    let y = view.center.y
    animator.run(seconds: 0.2)
    #expect(view.center.y > y)
  }

  @Test("A rubber band pulls back and never stretches beyond twice its length")
  func rubber() {
    let other = UIView(frame: CGRect(x: 200, y: 100, width: 50, height: 50))
    stage.addSubview(other)
    let band = RubberBand(view, other)
    #expect(band.limit.length == 200)
    let animator = UIDynamicAnimator(referenceView: stage)
    animator.addBehavior(band)
    let throwing = UIDynamicItemBehavior(items: [view, other])
    throwing.addLinearVelocity(CGPoint(x: 3000, y: 0), for: other)
    throwing.addLinearVelocity(CGPoint(x: -3000, y: 0), for: view)
    animator.addBehavior(throwing)
    var longest: CGFloat = 0
    animator.run(seconds: 3) { longest = max(longest, view.distance(to: other.center)) }
    #expect(longest > 190 && longest < 230)
    #expect(animator.runUntilPaused(limit: 30))
    #expect(abs(view.distance(to: other.center) - 100) < 1)
  }
}
