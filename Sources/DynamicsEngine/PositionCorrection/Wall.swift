/// A boundary that has put back a body, which joints may then move along it only.
struct Wall: BitwiseCopyable {
  private let ground: BodyPointer
  private let body: BodyPointer
  /// The position to which the boundary has put the body back, and the direction.
  private let place: Vector
  private let direction: Vector

  init(putting body: BodyPointer, backFrom outside: Vector, ground: BodyPointer) {
    self.ground = ground
    self.body = body
    place = body.position
    let displacement = place - outside
    direction = displacement * (1 / displacement.length)
  }

  /// C = (p − place) · direction, between the ground and the body.
  var row: Loop {
    var loop = Loop(ground, body)
    loop.rows = RigidRows(
      ConstraintValue(
        C: (body.position - place).dot(direction),
        J: JacobianRow(linear: direction)))
    return loop
  }
}
