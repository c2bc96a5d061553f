import Dynamics
import Foundation

/// An animator with a few items that nothing slows down, and their motion.
final class Laboratory {
  static let step = 1.0 / 120

  let animator: DynamicAnimator
  let items: [BasicItem]
  let properties: DynamicItemBehavior

  init(
    _ items: [BasicItem], timeStep: Double = Laboratory.step,
    bounds: CGRect = CGRect(x: 0, y: 0, width: 1000, height: 1000)
  ) {
    self.items = items
    animator = DynamicAnimator(referenceBounds: bounds)
    animator.timeStep = timeStep
    properties = DynamicItemBehavior(items: items)
    properties.resistance = 0
    properties.angularResistance = 0
    animator.addBehavior(properties)
  }

  convenience init(_ item: BasicItem, timeStep: Double = Laboratory.step) {
    self.init([item], timeStep: timeStep)
  }

  /// The first item.
  var item: BasicItem { items[0] }

  func add(_ behaviors: DynamicBehavior...) {
    for behavior in behaviors { animator.addBehavior(behavior) }
  }

  /// Lets gravity of 1000 pt/s² pull all items down.
  func addGravity() { add(GravityBehavior(items: items)) }

  /// Makes the reference bounds walls, and items collide.
  func addWalls() {
    let walls = CollisionBehavior(items: items)
    walls.translatesReferenceBoundsIntoBoundary = true
    add(walls)
  }

  func throwItem(_ index: Int = 0, at velocity: CGVector, spin: CGFloat = 0) {
    properties.addLinearVelocity(CGPoint(x: velocity.dx, y: velocity.dy), for: items[index])
    properties.addAngularVelocity(spin, for: items[index])
  }

  func velocity(_ index: Int = 0) -> CGVector {
    let velocity = properties.linearVelocity(for: items[index])
    return CGVector(dx: velocity.x, dy: velocity.y)
  }

  func spin(_ index: Int = 0) -> CGFloat { properties.angularVelocity(for: items[index]) }

  func step(_ count: Int = 1) {
    for _ in 0..<count { animator.step() }
  }

  /// Lets display frames of 1/60 s pass.
  func showFrames(_ count: Int = 1) {
    for _ in 0..<count { animator.advance(by: 1.0 / 60) }
  }

  /// Kilograms, at density 1.
  func mass(_ index: Int = 0) -> CGFloat {
    let item = items[index]
    let fill = item.collisionBoundsType == .ellipse ? CGFloat.pi / 4 : 1
    return item.bounds.width * item.bounds.height * fill / 10_000
  }

  /// Kilogram square points.
  func moment(_ index: Int = 0) -> CGFloat {
    let size = items[index].bounds.size
    let share: CGFloat = items[index].collisionBoundsType == .ellipse ? 16 : 12
    return mass(index) * (size.width * size.width + size.height * size.height) / share
  }

  /// Of all items, in kg·pt²/s².
  var kineticEnergy: CGFloat {
    items.indices.reduce(0) { sum, index in
      let (velocity, spin) = (velocity(index), spin(index))
      let straight = velocity.dx * velocity.dx + velocity.dy * velocity.dy
      return sum + (mass(index) * straight + moment(index) * spin * spin) / 2
    }
  }

  /// Against a floor at a height, under gravity 1, in kg·pt²/s².
  func weightEnergy(above floor: CGFloat) -> CGFloat {
    items.indices.reduce(0) { $0 + mass($1) * 1000 * (floor - items[$1].center.y) }
  }
}

extension BasicItem {
  /// A square of 100 pt, 1 kg at density 1.
  static func crate(_ x: CGFloat, _ y: CGFloat) -> BasicItem { box(x, y, 100, 100) }

  static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> BasicItem {
    BasicItem(center: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  static func disc(_ x: CGFloat, _ y: CGFloat, _ diameter: CGFloat) -> BasicItem {
    BasicItem(
      center: CGPoint(x: x, y: y), size: CGSize(width: diameter, height: diameter),
      collisionBoundsType: .ellipse)
  }
}

/// How far apart two points are.
func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
