/// Finds a few cubic curves that show a number over time within a tolerance.
///
/// Each curve goes from one sample to another, as far as it can: the search doubles its reach until a
/// curve fails, and then halves what is left. Curves end at sudden changes of slope, so that impacts
/// stay sharp.
struct FewCubics {
  private let samples: Samples
  private let tolerance: Double
  /// The largest distance of a handle from the start, for each unit between the start and the end.
  ///
  /// Readers know handles only as parts of this difference.
  private let maxHandle = 50.0

  init(_ samples: Samples, tolerance: Double) {
    self.samples = samples
    self.tolerance = tolerance
  }

  /// The curves and the last sample of each.
  func found() -> [(last: Int, curve: CubicCurve)] {
    var curves: [(last: Int, curve: CubicCurve)] = []
    var start = 0
    let end = samples.times.count - 1
    for stop in samples.kinks(tolerance: tolerance) + [end] {
      while start < stop {
        curves.append(farthest(from: start, to: stop))
        start = curves.last!.last
      }
    }
    return curves
  }

  private func farthest(from start: Int, to stop: Int) -> (last: Int, curve: CubicCurve) {
    var best = (
      last: start + 1,
      curve: CubicCurve(from: samples.values[start], to: samples.values[start + 1])
    )
    var (reach, failed) = (2, stop + 1)
    while best.last < stop {
      let last = min(start + reach, stop)
      guard let curve = curve(from: start, to: last) else {
        failed = last
        break
      }
      best = (last, curve)
      reach *= 2
    }
    while failed - best.last > 1 {
      let middle = (best.last + failed) / 2
      if let curve = curve(from: start, to: middle) {
        best = (middle, curve)
      } else {
        failed = middle
      }
    }
    return best
  }

  /// A curve from one sample to another that is within the tolerance; a line if possible.
  private func curve(from first: Int, to last: Int) -> CubicCurve? {
    let line = CubicCurve(from: samples.values[first], to: samples.values[last])
    if line.isWithin(tolerance, of: samples, from: first, to: last) { return line }
    let curve = CubicCurve(fitting: samples, from: first, to: last)
    let reach = abs(curve.values[3] - curve.values[0]) * maxHandle
    guard abs(curve.values[1] - curve.values[0]) <= reach,
      abs(curve.values[2] - curve.values[0]) <= reach,
      curve.isWithin(tolerance, of: samples, from: first, to: last)
    else { return nil }
    return curve
  }
}
