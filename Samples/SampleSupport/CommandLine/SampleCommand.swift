package import ArgumentParser
@preconcurrency internal import Glibc

/// The command of a sample, with the usual exit behavior of command-line programs.
package protocol SampleCommand: ParsableCommand {}

extension SampleCommand {
  /// Runs the program.
  ///
  /// `ParsableCommand`'s own `main` does not notice when help or the version cannot be written.
  package static func main() {
    StandardDescriptors.openClosedDescriptors()
    EndingSignals.catchAll()
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      end(error)
    }
  }

  /// Exits with the message and status of an error or of a request for help.
  private static func end(_ error: any Error) -> Never {
    let text = fullMessage(for: error)
    let lines = text.isEmpty ? "" : text + "\n"
    let code = exitCode(for: error)
    if code.isSuccess {
      do { try StandardOutput.write(lines) } catch { end(error) }
    } else {
      StandardError.write(lines)
    }
    Glibc.exit(code.rawValue)
  }
}
