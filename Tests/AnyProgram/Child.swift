import ArgumentParser
import DynamicsPrograms
import Glibc

/// Runs programs in this process: says which before each, and what was wrong after it.
struct Child: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run programs in this process.", shouldDisplay: false)

  @Option var seeds: Seeds
  @OptionGroup var options: ProgramOptions

  func run() {
    for seed in seeds.range {
      say("begin \(seed)")
      let trial = Trial(options.program(seed), plant: options.plant)
      for fault in trial.faults { say("fault \(fault)") }
      say("end \(trial.operations) \(trial.calls)")
    }
  }

  /// At once, since the next thing may be a crash.
  private func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }
}
