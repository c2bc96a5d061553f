/// The equality rows of a joint: C = 0 at all times.
///
/// A rod has one, a pin and a slider have two, a weld has three. Those of hard joints are rigid: the
/// rigid rows of all connected bodies are solved together, without compliance.
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

  /// A number for each row; missing rows are rows of zeros.
  @inline(__always)
  func map(_ number: (ConstraintValue) -> Double) -> Vector3 {
    Vector3(x: number(x), y: number(y), z: number(z))
  }

  /// The greatest |C|.
  var error: Double { max(abs(x.C), abs(y.C), abs(z.C)) }
}
