/// What one run of a scene printed, or the least of several.
struct Outcome {
  /// Seconds of processor time, or instructions, of each twentieth of the measured steps.
  private(set) var costs: [Double]
  /// How often memory was asked for in those steps, and in how many of them.
  private(set) var allocations: (count: Int, steps: Int)?
  /// The shares of their lengths by which the worst rod is wrong, and all together.
  private(set) var stretch: (worst: Double, total: Double)?
  /// Whether an animator had nothing more to do at the end.
  private(set) var hasRested = false

  init(cost: Double) { costs = [cost] }

  init(_ lines: [String]) {
    costs = []
    for line in lines {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      switch (words.first, numbers.count) {
      case ("cost", 1): costs.append(numbers[0])
      case ("allocations", 2): allocations = (Int(numbers[0]), Int(numbers[1]))
      case ("stretch", 2): stretch = (numbers[0], numbers[1])
      case ("rested", 0): hasRested = true
      default: break
      }
    }
  }

  /// Keeps the lesser cost of each part: the same steps cost the same, and what disturbs only adds.
  mutating func merge(_ other: Outcome) {
    costs = zip(costs, other.costs).map { min($0, $1) }
  }

  var cost: Double { costs.reduce(0, +) }
}
