import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct ConstantForcesTests {
  /// Forces are in newtons, torques in newtons times points: 100 pt/s² on 1 kg.
  @Test func theyActAsTheirUnitsSay() {
    let (world, h) = (World(), 0.01)
    let body = world.addBody(EngineScene.box(20), at: .zero, angle: 0)
    var material = Material()
    (material.density, material.damping, material.angularDamping) = (2, 0, 0)
    world.setMaterial(body, material)
    var forces = ConstantForces()
    forces.acceleration = CGVector(dx: 30, dy: 0)
    forces.force = CGVector(dx: 0, dy: -0.5)
    forces.torque = 3
    world.setConstantForces(body, forces)
    world.step(by: h)
    let mass = 2 * 400.0 / 10_000
    #expect(abs(world.velocity(of: body).dx - 30 * h) < 1e-9)
    #expect(abs(world.velocity(of: body).dy + 0.5 * 100 / mass * h) < 1e-9)
    let moment = mass * (400 + 400) / 12
    #expect(abs(world.angularVelocity(of: body) - 3 * 100 / moment * h) < 1e-9)
  }
}
