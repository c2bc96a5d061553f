/// The compliance of loops, limits and walls in a Newton step, in units of K.
enum Damping: Double {
  case none = 0
  case low = 1e-3
  case high = 1e-1

  var more: Self? {
    switch self {
    case .none: .low
    case .low: .high
    case .high: nil
    }
  }
}
