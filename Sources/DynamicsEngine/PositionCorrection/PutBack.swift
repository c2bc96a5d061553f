/// A body that a boundary has put back, which joints may not pull out again.
struct PutBack: BitwiseCopyable {
  private let ground: BodyPointer
  private let body: BodyPointer
  /// The position to which the boundary has put the body back, and the direction.
  private let place: Vector
  private let direction: Vector

  /// - Parameter outside: The position of the body before it was put back.
  init(_ body: BodyPointer, from outside: Vector, ground: BodyPointer) {
    self.ground = ground
    self.body = body
    place = body.position
    let displacement = place - outside
    direction = displacement * (1 / displacement.length)
  }

  /// C = (p − place) · direction ≥ 0, between the ground and the body; `nil` while it holds.
  var violated: Loop? {
    let C = (body.position - place).dot(direction)
    guard C < 0 else { return nil }
    var loop = Loop(ground, body)
    loop.rows = RigidRows(ConstraintValue(C: C, J: JacobianRow(linear: direction)))
    return loop
  }
}
