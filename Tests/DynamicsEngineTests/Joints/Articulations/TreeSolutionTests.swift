import DynamicsChipmunk
import DynamicsTestSupport
import Testing

@testable import DynamicsEngine

/// Joints that form trees, solved in one pass.
@Suite struct TreeSolutionTests {
  private static let h = 1.0 / 120

  /// One solution is what a projection by other means gives, and another one changes nothing.
  private func check(_ scene: inout JointedBodies, within tolerance: Double, isExact: Bool = true) {
    let rig = scene.rig
    scene.setMoving()
    let before = rig.scaledVelocities
    let expected = DenseProjection(rig).freed(before)
    rig.solve(step: Self.h, rounds: 1)
    let size = before.dot(before).squareRoot()
    let difference = rig.scaledVelocities.farthest(from: expected) / size
    #expect(difference <= tolerance)
    #expect(rig.worstResidual < 1e-6)
    if isExact { #expect(!rig.solveOnce(), "another round changes nothing") }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func aTreeOfAllKindsMovesAsItsEquationsSay(seed: UInt64) {
    var scene = JointedBodies(seed: seed)
    scene.growTree(of: 2 + Int(seed % 13), isGrounded: seed % 2 == 0)
    check(&scene, within: 1e-12)
  }

  @Test(arguments: JointedBodies.Kind.allCases, [false, true])
  func aChainOfOneKindMovesAsItsEquationsSay(_ kind: JointedBodies.Kind, isGrounded: Bool) {
    var scene = JointedBodies(seed: 5)
    scene.kinds = [kind]
    scene.growTree(of: 20, isGrounded: isGrounded) { ($0 - 1)...($0 - 1) }
    check(&scene, within: 1e-12)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func massesOverSixDecadesChangeNothing(seed: UInt64) {
    var scene = JointedBodies(seed: seed)
    scene.decadesOfMass = 3
    scene.growTree(of: 2 + Int(seed % 10), isGrounded: seed % 2 == 0)
    check(&scene, within: 1e-9, isExact: false)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func bodiesThatMayNotTurnAreHeldLikeOthers(seed: UInt64) {
    var scene = JointedBodies(seed: seed)
    scene.unturning = 0.4
    scene.growTree(of: 2 + Int(seed % 13), isGrounded: seed % 2 == 0)
    check(&scene, within: 1e-8, isExact: false)
    for body in scene.rig.bodies where body.inverseMoment == 0 {
      #expect(body.angularVelocity == 0)
    }
  }

  /// Its turn is what cannot change, and all else goes on as before.
  @Test(arguments: [false, true])
  func anAngleJointOnWhatMayNotTurnDoesNothing(isGrounded: Bool) {
    let rig = JointRig()
    let (a, b) = (rig.addBody(moment: .infinity), rig.addBody())
    rig.addJoint(.angle(0), .on(a), isGrounded ? .at(0, 0) : .on(b))
    rig[a].velocity = Vector(x: 3, y: -4)
    rig[b].angularVelocity = 2
    rig.solve(step: Self.h, rounds: 1)
    #expect(rig[a].velocity.x == 3 && rig[a].velocity.y == -4 && rig[a].angularVelocity == 0)
    #expect(abs(rig[b].angularVelocity - (isGrounded ? 2 : 0)) < 1e-8)
  }

  /// Too many for dense equations: each body's momentum changes by just what its joints can do.
  @Test(arguments: [
    (count: 301, isStar: true, isGrounded: false), (301, true, true), (1000, false, false),
    (1000, false, true),
  ])
  func largeTreesAreInBalance(count: Int, isStar: Bool, isGrounded: Bool) {
    var scene = JointedBodies(seed: 8)
    scene.decadesOfMass = 1
    scene.kinds = [.rod, .pin, .slider, .weld]
    scene.growTree(of: count, isGrounded: isGrounded) { isStar ? 0...0 : ($0 - 1)...($0 - 1) }
    scene.setMoving()
    let rig = scene.rig
    let before = rig.bodies.map { $0[.motion] }
    rig.solve(step: Self.h, rounds: 1)
    #expect(rig.worstResidual < 1e-6)
    #expect(!rig.solveOnce(), "another round changes nothing")
    var left = rig.bodies.enumerated().map { index, body in
      (body[.motion] - before[index]).scaled(by: body.inertia)
    }
    var worst = 0.0
    for link in rig.articulations.links.buffer {
      let place = Int(link.body.pointee.id.index)
      let size = left[place].size
      let impulses = link.impulses(explaining: &left[place])
      worst = max(worst, left[place].size / max(size, 1))
      guard link.parent >= 0 else { continue }
      let parent = Int(link.parentBody.pointee.id.index)
      for (row, impulse) in zip([link.x, link.y, link.z], impulses) {
        left[parent] = left[parent] - row.parents * impulse
      }
    }
    #expect(worst < 1e-8)
  }

  @Test func momentumStaysWhereNothingIsHeld() {
    for seed in 0..<20 as Range<UInt64> {
      var scene = JointedBodies(seed: seed)
      scene.growTree(of: 12, isGrounded: false)
      scene.setMoving()
      let before = scene.rig.momentum
      scene.rig.solve(step: Self.h, rounds: 1)
      let after = scene.rig.momentum
      #expect((after.linear - before.linear).length < 1e-8)
      #expect(abs(after.angular - before.angular) < 1e-5)
    }
  }
}

extension Vector3 {
  fileprivate func scaled(by other: Self) -> Self {
    Self(x: x * other.x, y: y * other.y, z: z * other.z)
  }

  /// A turn counts like a move of 10 pt.
  fileprivate var size: Double { max(abs(x), abs(y), abs(z) / 10) }
}

extension Link {
  /// The impulses of the joint that change the body's momentum so; takes from that what they explain.
  fileprivate func impulses(explaining change: inout Vector3) -> [Double] {
    let rows = [x.own, y.own, z.own].prefix(Int(rowCount))
    var impulses = [Double](repeating: 0, count: rows.count)
    // Gram and Schmidt's method, over and over: lever arms are long.
    var units: [(unit: Vector3, of: [Double])] = []
    for (index, row) in rows.enumerated() {
      var rest = row
      var of = [Double](repeating: 0, count: rows.count)
      of[index] = 1
      for _ in 0..<2 {
        for other in units {
          let along = other.unit.dot(rest)
          rest = rest - other.unit * along
          for place in of.indices { of[place] -= along * other.of[place] }
        }
      }
      let length = rest.dot(rest).squareRoot()
      units.append((rest * (1 / length), of.map { $0 / length }))
    }
    for _ in 0..<2 {
      for other in units {
        let along = other.unit.dot(change)
        change = change - other.unit * along
        for place in impulses.indices { impulses[place] += along * other.of[place] }
      }
    }
    return impulses
  }
}

extension BodyPointer {
  /// Mass, mass and moment; 1 for a moment that nothing turns.
  fileprivate var inertia: Vector3 {
    let mass = pointee.body.m
    return Vector3(x: mass, y: mass, z: inverseMoment > 0 ? pointee.body.i : 1)
  }
}
