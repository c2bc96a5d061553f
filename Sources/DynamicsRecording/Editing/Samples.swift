internal import Foundation

/// A number that is known at certain times, with straight lines between them.
struct Samples {
  /// In seconds, in order; no two are the same.
  var times: [Double] = []
  var values: [Double] = []

  /// A smaller kink is not seen, in points or degrees.
  private static let leastKink = 0.25

  /// The samples at which the slope changes at once by more than a tolerance shows: where something
  /// hits something.
  func kinks(tolerance: Double) -> [Int] {
    guard times.count > 2 else { return [] }
    let least = min(tolerance, Self.leastKink)
    let bends = times.indices.map(bend)
    return (1..<(times.count - 1)).filter { index in
      // An impact between two frames bends the line at both of them; the larger bend stands for it.
      guard bends[index] > least, bends[index] >= bends[index - 1],
        bends[index] > bends[index + 1]
      else { return false }
      // Smooth motion bends as much before and after.
      let around = [index - 2, index + 2].filter(bends.indices.contains).map { bends[$0] }
      return bends[index] > 3 * (around.max() ?? 0)
    }
  }

  /// How far the line before a sample misses the line after it, in the shorter of both times.
  private func bend(at index: Int) -> Double {
    guard index > 0, index + 1 < times.count else { return 0 }
    let (before, after) = (times[index] - times[index - 1], times[index + 1] - times[index])
    let turn =
      (values[index + 1] - values[index]) / after - (values[index] - values[index - 1]) / before
    return abs(turn) * min(before, after)
  }
}
