import ArgumentParser
import SampleSupport

/// Makes motion from files on the command line.
@main
struct DynamicsCommand: SampleCommand {
  static let configuration = CommandConfiguration(
    commandName: "dynamics", abstract: "Make motion of physics from files.",
    version: packageVersion, subcommands: [Bake.self])
}
