/// The graph of a timing function as a cubic Bézier curve from (0, 0) to (1, 1).
struct BezierEasing: Hashable, Sendable {
  let x1, y1, x2, y2: Double

  static let diagonal = BezierEasing(x1: 0, y1: 0, x2: 1, y2: 1)

  /// The progress of a control point: so far that no curve needs more, and so near that values do not
  /// overflow where several animations follow each other.
  private static let progress = -1e6...1e6

  /// Whether there is one y in range for each x: the control points must lie between x = 0 and x = 1.
  var isFunction: Bool {
    (0...1).contains(x1) && (0...1).contains(x2) && Self.progress.contains(y1)
      && Self.progress.contains(y2)
  }

  /// The y of the curve where its x is `t`, for `t` between 0 and 1.
  func progress(at t: Double) -> Double {
    // The curve is the straight line then. Solving for the parameter would only add rounding.
    if x1 == y1, x2 == y2 { return t }
    let s = MonotoneCubic(x1: x1, x2: x2).parameter(at: t)
    let r = 1 - s
    return 3 * r * r * s * y1 + 3 * r * s * s * y2 + s * s * s
  }
}
