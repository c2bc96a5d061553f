import DynamicsTiming

/// A Bézier curve from (0, 0) to (1, 1) by de Casteljau's construction, its x found by halving.
struct ReferenceCurve: Sendable {
  let x1, y1, x2, y2: Double

  var timing: TimingFunction { TimingFunction(controlPoints: x1, y1, x2, y2) }

  func y(atX x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if construct(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return y(at: (low + high) / 2)
  }

  func y(at parameter: Double) -> Double { construct(y1, y2, at: parameter) }

  private func construct(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * s }
    let (a, b, c) = (between(0, p1), between(p1, p2), between(p2, 1))
    return between(between(a, b), between(b, c))
  }
}
