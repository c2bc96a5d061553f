/// Sorted numbers, for quantiles.
struct Distribution {
  private let sorted: [Double]

  init(_ numbers: [Double]) {
    sorted = numbers.sorted()
  }

  /// The number that a share of all numbers, from 0 to 1, does not exceed; 0 if there are none.
  func quantile(_ share: Double) -> Double {
    guard let greatest = sorted.last else { return 0 }
    let rank = (share * Double(sorted.count)).rounded(.up)
    return rank < Double(sorted.count) ? sorted[max(0, Int(rank) - 1)] : greatest
  }
}

/// The trend of a series, from the means of each hundred of its numbers.
///
/// Single numbers vary too much. The means of hundreds show the trend and its uncertainty.
struct Trend {
  /// The mean of the last hundred minus the mean of the first.
  let change: Double

  /// The rise of the fitted line per number.
  let slope: Double

  /// The standard error of ``slope``.
  let slopeError: Double

  /// The trend of a series; `nil` if it has fewer than five hundred numbers.
  init?(of series: [Double]) {
    let hundred = 100
    let means = stride(from: 0, through: series.count - hundred, by: hundred).map { first in
      series[first..<(first + hundred)].reduce(0, +) / Double(hundred)
    }
    guard means.count >= 5, let first = means.first, let last = means.last else { return nil }
    change = last - first

    let count = Double(means.count)
    let middle = (count - 1) / 2
    let mean = means.reduce(0, +) / count
    var spread = 0.0
    var rise = 0.0
    for (index, value) in means.enumerated() {
      spread += (Double(index) - middle) * (Double(index) - middle)
      rise += (Double(index) - middle) * (value - mean)
    }
    let slopePerHundred = rise / spread
    var unexplained = 0.0
    for (index, value) in means.enumerated() {
      let residual = value - mean - slopePerHundred * (Double(index) - middle)
      unexplained += residual * residual
    }
    slope = slopePerHundred / Double(hundred)
    slopeError = (unexplained / (count - 2) / spread).squareRoot() / Double(hundred)
  }
}
