import DynamicsChipmunk
import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

/// One joint's constraints as it prepares them, laid open: C, J · v and K.
struct ConstraintSample: Sendable, CustomTestStringConvertible {
  /// What the joint has between the present poses and velocities of its bodies.
  struct Values {
    var C: [Double]
    /// J · v.
    var velocity: [Double]
    /// The blocks that K is solved in.
    var K: [[[Double]]]
  }

  let name: String
  let values: @Sendable (JointFrame) -> Values
  var testDescription: String { name }

  static let step = 1.0 / 120
  private static let spring = Softness.spring(frequency: 3, damping: 0.4)

  static let all = [
    rigid("rod", .distance(length: 40)), rigid("pin", limitedPin), rigid("slider", limitedSlider),
    rigid("weld", .weld(turn: 0.3)), rigid("soft weld", .weld(turn: 0.3), spring),
    rigid("angle", .angle(0.3)), loose("spring", .distance(length: 40)),
    loose("rope", .rope(length: 40), .hard), loose("soft rope", .rope(length: 40)),
    loose("soft pin", limitedPin), loose("soft slider", limitedSlider),
    loose("hinge of a soft weld", .weld(turn: 0.3)), loose("target", .target(maxForce: .infinity)),
    loose("hard target", .target(maxForce: .infinity), .hard), loose("soft angle", .angle(0.3)),
    loose("span", .span(axis: CGVector(dx: 0.6, dy: 0.8), range: -1...2), .hard),
    loose("soft span", .span(axis: CGVector(dx: 0.6, dy: 0.8), range: -1...2)),
    loose(
      "pulley",
      .pulley(
        wheelA: CGPoint(x: 90, y: -400), wheelB: CGPoint(x: -80, y: -500), ratio: 1.7, length: 9),
      .hard),
  ]

  private static let limitedPin = JointDefinition.Kind.revolute(
    turn: 0.3, range: -1...2, frictionTorque: 5)
  private static let limitedSlider = JointDefinition.Kind.prismatic(
    axis: CGVector(dx: 0.6, dy: -0.8), turn: 0.3, range: -10...20)

  /// Rows that are solved together with those of other joints: as one block of one row each.
  private static func rigid(
    _ name: String, _ kind: JointDefinition.Kind, _ softness: Softness = .hard
  ) -> Self {
    Self(name: name) { frame in
      frame.withJoint(kind, softness) { joint in
        let rows = joint.rigidRows()
        let values = Array([rows.x, rows.y, rows.z].prefix(rows.count))
        return Values(
          C: values.map(\.C), velocity: values.map { $0.J.velocity(of: frame.a, frame.b) },
          K: values.map { [[$0.J.inverseEffectiveMass(of: frame.a, frame.b)]] })
      }
    }
  }

  /// Rows that iterations solve: a block, and a bounded row.
  private static func loose(
    _ name: String, _ kind: JointDefinition.Kind, _ softness: Softness = spring
  ) -> Self {
    Self(name: name) { frame in
      frame.withJoint(kind, softness) { joint in
        joint.prepare(step: step)
        var values = Values(C: [], velocity: [], K: [])
        if joint.pointee.structure.isBlockLoose {
          let (block, rows) = (joint.pointee.block, joint.equalities())
          values.C += [rows.x.C, rows.y.C]
          values.velocity += block.velocity(frame).elements
          values.K.append([[block.K.xx, block.K.xy], [block.K.xy, block.K.yy]])
        }
        if joint.pointee.isBoundedRowLoose {
          let row = joint.pointee.bounded
          values.C.append(joint.boundedValue().C)
          values.velocity.append(row.J.velocity(of: frame.a, frame.b))
          values.K.append([[row.K]])
        }
        return values
      }
    }
  }
}

extension JointFrame {
  /// A joint with these ends, in no table.
  fileprivate func withJoint<Result>(
    _ kind: JointDefinition.Kind, _ softness: Softness, _ body: (JointPointer) -> Result
  ) -> Result {
    let definition = JointDefinition(
      kind, .at(localA.x, localA.y), .at(localB.x, localB.y), softness: softness)
    var row = JointRow(definition, a, b)
    return withUnsafeMutablePointer(to: &row, body)
  }
}

extension Vector {
  var elements: [Double] { [x, y] }
}

extension Vector3 {
  var elements: [Double] { [x, y, z] }
}
