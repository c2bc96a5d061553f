import DynamicsChipmunk
import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// Joints that close loops: as their equations say, also where some of them hold what others hold.
@Suite struct LoopClosingTests {
  private static let h = 1.0 / 120

  private func check(_ scene: inout JointedBodies, within tolerance: Double = 1e-8) {
    let rig = scene.rig
    scene.setMoving()
    let before = rig.scaledVelocities
    let momentum = rig.momentum
    let dense = DenseProjection(rig)
    let expected = dense.freed(before)
    rig.solve(step: Self.h, rounds: 1)
    let size = before.dot(before).squareRoot()
    let difference = rig.scaledVelocities.farthest(from: expected)
    #expect(difference <= tolerance * size, "\(difference / size), rank \(dense.rank)")
    #expect(rig.worstResidual < 1e-4, "\(rig.worstResidual)")
    guard rig.table.order.allSatisfy({ $0.pointee.b != rig.ground }),
      rig.bodies.allSatisfy({ $0.inverseMoment > 0 })
    else { return }
    let after = rig.momentum
    let mass = rig.bodies.reduce(0) { $0 + $1.pointee.body.m }
    #expect((after.linear - momentum.linear).length < 1e-8 * mass)
    #expect(abs(after.angular - momentum.angular) < 1e-5 * mass)
  }

  @Test(arguments: 0..<80 as Range<UInt64>)
  func aRandomGraphMovesAsItsEquationsSay(seed: UInt64) {
    var scene = JointedBodies(seed: seed)
    scene.growTree(of: 3 + Int(seed % 8), isGrounded: seed % 2 == 0)
    scene.closeLoops(1 + Int(seed % 7))
    check(&scene)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func aGraphOfRodsMovesAsItsEquationsSay(seed: UInt64) {
    var scene = JointedBodies(seed: seed)
    scene.kinds = [.rod]
    scene.growTree(of: 12, isGrounded: seed % 2 == 0)
    scene.closeLoops(Int(seed % 11))
    check(&scene)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func bodiesThatMayNotTurnAndOtherMassesToo(seed: UInt64) {
    var scene = JointedBodies(seed: seed)
    scene.unturning = 0.3
    scene.decadesOfMass = 1.5
    scene.growTree(of: 3 + Int(seed % 6), isGrounded: seed % 2 == 0)
    scene.closeLoops(1 + Int(seed % 5))
    check(&scene, within: 1e-6)
  }

  /// The same joint a second and a third time.
  @Test(arguments: JointedBodies.Kind.allCases, [false, true])
  func aJointThatIsThereTwiceChangesNothing(_ kind: JointedBodies.Kind, isGrounded: Bool) {
    var scene = JointedBodies(seed: 4)
    scene.kinds = [kind]
    scene.growTree(of: 6, isGrounded: isGrounded)
    let rank = DenseProjection(scene.rig).rank
    let definitions = scene.rig.table.order.map {
      scene.rig.table.definition(of: $0.pointee.id)
    }
    for definition in definitions + definitions {
      scene.rig.addJoint(definition.kind, definition.a, definition.b)
    }
    #expect(DenseProjection(scene.rig).rank == rank)
    check(&scene)
  }

  @Test(arguments: [3, 10, 40], [JointedBodies.Kind.rod, .pin, .weld])
  func aClosedRingMovesAsItsEquationsSay(count: Int, kind: JointedBodies.Kind) {
    var scene = JointedBodies(seed: 6)
    scene.kinds = [kind]
    scene.growTree(of: count, isGrounded: false) { ($0 - 1)...($0 - 1) }
    scene.join(scene.rig.bodies[0].pointee.id, to: scene.rig.bodies[count - 1].pointee.id)
    check(&scene)
    guard kind == .weld else { return }
    // One rigid body, with the momentum of all.
    #expect(DenseProjection(scene.rig).rank == 3 * (count - 1))
  }

  @Test func whatIsHeldFromTwoSidesStandsStill() {
    let rig = JointRig()
    let body = rig.addBody()
    rig.addJoint(.distance(length: 50), .on(body), .at(-50, 0))
    rig.addJoint(.distance(length: 50), .on(body), .at(50, 0))
    rig.addJoint(.distance(length: 30), .on(body), .at(0, 30))
    rig[body].velocity = Vector(x: 30, y: -400)
    rig.solve(step: Self.h, rounds: 1)
    #expect(rig[body].velocity.length < 1e-9)
  }
}
