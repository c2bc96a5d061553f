import DynamicsChipmunk
import DynamicsGeometry
import DynamicsTestSupport
import Foundation

@testable import DynamicsEngine

/// Bodies in random poses, with joints that fit these poses.
struct JointedBodies {
  let rig = JointRig()
  var random: SeededGenerator
  /// Which kinds of joints to use.
  var kinds = Kind.allCases
  /// The masses are from 10 to minus this up to 10 to this.
  var decadesOfMass = 0.0
  /// The share of bodies that may not turn.
  var unturning = 0.0

  enum Kind: CaseIterable {
    case rod, pin, slider, weld, angle
  }

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Bodies each of which is joined to an earlier one; the first one to a place, if it is held.
  mutating func growTree(of count: Int, isGrounded: Bool, parent: (Int) -> ClosedRange<Int>) {
    for index in 0..<count {
      if index == 0 {
        let first = addBody(near: .zero)
        if isGrounded { join(first, to: nil) }
      } else {
        let range = parent(index)
        let holder = rig.bodies[random.int(in: range)].pointee.id
        join(addBody(near: rig[holder].position), to: holder)
      }
    }
  }

  mutating func growTree(of count: Int, isGrounded: Bool) {
    growTree(of: count, isGrounded: isGrounded) { 0...($0 - 1) }
  }

  /// Joins bodies at random, with each other or with places.
  mutating func closeLoops(_ count: Int) {
    for _ in 0..<count {
      let first = random.int(in: 0...rig.bodies.count - 1)
      let second = random.int(in: 0...rig.bodies.count - 1)
      join(
        rig.bodies[first].pointee.id, to: first == second ? nil : rig.bodies[second].pointee.id)
    }
  }

  private mutating func addBody(near place: Vector) -> BodyID {
    let mass = pow(10, random.double(in: -decadesOfMass...decadesOfMass))
    let radius = random.double(in: 5...30)
    let mayTurn = random.double(in: 0...1) >= unturning
    let id = rig.addBody(mass: mass, moment: mayTurn ? mass * radius * radius : .infinity)
    rig[id].setPose(place + random.vector(within: 50), angle: random.double(in: -3...3))
    return id
  }

  @discardableResult
  mutating func join(
    _ a: BodyID, to b: BodyID?, range: ClosedRange<Double> = -.infinity ... .infinity
  ) -> JointID {
    let kind = kinds[random.int(in: 0...kinds.count - 1)]
    let row = b.map { rig[$0] } ?? rig.ground
    let between = rig[a].angle - row.angle
    let meeting = random.bool() ? rig[a].position : rig[a].position + random.vector(within: 30)
    switch kind {
    case .rod:
      let other = random.bool() ? row.position : row.position + random.vector(within: 30)
      return rig.addJoint(
        .distance(length: max((other - meeting).length, 1e-3)), anchor(a, at: meeting),
        anchor(b, at: other))
    case .pin:
      return rig.addJoint(
        .revolute(turn: between, range: range, frictionTorque: 0), anchor(a, at: meeting),
        anchor(b, at: meeting))
    case .slider:
      let angle = random.double(in: -3...3)
      return rig.addJoint(
        .prismatic(axis: CGVector(dx: cos(angle), dy: sin(angle)), turn: between, range: range),
        anchor(a, at: meeting), anchor(b, at: meeting))
    case .weld:
      return rig.addJoint(.weld(turn: between), anchor(a, at: meeting), anchor(b, at: meeting))
    case .angle: return rig.addJoint(.angle(between), anchor(a, at: meeting), anchor(b, at: .zero))
    }
  }

  private func anchor(_ body: BodyID?, at place: Vector) -> JointAnchor {
    guard let body else { return .at(place.x, place.y) }
    let row = rig[body]
    let back = row.rotation.inverse
    let local = (place - row.position).rotated(by: back)
    return .on(body, local.x, local.y)
  }

  /// Moves the bodies, solves their joints, and pushes single bodies between further rounds, as
  /// contacts do.
  ///
  /// - Parameter check: Is called after each push, with the rig and its scaled velocities before
  ///   joints acted.
  mutating func pushBetweenRounds(step h: Double, check: (JointRig, [Double]) -> Void) {
    setMoving()
    var before = rig.scaledVelocities
    rig.solve(step: h, rounds: 1)
    for _ in 0..<5 {
      let old = rig.scaledVelocities
      let body = rig.bodies[random.int(in: 0...rig.bodies.count - 1)]
      body.velocity += random.vector(within: 600)
      body.angularVelocity += random.double(in: -20...20)
      for (place, new) in rig.scaledVelocities.enumerated() { before[place] += new - old[place] }
      _ = rig.solveOnce()
      check(rig, before)
    }
  }

  /// Lets every body move at random.
  mutating func setMoving() {
    for body in rig.bodies {
      body.velocity = random.vector(within: 300)
      body.angularVelocity = body.inverseMoment > 0 ? random.double(in: -9...9) : 0
    }
  }

  /// Moves every body a little from where its joints want it.
  mutating func bend(by distance: Double, turning angle: Double) {
    for body in rig.bodies {
      body.setPose(
        body.position + random.vector(within: distance / 2),
        angle: body.angle + (body.inverseMoment > 0 ? random.double(in: -angle...angle) : 0))
    }
  }
}
