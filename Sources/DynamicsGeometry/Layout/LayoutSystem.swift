package import Foundation

/// Requirements of a layout, each with a priority.
///
/// More important requirements come first, then earlier ones. One that contradicts those before it is
/// broken, and does not count. This is no optimization: a broken requirement is not met as closely as
/// possible, which the layouts of programs rarely need.
package struct LayoutSystem {
  package enum Relation: Int {
    case atMost = -1
    case equal, atLeast
  }

  private struct Requirement {
    /// The sum that is 0, or for an inequality at least 0.
    let sum: LinearSum
    let isEqual: Bool
    let priority: Float
  }

  private var requirements: [Requirement] = []
  private var variableCount = 0

  package init() {}

  package mutating func variable() -> LinearSum {
    variableCount += 1
    return LinearSum(variable: variableCount - 1)
  }

  /// Requires a relation of two sums.
  ///
  /// - Returns: The number of the requirement.
  @discardableResult package mutating func require(
    _ a: LinearSum, _ relation: Relation = .equal, _ b: LinearSum, priority: Float = 1000
  ) -> Int {
    requirements.append(
      Requirement(
        sum: relation == .atMost ? b - a : a - b, isEqual: relation == .equal, priority: priority))
    return requirements.count - 1
  }

  /// Solves the equations, at a cost of about the square of their number.
  ///
  /// Inequalities count as equations once they are violated. For each, the equations are solved again.
  package func solved() -> LayoutSolution {
    let order = requirements.indices.sorted {
      (-requirements[$0].priority, $0) < (-requirements[$1].priority, $1)
    }
    var tight: Set<Int> = []
    while true {
      var system = LinearSystem()
      var broken: [Int] = []
      for number in order where requirements[number].isEqual || tight.contains(number) {
        if !system.require(requirements[number].sum) { broken.append(number) }
      }
      // The most violated one first: the largest of several boxes sets the size of its container.
      var violated: (number: Int, priority: Float, value: Double)?
      for number in order where !requirements[number].isEqual && !tight.contains(number) {
        let requirement = requirements[number]
        guard let value = system.value(of: requirement.sum), value < -LinearSystem.tolerance,
          violated.map({ (requirement.priority, -value) > ($0.priority, -$0.value) }) ?? true
        else { continue }
        violated = (number, requirement.priority, value)
      }
      guard let violated else { return LayoutSolution(system: system, broken: broken) }
      tight.insert(violated.number)
    }
  }
}

/// The solution of a layout.
package struct LayoutSolution {
  fileprivate let system: LinearSystem

  /// The numbers of the requirements that contradict more important ones.
  package let broken: [Int]

  /// The value of a sum; `nil` if the requirements do not determine it.
  package func value(of sum: LinearSum) -> CGFloat? { system.value(of: sum).map { CGFloat($0) } }
}
