import DynamicsChipmunk
import DynamicsTestSupport
import Foundation

@testable import DynamicsEngine

/// Bodies and a table of joints, without a world around them.
final class JointRig {
  let ground: BodyPointer
  private(set) var bodies: [BodyPointer] = []
  let articulations = Articulations()
  private var correction: PositionCorrection
  let table: JointTable

  init() {
    ground = Self.makeRow()
    table = JointTable(ground: ground)
    correction = PositionCorrection(articulations)
  }

  deinit {
    for body in bodies + [ground] {
      body.deinitialize(count: 1)
      body.deallocate()
    }
  }

  private static func makeRow() -> BodyPointer {
    let row = BodyPointer.allocate(capacity: 1)
    row.initialize(to: BodyRow())
    row.setPose(.zero, angle: 0, rotation: .identity)
    return row
  }

  /// - Parameters:
  ///   - mass: Infinite for what does not move.
  ///   - moment: Infinite for what does not turn.
  @discardableResult
  func addBody(mass: Double = 1, moment: Double = 1000, x: Double = 0, y: Double = 0) -> BodyID {
    let row = Self.makeRow()
    let id = BodyID(index: Int32(bodies.count), serial: Int32(bodies.count))
    row.pointee.id = id
    row.pointee.body.m = mass
    row.pointee.body.m_inv = 1 / mass
    row.pointee.body.i = moment
    row.pointee.body.i_inv = 1 / moment
    row.pointee.isAwake = mass.isFinite
    row.setPose(Vector(x: x, y: y), angle: 0)
    bodies.append(row)
    return id
  }

  subscript(id: BodyID) -> BodyPointer { bodies[Int(id.index)] }

  @discardableResult
  func addJoint(
    _ kind: JointDefinition.Kind, _ a: JointAnchor, _ b: JointAnchor, _ softness: Softness = .hard,
    collides: Bool = true
  ) -> JointID {
    table.add(JointDefinition(kind, a, b, softness: softness, collides: collides)) { self[$0] }
  }

  func setJoint(_ id: JointID, _ definition: JointDefinition) {
    _ = table.set(id, definition) { self[$0] }
  }

  /// The frame that a joint with these ends has.
  func frame(_ a: JointAnchor, _ b: JointAnchor) -> JointFrame {
    JointFrame(
      a.body.map { self[$0] } ?? ground, Vector(a.local),
      b.body.map { self[$0] } ?? ground, Vector(b.local))
  }
}

// MARK: Motion

extension JointRig {
  /// v += h·a, joints, x += h·v, then what joints correct.
  func step(by h: Double, acceleration: Vector = .zero, rounds: Int = 20) {
    for body in bodies where body.inverseMass > 0 { body.velocity += acceleration * h }
    solve(step: h, rounds: rounds)
    for body in bodies {
      body.setPose(
        body.position + body.velocity * h, angle: body.angle + body.angularVelocity * h)
    }
    correctPositions(step: h)
  }

  func solve(step h: Double, rounds: Int) {
    findArticulations()
    for joint in looseJoints { joint.prepare(step: h) }
    prepareArticulations(step: h)
    for index in articulations.all.indices {
      // With no time for geometric stiffness: what is tested here is the solution itself.
      ArticulationVelocities(index, articulations).start(isTouched: false, step: 0)
    }
    for joint in looseJoints { joint.warmStart(ratio: 1) }
    for _ in 0..<rounds { _ = solveOnce() }
  }

  /// - Returns: Whether anything changed.
  func solveOnce() -> Bool {
    var isChanged = false
    for joint in looseJoints where joint.solve() { isChanged = true }
    for index in articulations.all.indices
    where ArticulationVelocities(index, articulations).solve() { isChanged = true }
    return isChanged
  }

  private func prepareArticulations(step h: Double) {
    for index in articulations.all.indices {
      ArticulationVelocities(index, articulations).prepare(step: h, articulations)
    }
  }

  private var looseJoints: [JointPointer] {
    table.order.filter { $0.pointee.hasLooseRows }
  }

  /// - Returns: Whether all joints are kept then.
  @discardableResult
  func correctPositions(step h: Double = 1.0 / 120) -> Bool {
    findArticulations()
    prepareArticulations(step: h)
    return articulations.all.indices.reduce(true) { areKept, number in
      correction.correct(number, step: h, count: 1) && areKept
    }
  }

  func findArticulations() {
    let awake = FlatArray<JointPointer>()
    for joint in table.order where joint.isAwake { awake.append(joint) }
    for (index, body) in bodies.enumerated() { body.pointee.awakeIndex = Int32(index) }
    articulations.find(awake, in: table, bodyCount: bodies.count)
  }

  /// The worst of |C| of all rigid rows and violated limits.
  var error: Double {
    table.order.reduce(0) {
      max($0, $1.rigidRows().error, abs($1.limit()?.violated?.C ?? 0))
    }
  }

  /// The sum of the squares of each joint's and limit's |C|.
  var squaredError: Double {
    table.order.reduce(0) { sum, joint in
      let (rows, limit) = (joint.rigidRows().error, joint.limit()?.violated?.C ?? 0)
      return sum + rows * rows + limit * limit
    }
  }

  /// Places, turns and moves all bodies at random.
  func scatter(using random: inout SeededGenerator) {
    for body in bodies {
      body.setPose(
        random.vector(within: 100), angle: random.double(in: -10...10))
      body.velocity = random.vector(within: 300)
      body.angularVelocity = random.double(in: -5...5)
    }
  }

  func stopBodies() {
    for body in bodies {
      body.velocity = .zero
      body.angularVelocity = 0
    }
  }

  /// Σ m·v, and Σ (I·ω + p × m·v).
  var momentum: (linear: Vector, angular: Double) {
    bodies.reduce(into: (Vector.zero, 0)) { sum, row in
      let body = row.pointee.body
      sum.0 += body.v * body.m
      sum.1 += body.i * body.w + body.p.cross(body.v * body.m)
    }
  }
}

extension SeededGenerator {
  mutating func vector(within limit: Double) -> Vector {
    Vector(x: double(in: -limit...limit), y: double(in: -limit...limit))
  }
}

extension JointAnchor {
  static func on(_ body: BodyID, _ x: Double, _ y: Double) -> Self {
    .on(body, offset: Vector(x: x, y: y).vector)
  }

  static func at(_ x: Double, _ y: Double) -> Self { .at(CGPoint(x: x, y: y)) }
}
