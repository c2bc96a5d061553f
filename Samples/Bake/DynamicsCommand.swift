import ArgumentParser
import SampleSupport

/// Makes motion from files on the command line.
@main
struct DynamicsCommand: SampleCommand {
  static let configuration = CommandConfiguration(
    commandName: "dynamics", abstract: "Make motion of physics from files.",
    discussion: """
      Shell completions: dynamics --generate-completion-script bash (or zsh, fish). \
      'make install' installs these and a manual page.
      """,
    version: packageVersion, subcommands: [Bake.self])
}
