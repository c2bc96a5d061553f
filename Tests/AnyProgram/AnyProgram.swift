import ArgumentParser

/// Runs random programs against the library, each where it cannot take anything with it.
@main
struct AnyProgram: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "any-program",
    abstract: "Run random programs against the whole API, and shrink those that fail.",
    subcommands: [Run.self, Show.self, Child.self, Bytes.self] + fuzzers,
    defaultSubcommand: Run.self)

  #if LIBFUZZER
    private static let fuzzers: [any ParsableCommand.Type] = [Fuzz.self]
  #else
    private static let fuzzers: [any ParsableCommand.Type] = []
  #endif
}
