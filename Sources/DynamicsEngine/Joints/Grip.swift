internal import DynamicsChipmunk
package import DynamicsGeometry
package import Foundation

/// Where a joint holds on to: a point fixed to a body, or a place.
package struct Grip {
  let body: Body?
  /// The body's own; kept by it.
  private let pointer: UnsafeMutablePointer<cpBody>?
  /// From the body's centre, in the body's own axes; for a place, the place itself.
  var local: Vector

  private init(body: Body?, local: Vector) {
    self.body = body
    self.local = local
    pointer = body?.pointer
  }

  /// A point on a body, from its centre and turning with it.
  package static func on(_ body: Body, offset: CGVector) -> Grip {
    Grip(body: body, local: Vector(offset))
  }

  package static func at(_ place: CGPoint) -> Grip { Grip(body: nil, local: Vector(place)) }

  /// The centre of the same body.
  package var centered: Grip { Grip(body: body, local: .zero) }

  /// From the centre to the point, in the body's own axes.
  package var offset: CGVector { local.vector }

  /// Another point of the same body, or another place.
  package func moved(by offset: CGVector) -> Grip {
    Grip(body: body, local: local + Vector(offset))
  }

  /// From the centre to the point, as the body is turned now.
  var arm: Vector {
    guard let transform = pointer?.pointee.transform else { return .zero }
    return local.rotated(by: Vector(x: transform.a, y: transform.b))
  }

  /// Cosine and sine of the body's angle; a place is not turned.
  var rotation: Vector {
    guard let transform = pointer?.pointee.transform else { return Vector(x: 1, y: 0) }
    return Vector(x: transform.a, y: transform.b)
  }

  /// Radians; 0 for a place.
  var angle: Double { pointer?.pointee.a ?? 0 }

  /// 0 for what cannot be moved.
  var inverseMass: Double { pointer?.pointee.m_inv ?? 0 }
  /// 0 for what cannot be turned.
  var inverseMoment: Double { pointer?.pointee.i_inv ?? 0 }

  func place(with arm: Vector) -> Vector {
    guard let pointer else { return local }
    return pointer.pointee.p + arm
  }

  func velocity(with arm: Vector) -> Vector {
    guard let pointer else { return .zero }
    return pointer.pointee.v + arm.turned * pointer.pointee.w
  }

  func apply(_ impulse: Vector, at arm: Vector) {
    guard let pointer else { return }
    pointer.pointee.v += impulse * pointer.pointee.m_inv
    pointer.pointee.w += arm.cross(impulse) * pointer.pointee.i_inv
  }

  /// Moves and turns the body as an impulse would, in one unit of time.
  func shift(_ impulse: Vector, at arm: Vector) {
    shift(impulse, turning: arm.cross(impulse))
  }

  fileprivate func shift(_ impulse: Vector, turning spin: Double) {
    guard let pointer, pointer.pointee.m_inv > 0 else { return }
    let way = impulse * pointer.pointee.m_inv
    let turn = spin * pointer.pointee.i_inv
    // Chipmunk ends the process over a place that is none.
    guard way.dot(way).isFinite, turn.isFinite else { return }
    cpBodySetPosition(pointer, pointer.pointee.p + way)
    if turn != 0 { cpBodySetAngle(pointer, pointer.pointee.a + turn) }
  }
}

// MARK: Along a line, with a lever

/// An impulse of 1 along `direction` also turns the body by `lever`.
extension Grip {
  /// One over the mass that such an impulse feels.
  func mobility(along direction: Vector, lever: Double) -> Double {
    inverseMass * direction.dot(direction) + inverseMoment * lever * lever
  }

  func speed(along direction: Vector, lever: Double) -> Double {
    guard let pointer else { return 0 }
    return pointer.pointee.v.dot(direction) + pointer.pointee.w * lever
  }

  func apply(_ impulse: Double, along direction: Vector, lever: Double) {
    guard let pointer else { return }
    pointer.pointee.v += direction * (impulse * pointer.pointee.m_inv)
    pointer.pointee.w += impulse * lever * pointer.pointee.i_inv
  }

  /// Moves and turns the body as an impulse would, in one unit of time.
  func shift(_ impulse: Double, along direction: Vector, lever: Double) {
    shift(direction * impulse, turning: impulse * lever)
  }
}

extension Grip {
  func digest(into digest: inout StateDigest) {
    digest.combine(body?.id ?? -1)
    digest.combine(local.x)
    digest.combine(local.y)
  }
}
