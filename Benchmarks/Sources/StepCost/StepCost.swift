import ArgumentParser

/// Measures the cost of steps.
@main
struct StepCost: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "step-cost", abstract: "Measure what steps cost.",
    subcommands: [Compare.self, Profile.self, Scaling.self, Joints.self, Show.self],
    defaultSubcommand: Compare.self)
}
