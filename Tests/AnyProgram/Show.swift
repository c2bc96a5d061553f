import ArgumentParser
import DynamicsPrograms

/// Prints a program.
struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Print the program of a seed.")

  @Argument var seed: UInt64
  @OptionGroup var options: ProgramOptions

  func run() { for line in options.program(seed) { print(line) } }
}
