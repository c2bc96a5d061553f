/// Prints a program.
struct Show: Command {
  private let options: ProgramOptions
  private let seed: UInt64

  init(_ arguments: inout Arguments) throws {
    options = try ProgramOptions(&arguments)
    guard let seed = arguments.takeName().flatMap(UInt64.init) else {
      throw UsageError("'show' needs a seed.")
    }
    self.seed = seed
  }

  func run() -> Bool {
    for line in options.text(seed) { print(line) }
    return true
  }
}
