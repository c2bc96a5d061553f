import ArgumentParser
import SampleSupport

/// Opens the inspector with something to look at.
@main
struct Inspect: SampleCommand {
  static let configuration = CommandConfiguration(
    commandName: "dynamics-inspect",
    abstract: "Look at motion in the browser, touch it, and tune it.",
    version: packageVersion, subcommands: [Open.self, Studio.self], defaultSubcommand: Open.self)
}
