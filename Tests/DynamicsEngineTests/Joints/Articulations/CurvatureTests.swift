import DynamicsChipmunk
import Testing

@testable import DynamicsEngine

/// The errors of pins after one Newton step.
@Suite struct CurvatureTests {
  /// Ten bodies on pins, a little from where these want them.
  private func makeDoll(seed: UInt64, isGrounded: Bool) -> JointRig {
    var scene = JointedBodies(seed: seed)
    scene.kinds = [.pin]
    scene.growTree(of: 10, isGrounded: isGrounded)
    scene.bend(by: 0.1, turning: 0.002)
    scene.rig.findArticulations()
    return scene.rig
  }

  private func takeStep(_ rig: JointRig, includesCurvature: Bool) {
    let all = rig.articulations
    ArticulationVelocities(0, all).prepare(step: 1.0 / 120, all)
    let tree = all.tree(of: all.all[0])
    for link in tree.links {
      link.pointee.residual = Vector3(x: link.pointee.x.C, y: link.pointee.y.C, z: 0)
      link.pointee.impulse = Vector3()
    }
    tree.solve()
    if includesCurvature { Curvature.include(in: tree, from: rig.error) }
    for link in tree.links {
      let (body, change) = (link.pointee.body, link.pointee.change)
      body.setPose(
        body.position + Vector(x: change.x, y: change.y), angle: body.angle + change.z)
    }
  }

  @Test(arguments: [false, true])
  func aStepWithCurvatureLeavesMuchLess(isGrounded: Bool) {
    for seed in 0..<40 as Range<UInt64> {
      let plain = makeDoll(seed: seed, isGrounded: isGrounded)
      let curved = makeDoll(seed: seed, isGrounded: isGrounded)
      #expect(plain.articulations.all[0].hasOnlyPins)
      takeStep(plain, includesCurvature: false)
      takeStep(curved, includesCurvature: true)
      if plain.error > 2e-5 {
        #expect(curved.error < 0.1 * plain.error)
      } else {
        #expect(curved.error < 3e-5)
      }
    }
  }
}
