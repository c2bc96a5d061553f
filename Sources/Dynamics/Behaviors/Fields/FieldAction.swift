internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// The properties of a field as plain values, read once per step for all items.
struct FieldAction {
  let law: FieldLaw
  let settings: FieldSettings
  /// In points, like the region around it.
  let center: CGPoint
  /// `nil` for everywhere.
  let region: Region?
  let time: TimeInterval
  let timeStep: TimeInterval

  func act(on body: BodyID, _ world: World) {
    let motion = world.motion(of: body)
    let offset = CGVector(dx: motion.position.x - center.x, dy: motion.position.y - center.y)
    if let region, !region.contains(CGPoint(x: offset.dx, y: offset.dy)) { return }
    let particle = FieldParticle(
      offset: offset * (1 / Units.pointsPerMeter),
      velocity: motion.velocity * (1 / Units.pointsPerMeter), mass: motion.mass,
      charge: motion.charge, time: time, timeStep: timeStep)
    switch settings.effect(of: law, on: particle) {
    case .acceleration(let acceleration):
      world.perform(.accelerate(body, acceleration * Units.pointsPerMeter))
    case .velocity(let velocity):
      world.perform(.imposeVelocity(body, velocity * Units.pointsPerMeter))
    case .turnRate(let rate):
      world.perform(.rotateVelocity(body, rate: rate))
    case nil: break
    }
  }
}
