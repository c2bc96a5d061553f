internal import CChipmunk
package import DynamicsGeometry
package import Foundation

/// Where a joint holds on to: a point fixed to a body, or a place.
package struct Grip {
  let body: Body?
  /// From the body's centre, in the body's own axes; for a place, the place itself.
  var local: Vector

  /// A point on a body, from its centre and turning with it.
  package static func on(_ body: Body, offset: CGVector) -> Grip {
    Grip(body: body, local: Vector(offset))
  }

  package static func at(_ place: CGPoint) -> Grip { Grip(body: nil, local: Vector(place)) }

  /// From the centre to the point, as the body is turned now.
  var arm: Vector {
    guard let transform = body?.pointer.pointee.transform else { return .zero }
    return local.rotated(by: Vector(x: transform.a, y: transform.b))
  }

  func place(with arm: Vector) -> Vector {
    guard let body else { return local }
    return body.pointer.pointee.p + arm
  }

  func velocity(with arm: Vector) -> Vector {
    guard let state = body?.pointer.pointee else { return .zero }
    return state.v + arm.turned * state.w
  }

  /// One over the mass that an impulse along `direction` at `arm` feels.
  func mobility(along direction: Vector, with arm: Vector) -> Double {
    guard let body, body.isDynamic else { return 0 }
    let lever = arm.cross(direction)
    return body.pointer.pointee.m_inv + body.pointer.pointee.i_inv * lever * lever
  }

  func apply(_ impulse: Vector, at arm: Vector) {
    guard let body, body.isDynamic else { return }
    body.pointer.pointee.v += impulse * body.pointer.pointee.m_inv
    body.pointer.pointee.w += arm.cross(impulse) * body.pointer.pointee.i_inv
  }

  /// Moves and turns the body as an impulse would, in one unit of time.
  func shift(_ impulse: Vector, at arm: Vector) {
    guard let body, body.isDynamic else { return }
    body.movePosition(to: body.pointer.pointee.p + impulse * body.pointer.pointee.m_inv)
    let turn = arm.cross(impulse) * body.pointer.pointee.i_inv
    if turn != 0 { cpBodySetAngle(body.pointer, body.pointer.pointee.a + turn) }
  }

  func digest(into digest: inout StateDigest) {
    digest.combine(body?.id ?? -1)
    digest.combine(local.x)
    digest.combine(local.y)
  }
}
