import DynamicsTestSupport
import Testing

@testable import DynamicsEngine

/// Heavy bodies that hang on links with next to no mass.
@Suite struct MassRatioTests {
  /// Beyond a ratio of 10¹⁰, rounding would hide the link: the heavy body swung 20 % slower.
  @Test func aLinkWithoutNoticeableMassDoesNotMatter() {
    let (light, massless) = (speed(ofBodyOnLinksOf: 1e-4), speed(ofBodyOnLinksOf: 1e-12))
    #expect(abs(massless / light - 1) < 1e-3, "\(massless) instead of \(light) pt/s")
  }

  /// - Parameter mass: Of the links, in kg; the body has a ton.
  /// - Returns: The speed after 5 s, in pt/s.
  private func speed(ofBodyOnLinksOf mass: Double) -> Double {
    let rig = JointRig()
    let pin = JointDefinition.Kind.revolute(
      turn: 0, range: -.infinity ... .infinity, frictionTorque: 0)
    let upper = rig.addBody(mass: mass, moment: mass * 100, x: 10)
    let body = rig.addBody(mass: 1e3, moment: 1e5, x: 30)
    let lower = rig.addBody(mass: mass, moment: mass * 100, x: 50)
    rig.addJoint(pin, .on(upper, -10, 0), .at(0, 0))
    rig.addJoint(pin, .on(body, -10, 0), .on(upper, 10, 0))
    rig.addJoint(pin, .on(lower, -10, 0), .on(body, 10, 0))
    for _ in 0..<600 { rig.step(by: 1.0 / 120, acceleration: Vector(x: 0, y: 1000)) }
    return rig[body].velocity.length
  }
}
