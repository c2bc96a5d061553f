/// Two bodies whose paths may cross, of which at least one uses precise collision detection.
struct PathPair: BitwiseCopyable {
  /// The older one of the two.
  let a: BodyPointer
  let b: BodyPointer
  /// The time of the next impact, as a fraction of the step.
  var time = Double.infinity
  var impact: PathImpact?
  var impacts = 0

  /// Whether an impulse between the two moves nothing else.
  var isFree: Bool { a.isMovable && b.isMovable && a.pointee.link < 0 && b.pointee.link < 0 }

  func holds(_ body: BodyPointer) -> Bool { a == body || b == body }

  /// Whether it comes before another; of impacts at the same time, by age.
  func isBefore(_ other: Self) -> Bool {
    (time, a.pointee.id.serial, b.pointee.id.serial)
      < (other.time, other.a.pointee.id.serial, other.b.pointee.id.serial)
  }
}
