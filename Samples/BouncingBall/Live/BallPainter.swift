import Dynamics
@_spi(Samples) import DynamicsRecording
import SampleSupport

/// Draws the view and the ball on the canvas of a terminal.
struct BallPainter {
  private let viewport: Viewport
  private let rows: Int

  init(columns: Int, rows: Int) {
    self.rows = rows
    viewport = Viewport(
      of: CGRect(origin: .zero, size: Fall.viewSize), columns: columns, rows: rows)
  }

  /// - Parameter onTime: The correct position of the ball, where a ring is drawn.
  func paint(ball: CGPoint, onTime: CGPoint, _ xray: Xray? = nil, on canvas: inout TerminalCanvas) {
    for y in 0..<rows * 2 {
      for x in 0..<viewport.columns {
        for (index, point) in viewport.samples(ofPixel: x, y).enumerated() {
          let color = color(at: point, ball: ball, onTime: onTime)
          canvas[x, y] = canvas[x, y].mixed(with: color, fraction: 1 / Double(index + 1))
        }
      }
    }
    if let xray { XrayPainter(viewport: viewport).paint(xray, on: &canvas) }
  }

  private func isInView(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: Fall.viewSize).contains(point)
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> Double { hypot(a.x - b.x, a.y - b.y) }

  private func color(at point: CGPoint, ball: CGPoint, onTime: CGPoint) -> Color {
    guard isInView(point) else { return Color(0, 0, 0) }
    if let color = ballColor(at: point, ball) { return color }
    // The ring is one pixel wide, so it is visible at any size.
    if abs(distance(point, onTime) - Fall.radius + 0.5 / viewport.scale) < 0.5 / viewport.scale {
      return BallColors.ring.color
    }
    return viewColor(at: point, ball)
  }

  /// The color of the ball at a point; `nil` outside the ball.
  private func ballColor(at point: CGPoint, _ ball: CGPoint) -> Color? {
    let (x, y) = ((point.x - ball.x) / Fall.radius, (point.y - ball.y) / Fall.radius)
    let depth = 1 - x * x - y * y
    guard depth > 0 else { return nil }
    // The light comes from the upper left.
    let light = max(0, -0.48 * x - 0.6 * y + 0.64 * depth.squareRoot())
    let lit = BallColors.shade.color.mixed(with: BallColors.ball.color, fraction: 0.15 + light)
    return lit.mixed(with: BallColors.shine.color, fraction: (light - 0.9) * 8)
  }

  /// The color of the wall, or of the ball's shadow on the floor, which is narrow and dark at
  /// contact.
  private func viewColor(at point: CGPoint, _ ball: CGPoint) -> Color {
    let height = Double(Fall.viewSize.height)
    let wall = BallColors.sky.color.mixed(with: BallColors.ground.color, fraction: point.y / height)
    let altitude = (height - Fall.radius - ball.y) / height
    let (x, y) = ((point.x - ball.x) / (Fall.radius * (1.1 + altitude)), (point.y - height) / 12)
    let nearness = 1 - x * x - y * y
    return wall.mixed(with: BallColors.shadow.color, fraction: nearness * (0.9 - altitude))
  }
}
