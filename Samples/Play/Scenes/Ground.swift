import SampleSupport

/// The surface below a scene.
struct Ground: Equatable {
  let color: Color
  /// The color of the frame around the scene.
  let frame: Color

  static let slate = Ground(color: Color(44, 52, 66), frame: Color(120, 132, 150))
  static let felt = Ground(color: Color(24, 92, 62), frame: Color(122, 82, 48))
  static let paper = Ground(color: Color(233, 228, 216), frame: Color(74, 79, 87))
  static let night = Ground(color: Color(12, 14, 30), frame: Color(70, 78, 120))
}
