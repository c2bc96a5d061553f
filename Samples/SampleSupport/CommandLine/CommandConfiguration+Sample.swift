package import ArgumentParser

/// The version of the package and of all samples.
///
/// It is defined only here.
package let packageVersion = "0.3.0"

extension CommandConfiguration {
  /// Makes the configuration of a sample, with the parts of `--help` and `--version` that all
  /// samples share.
  ///
  /// - Parameter keys: The functions of keys in a live show, as a list without a period at the end.
  package init(sample name: String, abstract: String, discussion: String, keys: String) {
    self.init(
      commandName: name, abstract: abstract,
      discussion: """
        \(discussion)

        Keys during a live show: \(keys), q quits. Ctrl-C and Ctrl-Z work as usual.

        Shell completions: \(name) --generate-completion-script bash (or zsh, fish). \
        'make install' installs these and a manual page.
        """,
      version: packageVersion)
  }
}
