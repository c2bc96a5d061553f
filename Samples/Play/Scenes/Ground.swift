import SampleSupport

/// What a scene lies on.
enum Ground {
  case slate, felt, paper, night

  var color: Color {
    switch self {
    case .slate: Color(38, 44, 54)
    case .felt: Color(24, 92, 62)
    case .paper: Color(233, 228, 216)
    case .night: Color(12, 14, 30)
    }
  }
}
