/// The rows of a joint that hold at all times: C = 0, in both directions, without giving way.
///
/// A rod has one, a pin and a slider two, a weld three. All such rows of joined bodies are solved
/// together; what a joint has besides, such as limits, friction and springs, it solves by itself.
struct RigidRows: BitwiseCopyable {
  var count = 0
  private(set) var x = ConstraintValue.none
  private(set) var y = ConstraintValue.none
  private(set) var z = ConstraintValue.none

  static var none: Self { Self() }

  private init() {}

  init(_ x: ConstraintValue) {
    count = 1
    self.x = x
  }

  init(_ x: ConstraintValue, _ y: ConstraintValue) {
    count = 2
    (self.x, self.y) = (x, y)
  }

  init(_ x: ConstraintValue, _ y: ConstraintValue, _ z: ConstraintValue) {
    count = 3
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// The worst of |C|.
  var error: Double { max(abs(x.C), abs(y.C), abs(z.C)) }
}
