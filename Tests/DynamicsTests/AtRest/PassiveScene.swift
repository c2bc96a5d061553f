import Dynamics
import DynamicsTestSupport
import Foundation

/// Items in a box with no other force than gravity, and their energy.
final class PassiveScene {
  /// The shapes of items.
  enum Form: CaseIterable { case box, circle, hexagon, triangle }

  let animator: DynamicAnimator
  let collision = CollisionBehavior()
  let gravity: GravityBehavior
  private let size: CGSize
  private(set) var items: [BasicItem] = []
  private var bodies: [Body] = []
  private var heights: [CGFloat] = []

  private struct Body {
    let properties: DynamicItemBehavior
    let mass: CGFloat
    let inertia: CGFloat
  }

  init(size: CGSize = CGSize(width: 400, height: 400), gravity magnitude: CGFloat = 1) {
    self.size = size
    animator = DynamicAnimator(referenceBounds: CGRect(origin: .zero, size: size))
    gravity = GravityBehavior()
    gravity.magnitude = magnitude
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    if magnitude != 0 { animator.addBehavior(gravity) }
  }

  /// Adds an item; a property that is `nil` keeps its default.
  @discardableResult
  func add(
    _ form: Form = .box, at center: CGPoint, _ size: CGSize, angle: CGFloat = 0,
    elasticity: CGFloat? = nil, friction: CGFloat? = nil, density: CGFloat = 1,
    hasResistance: Bool = true, isAnchored: Bool = false
  ) -> DynamicItemBehavior {
    let item = Self.item(form, at: center, size)
    item.angle = angle
    let properties = DynamicItemBehavior(items: [item])
    if let elasticity { properties.elasticity = elasticity }
    if let friction { properties.friction = friction }
    if density != 1 { properties.density = density }
    if isAnchored { properties.isAnchored = true }
    if !hasResistance { (properties.resistance, properties.angularResistance) = (0, 0) }
    let (area, spread) = Self.measures(of: form, size)
    let mass = area * density / 10_000
    items.append(item)
    bodies.append(
      Body(
        properties: properties, mass: isAnchored ? 0 : mass,
        inertia: isAnchored ? 0 : mass * spread))
    heights.append(center.y)
    collision.addItem(item)
    gravity.addItem(item)
    animator.addBehavior(properties)
    return properties
  }

  func velocity(of index: Int) -> CGPoint {
    bodies[index].properties.linearVelocity(for: items[index])
  }

  func spin(of index: Int) -> CGFloat {
    bodies[index].properties.angularVelocity(for: items[index])
  }

  /// Adds to the velocity of an item, in pt/s, and to its angular velocity, in rad/s.
  func push(_ index: Int, by velocity: CGPoint, turning spin: CGFloat = 0) {
    bodies[index].properties.addLinearVelocity(velocity, for: items[index])
    bodies[index].properties.addAngularVelocity(spin, for: items[index])
  }

  /// kg·pt/s.
  var momentum: CGPoint {
    items.indices.reduce(into: CGPoint.zero) { sum, index in
      sum.x += bodies[index].mass * velocity(of: index).x
      sum.y += bodies[index].mass * velocity(of: index).y
    }
  }

  /// The fastest item, in pt/s.
  var topSpeed: CGFloat {
    items.indices.reduce(0) { max($0, hypot(velocity(of: $1).x, velocity(of: $1).y)) }
  }

  /// kg·pt²/s².
  var kineticEnergy: CGFloat {
    items.indices.reduce(0) { sum, index in
      let (body, velocity, spin) = (bodies[index], velocity(of: index), spin(of: index))
      return sum + body.mass * (velocity.x * velocity.x + velocity.y * velocity.y) / 2
        + body.inertia * spin * spin / 2
    }
  }

  /// Takes a step and returns the energy half a step before its end, above the floor.
  ///
  /// The integrator is a leapfrog: velocities belong to the middle between two positions. Energy
  /// with the mean of both positions is exact in free flight, up to rounding.
  func step() -> CGFloat {
    animator.step()
    var energy = kineticEnergy
    for index in items.indices {
      let y = items[index].center.y
      energy +=
        bodies[index].mass * 1000 * gravity.magnitude * (size.height - (y + heights[index]) / 2)
      heights[index] = y
    }
    return energy
  }

  /// Steps until everything is at rest.
  ///
  /// In the step of a bounce, velocities do not belong to the middle between two positions. So
  /// energy is the median of five steps.
  ///
  /// - Returns: The time of rest, `nil` if it was not within the limit; and the greatest rise of
  ///   energy within a second, as a share of the energy at the start.
  func run(limit: Double) -> (rest: Double?, rise: CGFloat) {
    var (last, medians): ([CGFloat], [CGFloat]) = ([], [])
    var (rise, first, count) = (0 as CGFloat, 0 as CGFloat, 0)
    while animator.isRunning, Double(count) < limit * 120 {
      last.append(step())
      count += 1
      if count == 1 { first = last[0] }
      guard last.count == 5 else { continue }
      let median = last.sorted()[2]
      last.removeFirst()
      // A window of 120 is short enough for a linear search.
      rise = max(rise, median - (medians.min() ?? median))
      medians.append(median)
      if medians.count > 120 { medians.removeFirst() }
    }
    return (animator.isRunning ? nil : Double(count) / 120, rise / first)
  }

  private static func item(_ form: Form, at center: CGPoint, _ size: CGSize) -> BasicItem {
    switch form {
    case .box: return BasicItem(center: center, size: size)
    case .circle: return BasicItem(center: center, size: size, collisionBoundsType: .ellipse)
    case .hexagon, .triangle:
      let item = BasicItem(center: center, size: size, collisionBoundsType: .path)
      item.collisionBoundingPath = outline(corners: form == .hexagon ? 6 : 3, size)
      return item
    }
  }

  private static func outline(corners count: Int, _ size: CGSize) -> BezierPath {
    let path = BezierPath()
    for index in 0..<count {
      let turn = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
      let point = CGPoint(x: cos(turn) * size.width / 2, y: sin(turn) * size.width / 2)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  /// The area, and the moment of inertia divided by the mass.
  private static func measures(of form: Form, _ size: CGSize) -> (area: CGFloat, spread: CGFloat) {
    let radius = size.width / 2
    switch form {
    case .box:
      return (size.width * size.height, (size.width * size.width + size.height * size.height) / 12)
    case .circle: return (.pi * radius * radius, radius * radius / 2)
    case .hexagon: return regular(6, radius)
    case .triangle: return regular(3, radius)
    }
  }

  private static func regular(_ count: CGFloat, _ radius: CGFloat) -> (CGFloat, CGFloat) {
    let angle = 2 * CGFloat.pi / count
    return (count / 2 * radius * radius * sin(angle), radius * radius * (2 + cos(angle)) / 6)
  }
}
