import DynamicsPrograms

/// Runs the programs of many seeds in processes of their own, and shrinks those that fail.
struct Run: Command {
  private let seeds: Range<UInt64>
  private let patience: Double
  private let shrunk: Int
  private let options: ProgramOptions

  init(_ arguments: inout Arguments) throws {
    seeds = try arguments.takeValue("--seeds", any_program.seeds) ?? 0..<300
    patience = try arguments.takeValue("--patience") { Double($0) } ?? 20
    shrunk = try arguments.takeValue("--shrunk") { Int($0) } ?? 3
    options = try ProgramOptions(&arguments)
  }

  func run() throws -> Bool {
    var offspring = Offspring(arguments: options.words, patience: patience)
    let failures = try offspring.runAll(seeds).sorted { $0.key < $1.key }
    for (index, failure) in failures.enumerated() {
      print("seed \(failure.key) \(failure.value.words)")
      if index < shrunk { try shrink(failure.key, failure.value) }
    }
    print(
      "\(seeds.count) programs, \(offspring.operations) operations, \(offspring.calls) of "
        + "them where the library called the program: \(failures.count) failed")
    return failures.isEmpty
  }

  private func shrink(_ seed: UInt64, _ outcome: Outcome) throws {
    let whole = options.text(seed)
    var offspring = Offspring(arguments: options.words, patience: min(patience, 3))
    var tries = 0
    let kept = try minimized(Array(whole.indices)) { kept in
      tries += 1
      let found = try offspring.run(seed..<seed + 1, keep: kept)[seed]
      return found?.isLike(outcome) ?? false
    }
    print("\(kept.count) of \(whole.count) lines are enough (\(tries) tries):")
    for line in kept { print("  \(whole[line])") }
    print(
      "\(options.isOfCalls ? "--calls " : "")--seeds \(seed)..<\(seed + 1) --keep \(kept.map(String.init).joined(separator: ","))"
    )
  }
}
