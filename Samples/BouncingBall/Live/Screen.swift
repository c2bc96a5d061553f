import Dynamics
import SampleSupport

/// The picture for a size of the terminal: the view, and lines of text below it.
struct Screen {
  /// The minimum number of rows for the line that explains the keys.
  private static let rowsForKeys = 10

  private let painter: BallPainter
  private let lines: Int
  private var canvas: Canvas
  private var budget: ByteBudget

  init(_ size: (columns: Int, rows: Int), showsXray: Bool = false) {
    let palette = showsXray ? BallColors.palette + XrayPainter.swatches : BallColors.palette
    lines = size.rows < Self.rowsForKeys ? 1 : 2
    painter = BallPainter(columns: size.columns, rows: max(1, size.rows - lines))
    canvas = Canvas(columns: size.columns, rows: size.rows, palette: palette)
    budget = ByteBudget(cells: size.columns * size.rows)
  }

  /// - Parameters:
  ///   - onTime: The correct position of the ball.
  ///   - time: The present time in seconds.
  /// - Returns: The control sequences; empty if the terminal has had enough for now.
  mutating func draw(
    ball: CGPoint, onTime: CGPoint, _ status: Status, depth: ColorDepth, xray: Xray? = nil,
    at time: Double
  ) -> String {
    guard budget.allowsPicture(at: time) else { return "" }
    canvas.fill(Color(0, 0, 0))
    painter.paint(ball: ball, onTime: onTime, xray, on: &canvas)
    let first = canvas.rows - lines
    let line = status.line(columns: canvas.columns)
    canvas.write(line, column: 0, row: first, ink: Color(235, 235, 235))
    if lines > 1 {
      let keys = Status.keys(columns: canvas.columns)
      canvas.write(keys, column: 0, row: first + 1, ink: Color(150, 150, 150))
    }
    // The colors of the ball are a gradient, so they are always exact.
    let changes = canvas.changes(depth: depth)
    budget.note(bytes: changes.utf8.count)
    return changes
  }
}
