import ArgumentParser
import DynamicsPrograms

/// Runs the programs of many seeds in processes of their own, and shrinks those that fail.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run programs in processes of their own, and print a minimal one for each failure.")

  @Option(help: "Seeds of the programs.")
  var seeds = Seeds(0..<300)

  @Option(help: "Seconds that one program may take.")
  var patience = 20.0

  @Option(help: "How many failures are shrunk.")
  var shrunk = 3

  @OptionGroup var options: ProgramOptions

  func run() throws {
    var offspring = Offspring(arguments: arguments, patience: patience)
    let failures = try offspring.run(seeds.range).sorted { $0.key < $1.key }
    for (index, failure) in failures.enumerated() {
      print("seed \(failure.key) \(failure.value.words)")
      if index < shrunk { try shrink(failure.key, failure.value) }
    }
    print(
      "\(seeds.range.count) programs, \(offspring.operations) operations, \(offspring.calls) of "
        + "them where the library called the program: \(failures.count) failed")
    if !failures.isEmpty { throw ExitCode.failure }
  }

  private var arguments: [String] {
    ["--lines", "\(options.lines)"] + (options.plant.map { ["--plant", $0.rawValue] } ?? [])
  }

  private func shrink(_ seed: UInt64, _ outcome: Outcome) throws {
    let whole = options.program(seed)
    var offspring = Offspring(arguments: arguments, patience: min(patience, 3))
    var tries = 0
    let kept = try minimized(Array(whole.indices)) { kept in
      tries += 1
      let found = try offspring.run(seed..<seed + 1, keep: kept)[seed]
      return found?.isLike(outcome) ?? false
    }
    print("\(kept.count) of \(whole.count) lines are enough (\(tries) tries):")
    for line in kept { print("  \(whole[line])") }
    print("--seeds \(seed)..<\(seed + 1) --keep \(kept.map(String.init).joined(separator: ","))")
  }
}
