package import ArgumentParser

/// The version of the package, which all samples have.
///
/// It is set here and nowhere else.
package let packageVersion = "0.1.0"

extension CommandConfiguration {
  /// A sample's configuration, with the parts of `--help` and `--version` that all samples share.
  ///
  /// - Parameter keys: What keys do during a live show, as a list without a full stop.
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
