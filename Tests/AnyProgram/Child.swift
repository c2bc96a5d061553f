import Glibc

/// Runs programs in this process: says which before each, and what was wrong after it.
struct Child: Command {
  private let seeds: Range<UInt64>
  private let options: ProgramOptions

  init(_ arguments: inout Arguments) throws {
    seeds = try arguments.takeValue("--seeds", any_program.seeds) ?? 0..<0
    options = try ProgramOptions(&arguments)
  }

  func run() -> Bool {
    for seed in seeds {
      say("begin \(seed)")
      let trial = options.run(seed)
      for fault in trial.faults { say("fault \(fault.replacing("\n", with: " "))") }
      say("end \(trial.operations) \(trial.calls)")
    }
    return true
  }

  /// At once, since the next thing may be a crash.
  private func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }
}
