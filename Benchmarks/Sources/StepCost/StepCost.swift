import ArgumentParser

/// Measures what steps cost.
@main
struct StepCost: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "step-cost", abstract: "Measure what steps cost.",
    subcommands: [Compare.self, Profile.self, Scaling.self, Show.self],
    defaultSubcommand: Compare.self)
}
