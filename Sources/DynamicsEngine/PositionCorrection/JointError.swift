/// How far the joints of an articulation are open, in points or radians.
struct JointError: BitwiseCopyable {
  private(set) var worst = 0.0
  /// The sum of squares: a part of each of Newton's steps makes it less, also where the worst error grows.
  private(set) var square = 0.0

  mutating func add(_ error: Double) {
    worst = max(worst, error)
    square += error * error
  }
}

/// How much loops, limits and walls give way in a step of Newton's method, in units of K.
enum Damping: Double {
  case none = 0
  case little = 1e-3
  case much = 1e-1

  var more: Self? {
    switch self {
    case .none: .little
    case .little: .much
    case .much: nil
    }
  }
}
