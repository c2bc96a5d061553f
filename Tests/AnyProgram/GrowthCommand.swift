import DynamicsPrograms

/// Compares the costs of calls with many elements and with few.
struct GrowthCommand: Command {
  private let name: String?

  init(_ arguments: inout Arguments) throws { name = arguments.takeName() }

  func run() -> Bool {
    let calls = Growth.all.filter { name == nil || $0.symbol.contains(name ?? "") }
    var failed = 0
    for call in calls {
      let factor = call.factor()
      let isSteep = factor > Growth.mostGrowth
      if isSteep { failed += 1 }
      print("\(isSteep ? "FAILED" : "      ") ×\(Int(min(factor, 1e9))) \(call.symbol)")
    }
    print(
      "\(calls.count) calls, each with 100 and 10 000 elements: \(failed) take too long")
    return failed == 0 && !calls.isEmpty
  }
}
