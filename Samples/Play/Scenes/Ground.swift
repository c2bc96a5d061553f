import SampleSupport

/// The surface below a scene.
enum Ground {
  case slate, felt, paper, night

  var color: Color {
    switch self {
    case .slate: Color(44, 52, 66)
    case .felt: Color(24, 92, 62)
    case .paper: Color(233, 228, 216)
    case .night: Color(12, 14, 30)
    }
  }

  /// The color of the frame around the scene.
  var frame: Color {
    switch self {
    case .slate: Color(120, 132, 150)
    case .felt: Color(122, 82, 48)
    case .paper: Color(74, 79, 87)
    case .night: Color(70, 78, 120)
    }
  }
}
