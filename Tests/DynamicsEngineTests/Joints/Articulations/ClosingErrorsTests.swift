import DynamicsChipmunk
import DynamicsGeometry
import DynamicsTestSupport
import Testing

@testable import DynamicsEngine

/// Whole articulations moved to where their joints want them.
@Suite struct ClosingErrorsTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func aBentTreeIsClosed(seed: UInt64) {
    var scene = JointedBodies(seed: seed)
    scene.decadesOfMass = seed % 3 == 0 ? 2 : 0
    scene.unturning = seed % 4 == 0 ? 0.2 : 0
    scene.growTree(of: 2 + Int(seed % 30), isGrounded: seed % 2 == 0)
    scene.bend(by: 5, turning: 0.1)
    let before = scene.rig.error
    #expect(before > 1e-3)
    #expect(scene.rig.correctPositions())
    #expect(scene.rig.error <= 1e-5)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func bentLoopsAreClosed(seed: UInt64) {
    var scene = JointedBodies(seed: seed)
    scene.kinds = seed % 2 == 0 ? [.rod] : JointedBodies.Kind.allCases
    scene.growTree(of: 4 + Int(seed % 12), isGrounded: seed % 4 < 2)
    scene.closeLoops(1 + Int(seed % 3))
    // Rings of welds and sliders, which hold more than can move, must not be bent much.
    let isOfRods = seed % 2 == 0
    scene.bend(by: isOfRods ? 5 : 0.05, turning: isOfRods ? 0.1 : 0.001)
    #expect(scene.rig.correctPositions())
    #expect(scene.rig.error <= 1e-5)
  }

  /// Bodies with all possible errors, but nothing that could move them: no number becomes infinite.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func whatContradictsItselfNeverGetsWorse(seed: UInt64) {
    var scene = JointedBodies(seed: seed)
    scene.growTree(of: 6, isGrounded: true)
    scene.closeLoops(6)
    let rig = scene.rig
    // Elsewhere than where they fit.
    rig.scatter(using: &scene.random)
    for body in rig.bodies { body.setPose(body.position, angle: body.angle / 10) }
    var error = rig.error
    for _ in 0..<10 {
      rig.correctPositions()
      #expect(rig.error <= error)
      error = rig.error
    }
    for body in rig.bodies { #expect(body.position.length < 1e4) }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func whatContradictsItselfDoesNotWindUp(seed: UInt64) {
    var scene = JointedBodies(seed: seed)
    scene.kinds = [.rod, .pin]
    scene.growTree(of: 5, isGrounded: true)
    scene.closeLoops(2)
    let rig = scene.rig
    // Rods that are too short or too long by far, to places.
    for body in rig.bodies.prefix(2) {
      rig.addJoint(.distance(length: 40), .on(body.pointee.id), .at(500, 0))
      rig.addJoint(.distance(length: 60), .on(body.pointee.id), .at(-500, 0))
    }
    var fastest = 0.0
    for step in 0..<1200 {
      rig.step(by: 1.0 / 120, acceleration: Vector(x: 0, y: 1000))
      // The first steps may pull it together.
      if step >= 600 {
        fastest = rig.bodies.reduce(fastest) { max($0, $1.velocity.length) }
      }
    }
    #expect(fastest < 1500, "it would be 10 000 pt/s in free fall")
  }
}
