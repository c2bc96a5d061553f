internal import Foundation

/// A logarithmic axis of a drawing.
package struct LogAxis {
  /// The numbers at both ends; both positive.
  package let numbers: (first: Double, last: Double)

  /// The positions of these numbers in the drawing.
  package let positions: (first: Double, last: Double)

  package init(numbers: (first: Double, last: Double), positions: (first: Double, last: Double)) {
    self.numbers = numbers
    self.positions = positions
  }

  /// The position of a number, clamped to the ends.
  package func position(of number: Double) -> Double {
    let within = min(max(number, numbers.first), numbers.last)
    let share = log10(within / numbers.first) / log10(numbers.last / numbers.first)
    return positions.first + share * (positions.last - positions.first)
  }

  /// The powers of ten on the axis, each with its label.
  package var ticks: [(position: Double, label: String)] {
    let first = Int(log10(numbers.first).rounded(.up))
    let last = Int(log10(numbers.last).rounded(.down))
    return (first...last).map { exponent in
      let number = pow(10, Double(exponent))
      return (position(of: number), String(format: "%g", number))
    }
  }
}
