package import Foundation

/// A sum of variables with coefficients, and a constant.
package struct LinearSum: Equatable, Sendable {
  /// The coefficients by the number of the variable; none is 0.
  private(set) var coefficients: [Int: Double] = [:]
  var constant: Double

  package init(_ constant: CGFloat) { self.constant = constant }

  init(variable: Int) {
    constant = 0
    coefficients[variable] = 1
  }

  /// Adds a multiple of another sum; coefficients that cancel are removed.
  mutating func add(_ other: LinearSum, times factor: Double) {
    constant += other.constant * factor
    for (variable, coefficient) in other.coefficients {
      let sum = (coefficients[variable] ?? 0) + coefficient * factor
      coefficients[variable] = abs(sum) > Self.negligible ? sum : nil
    }
  }

  /// Replaces a variable by a sum that equals it.
  mutating func substitute(_ sum: LinearSum, for variable: Int) {
    guard let coefficient = coefficients.removeValue(forKey: variable) else { return }
    add(sum, times: coefficient)
  }

  /// The variable with the largest coefficient; the first one of several, so that it does not depend
  /// on the order of a dictionary.
  var leading: (variable: Int, coefficient: Double)? {
    let leading = coefficients.max { (abs($0.value), -$0.key) < (abs($1.value), -$1.key) }
    return leading.map { ($0.key, $0.value) }
  }

  /// The rounding error of a coefficient that has become 0.
  private static let negligible = 1e-9

  package static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.add(b, times: 1)
    return sum
  }

  package static func - (a: Self, b: Self) -> Self {
    var sum = a
    sum.add(b, times: -1)
    return sum
  }

  package static func * (sum: Self, factor: CGFloat) -> Self {
    var product = Self(0)
    product.add(sum, times: factor)
    return product
  }

  package static func + (sum: Self, constant: CGFloat) -> Self { sum + Self(constant) }
  package static func - (sum: Self, constant: CGFloat) -> Self { sum - Self(constant) }
}
