internal import Foundation

/// A number that changes as a cubic polynomial of time, as a Bézier curve whose handles lie at thirds
/// of the time.
///
/// Free fall is such a curve, and so is uniform motion.
struct CubicCurve {
  /// The number at the start, the two handles, and the number at the end.
  var values: SIMD4<Double>

  var isLine: Bool { offsets == .zero }

  /// A line.
  init(from start: Double, to end: Double) {
    values = SIMD4(start, start + (end - start) / 3, end - (end - start) / 3, end)
    offsets = .zero
  }

  /// The handles' distances from those of a line.
  private(set) var offsets: SIMD2<Double>

  /// The curve between the first and the last sample that is nearest to all samples between them, by
  /// the least squares.
  init(fitting samples: Samples, from first: Int, to last: Int) {
    self.init(from: samples.values[first], to: samples.values[last])
    let (start, length) = (samples.times[first], samples.times[last] - samples.times[first])
    // The normal equations of the two offsets.
    var (aa, ab, bb, ar, br) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for index in (first + 1)..<max(last, first + 1) {
      let s = (samples.times[index] - start) / length
      let (a, b) = (3 * s * (1 - s) * (1 - s), 3 * s * s * (1 - s))
      let rest = samples.values[index] - line(s)
      (aa, ab, bb, ar, br) = (aa + a * a, ab + a * b, bb + b * b, ar + a * rest, br + b * rest)
    }
    // With a single sample, there are many solutions, of which this takes the smallest.
    let slack = 1e-9 * (aa + bb)
    let determinant = (aa + slack) * (bb + slack) - ab * ab
    guard determinant > 0 else { return }
    let found =
      SIMD2((bb + slack) * ar - ab * br, (aa + slack) * br - ab * ar) / determinant
    guard (found.x + found.y).isFinite else { return }
    offsets = found
    values += SIMD4(0, found.x, found.y, 0)
  }

  /// The line from the start to the end, at a part of the time.
  private func line(_ s: Double) -> Double { values[0] + (values[3] - values[0]) * s }

  /// The number at a part of the time, from 0 to 1.
  func value(at s: Double) -> Double {
    line(s) + 3 * s * (1 - s) * (offsets.x * (1 - s) + offsets.y * s)
  }

  /// Whether the curve is within a tolerance of the samples between two, and of the lines between
  /// them.
  func isWithin(_ tolerance: Double, of samples: Samples, from first: Int, to last: Int) -> Bool {
    let (start, length) = (samples.times[first], samples.times[last] - samples.times[first])
    var (s0, error0) = (0.0, 0.0)
    for index in (first + 1)...last {
      let s1 = index == last ? 1 : (samples.times[index] - start) / length
      let error1 = index == last ? 0 : value(at: s1) - samples.values[index]
      guard abs(error1) <= tolerance,
        isWithin(tolerance, between: (s0, error0), and: (s1, error1))
      else { return false }
      (s0, error0) = (s1, error1)
    }
    return true
  }

  /// Whether the difference from a line is within a tolerance at all times between two.
  private func isWithin(
    _ tolerance: Double, between a: (s: Double, error: Double), and b: (s: Double, error: Double)
  ) -> Bool {
    let width = b.s - a.s
    let cubic = 3 * (offsets.x - offsets.y)
    let square = 3 * (offsets.y - 2 * offsets.x) + 3 * cubic * a.s
    // The curve less its chord is u (u − width) (square + cubic (u + width)), where u = s − a.s.
    let bend = max(abs(square + cubic * width), abs(square + 2 * cubic * width))
    if max(abs(a.error), abs(b.error)) + bend * width * width / 4 <= tolerance { return true }
    let slope = (b.error - a.error) / width - (square + cubic * width) * width
    func isWithin(at u: Double) -> Bool {
      guard u > 0, u < width else { return true }
      return abs(a.error + u * (slope + u * (square + u * cubic))) <= tolerance
    }
    // The largest difference is where its derivative 3 cubic u² + 2 square u + slope is 0.
    let discriminant = square * square - 3 * cubic * slope
    guard discriminant >= 0 else { return true }
    let root = -(square + (square < 0 ? -1 : 1) * discriminant.squareRoot())
    return isWithin(at: root / (3 * cubic)) && isWithin(at: slope / root)
  }
}
