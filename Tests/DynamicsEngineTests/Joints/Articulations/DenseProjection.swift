import DynamicsChipmunk

@testable import DynamicsEngine

/// What joints do to velocities, worked out without looking at who is joined to whom.
///
/// The impulses of joints change velocities v so that J · v = 0, and as little as that can be done: with
/// w = M^½ · v it is the orthogonal projection onto what all rows J · M^−½ leave free. Rows that depend
/// on others take no part. By Gram and Schmidt's method, each row twice.
struct DenseProjection {
  /// Orthonormal rows that span those of J · M^−½.
  private var basis: [[Double]] = []
  private let rig: JointRig

  /// - Parameter rows: More rows than the rigid ones of all joints.
  init(_ rig: JointRig) {
    self.rig = rig
    for joint in rig.table.order {
      let rows = joint.rigidRows()
      for row in [rows.x, rows.y, rows.z].prefix(rows.count) {
        add(rig.scaled(row.J, of: joint.pointee.a, joint.pointee.b))
      }
    }
  }

  private mutating func add(_ row: [Double]) {
    let size = row.dot(row).squareRoot()
    var rest = row
    for _ in 0..<2 { rest = freed(rest) }
    let length = rest.dot(rest).squareRoot()
    guard length > 1e-8 * size else { return }
    basis.append(rest.map { $0 / length })
  }

  /// How many rows do not depend on others.
  var rank: Int { basis.count }

  /// The part of a vector that the rows leave.
  func freed(_ vector: [Double]) -> [Double] {
    var rest = vector
    for unit in basis {
      let along = unit.dot(rest)
      for index in rest.indices { rest[index] -= along * unit[index] }
    }
    return rest
  }
}

extension JointRig {
  /// M^½ · v of all bodies.
  var scaledVelocities: [Double] {
    bodies.flatMap { row in
      let (mass, moment) = (row.pointee.body.m.squareRoot(), row.pointee.body.i.squareRoot())
      return [
        row.velocity.x * mass, row.velocity.y * mass,
        row.inverseMoment > 0 ? row.angularVelocity * moment : 0,
      ]
    }
  }

  /// J · M^−½ of one row.
  func scaled(_ J: JacobianRow, of a: BodyPointer, _ b: BodyPointer) -> [Double] {
    var row = [Double](repeating: 0, count: 3 * bodies.count)
    func add(_ body: BodyPointer, _ part: Vector3) {
      guard body.inverseMass > 0 else { return }
      let place = 3 * Int(body.pointee.id.index)
      let (mass, moment) = (body.inverseMass.squareRoot(), body.inverseMoment.squareRoot())
      row[place] += part.x * mass
      row[place + 1] += part.y * mass
      row[place + 2] += part.z * moment
    }
    add(a, J.ofA(a))
    add(b, J.ofB(b))
    return row
  }

  /// The fastest that J · v is in any rigid row.
  var worstResidual: Double {
    table.order.reduce(0) { worst, joint in
      let rows = joint.rigidRows()
      return [rows.x, rows.y, rows.z].prefix(rows.count).reduce(worst) { worst, row in
        max(abs(row.J.velocity(of: joint.pointee.a, joint.pointee.b)), worst)
      }
    }
  }
}

extension [Double] {
  func dot(_ other: [Double]) -> Double {
    zip(self, other).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The largest of the differences; infinite if any is NaN.
  func farthest(from other: [Double]) -> Double {
    zip(self, other).reduce(0) { $1.0.isNaN ? .infinity : Swift.max($0, abs($1.0 - $1.1)) }
  }
}
