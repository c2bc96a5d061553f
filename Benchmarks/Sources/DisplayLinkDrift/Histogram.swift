import Foundation

/// Counts of numbers in bins, ten bins per power of ten.
struct Histogram {
  private static let binsADecade = 10.0

  /// The count of numbers in each bin.
  private(set) var counts: [Int]

  private let exponents: ClosedRange<Int>

  /// Counts numbers between two powers of ten; numbers outside go to the first or the last bin.
  init(of numbers: [Double], exponents: ClosedRange<Int>) {
    self.exponents = exponents
    counts = Array(repeating: 0, count: (exponents.count - 1) * Int(Self.binsADecade))
    for number in numbers { counts[bin(of: number)] += 1 }
  }

  /// The number at which a bin begins and the previous one ends.
  func start(ofBin bin: Int) -> Double {
    pow(10, Double(exponents.lowerBound) + Double(bin) / Self.binsADecade)
  }

  private func bin(of number: Double) -> Int {
    guard number > start(ofBin: 0) else { return 0 }
    let exponent = log10(number) - Double(exponents.lowerBound)
    return min(Int(exponent * Self.binsADecade), counts.count - 1)
  }
}

extension ClosedRange<Int> {
  /// The powers of ten that enclose the positive ones of some numbers, at least one apart.
  static func exponents(enclosing numbers: [Double]) -> ClosedRange<Int> {
    let positive = numbers.filter { $0 > 0 }
    let first = Int(log10(positive.min() ?? 1).rounded(.down))
    let last = Int(log10(positive.max() ?? 1).rounded(.up))
    return first...Swift.max(last, first + 1)
  }
}
