import SampleSupport

/// The colors of the view and the ball, for all terminals.
enum BallColors {
  static let sky = Swatch(Color(214, 226, 240), indexed: 189, basic: 7, shade: 0)
  static let ground = Swatch(Color(244, 246, 250), indexed: 255, basic: 7, shade: 0)
  static let shadow = Swatch(Color(120, 132, 150), indexed: 102, basic: 8, shade: 1)
  static let ring = Swatch(Color(110, 122, 140), indexed: 243, basic: 8, shade: 2)
  static let ball = Swatch(Color(214, 48, 40), indexed: 160, basic: 9, shade: 4)
  static let shade = Swatch(Color(84, 8, 20), indexed: 52, basic: 1, shade: 3)
  static let shine = Swatch(Color(255, 244, 232), indexed: 230, basic: 15, shade: 4)

  static let palette = Palette(
    [sky, ground, shadow, ring, ball, shade, shine])
}
