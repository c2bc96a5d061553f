import DynamicsChipmunk
import DynamicsTestSupport
import Testing

@testable import DynamicsEngine

/// Each row of each joint's J against numeric derivatives of its C, and K against J · M⁻¹ · Jᵀ.
@Suite struct JacobianTests {
  /// A joint between two bodies, or between a body and a place, in random poses.
  private struct Setting {
    let rig = JointRig()
    let frame: JointFrame

    init(isBPlace isPlace: Bool, using random: inout SeededGenerator) {
      let a = rig.addBody(mass: 2, moment: 700)
      let b = rig.addBody(mass: 5, moment: 1900)
      let (onA, onB) = (random.vector(within: 30), random.vector(within: 30))
      frame = rig.frame(
        .on(a, onA.x, onA.y), isPlace ? .at(onB.x, onB.y) : .on(b, onB.x, onB.y))
      rig.scatter(using: &random)
    }

    /// The six ways of moving: each body along x and y, and turning.
    static let ways = 0..<6

    func body(of way: Int) -> BodyPointer { rig.bodies[way / 3] }

    func move(_ way: Int, by distance: Double) {
      let body = body(of: way)
      let step = Vector(x: way % 3 == 0 ? distance : 0, y: way % 3 == 1 ? distance : 0)
      body.setPose(body.position + step, angle: body.angle + (way % 3 == 2 ? distance : 0))
    }

    func setOnlyVelocity(_ way: Int) {
      rig.stopBodies()
      let body = body(of: way)
      body.velocity = Vector(x: way % 3 == 0 ? 1 : 0, y: way % 3 == 1 ? 1 : 0)
      body.angularVelocity = way % 3 == 2 ? 1 : 0
    }

    /// A column of J for each way of moving.
    func jacobian(_ sample: ConstraintSample) -> [[Double]] {
      Self.ways.map { way in
        setOnlyVelocity(way)
        return sample.values(frame).velocity
      }
    }

    func inverseMass(of way: Int) -> Double {
      way % 3 == 2 ? body(of: way).inverseMoment : body(of: way).inverseMass
    }
  }

  @Test(arguments: ConstraintSample.all, [false, true])
  func everyRowIsTheDerivativeOfItsConstraint(_ sample: ConstraintSample, isPlace: Bool) {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      let setting = Setting(isBPlace: isPlace, using: &random)
      let columns = setting.jacobian(sample)
      for way in Setting.ways {
        let nudge = 1e-5
        setting.move(way, by: nudge)
        let after = sample.values(setting.frame).C
        setting.move(way, by: -2 * nudge)
        let before = sample.values(setting.frame).C
        setting.move(way, by: nudge)
        #expect(after.count == columns[way].count)
        for (row, (after, before)) in zip(after, before).enumerated() {
          let derivative = (after - before) / (2 * nudge)
          // Rounding of C / nudge, and a third derivative of at most 200 pt times nudge².
          let close = 1e-6 * max(1, abs(derivative))
          #expect(abs(columns[way][row] - derivative) < close, "row \(row), way \(way)")
        }
      }
    }
  }

  @Test(arguments: ConstraintSample.all, [false, true])
  func inverseEffectiveMassIsThatOfTheRows(_ sample: ConstraintSample, isPlace: Bool) {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<50 {
      let setting = Setting(isBPlace: isPlace, using: &random)
      let columns = setting.jacobian(sample)
      var first = 0
      for block in sample.values(setting.frame).K {
        for (row, elements) in block.enumerated() {
          for (column, element) in elements.enumerated() {
            let expected = Setting.ways.reduce(0.0) { sum, way in
              sum + columns[way][first + row] * columns[way][first + column]
                * setting.inverseMass(of: way)
            }
            #expect(abs(element - expected) < 1e-12 * max(1, abs(expected)))
          }
        }
        first += block.count
      }
      #expect(first == columns[0].count)
    }
  }
}
