import Foundation

/// Where pixels of one color are, and how they lie.
struct DrawnShape {
  /// In pixels.
  let center: CGPoint
  /// Of its long axis, in radians from -π/2 to π/2.
  let angle: Double
  let count: Int

  /// - Parameter pixels: The middles of pixels.
  init?(_ pixels: [CGPoint]) {
    guard !pixels.isEmpty else { return nil }
    let share = 1 / Double(pixels.count)
    let center = CGPoint(
      x: pixels.reduce(0) { $0 + $1.x } * share, y: pixels.reduce(0) { $0 + $1.y } * share)
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for pixel in pixels {
      let (x, y) = (pixel.x - center.x, pixel.y - center.y)
      (xx, xy, yy) = (xx + x * x, xy + x * y, yy + y * y)
    }
    self.center = center
    angle = atan2(2 * xy, xx - yy) / 2
    count = pixels.count
  }
}
