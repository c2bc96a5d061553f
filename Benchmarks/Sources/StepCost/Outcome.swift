/// The output of one run of a scene, or the minimum of several.
struct Outcome {
  /// The CPU time in seconds, or the number of instructions, of each twentieth of the measured
  /// steps.
  private(set) var costs: [Double]
  /// The number of memory allocations in those steps, and of steps with allocations.
  private(set) var allocations: (count: Int, steps: Int)?
  /// The errors of the worst rod and of all rods together, as shares of their lengths.
  private(set) var stretch: (worst: Double, total: Double)?
  /// The CPU time of the longest step and of building the scene, in seconds.
  private(set) var worstStep: Double?
  private(set) var setup: Double?
  /// Whether the animator was at rest at the end.
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
      case ("worst", 1): worstStep = numbers[0]
      case ("setup", 1): setup = numbers[0]
      case ("rested", 0): hasRested = true
      default: break
      }
    }
  }

  /// Keeps the lower cost of each part: the same steps have the same cost, and disturbances only
  /// add.
  mutating func merge(_ other: Outcome) {
    costs = zip(costs, other.costs).map { min($0, $1) }
    worstStep = [worstStep, other.worstStep].compactMap(\.self).min()
    setup = [setup, other.setup].compactMap(\.self).min()
  }

  var cost: Double { costs.reduce(0, +) }
}
