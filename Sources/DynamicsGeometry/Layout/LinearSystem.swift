/// Linear equations, solved by elimination as they are added.
struct LinearSystem {
  /// Solved variables, each by a sum of variables that are not solved.
  private var solved: [Int: LinearSum] = [:]

  /// The largest difference that counts as none, in points.
  static let tolerance = 1e-6

  /// Adds the equation that a sum is 0, at a cost in proportion to the number of equations.
  ///
  /// - Returns: Whether the equation agrees with those before; if not, it is ignored.
  mutating func require(_ sum: LinearSum) -> Bool {
    let rest = reduced(sum)
    guard let (variable, coefficient) = rest.leading else {
      return abs(rest.constant) <= Self.tolerance
    }
    var other = rest
    other.substitute(LinearSum(0), for: variable)
    let solution = other * (-1 / coefficient)
    for key in Array(solved.keys) where solved[key]?.coefficients[variable] != nil {
      solved[key]?.substitute(solution, for: variable)
    }
    solved[variable] = solution
    return true
  }

  /// The value of a sum; `nil` if the equations do not determine it.
  func value(of sum: LinearSum) -> Double? {
    let rest = reduced(sum)
    return rest.coefficients.isEmpty ? rest.constant : nil
  }

  private func reduced(_ sum: LinearSum) -> LinearSum {
    var rest = sum
    // In order, since the last bits of the constant depend on it.
    for variable in sum.coefficients.keys.sorted() {
      if let solution = solved[variable] { rest.substitute(solution, for: variable) }
    }
    return rest
  }
}
