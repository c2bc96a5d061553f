internal import ArgumentParser
internal import Foundation

/// What a sample writes.
package enum Format: String, CaseIterable, ExpressibleByArgument {
  case live, text, json, svg

  /// What to write, and with which colours: live on a terminal and text elsewhere unless asked.
  package static func choose(
    _ asked: Format?, output: String?
  ) throws -> (format: Format, depth: ColorDepth) {
    let isOnTerminal = output == nil && Terminal.isTerminal(STDOUT_FILENO)
    let format = asked ?? (isOnTerminal ? .live : .text)
    let depth = ColorDepth.detect(in: ProcessInfo.processInfo.environment)
    guard format == .live else { return (format, depth) }
    guard isOnTerminal, Terminal.isTerminal(STDIN_FILENO) else { throw NoTerminal() }
    // A terminal without colours cannot show a picture; it can say what becomes of it.
    return (depth == .none ? .text : .live, depth)
  }
}

/// A show was asked for where nobody could see it.
package struct NoTerminal: Error, CustomStringConvertible {
  package init() {}

  package var description: String {
    "There is no terminal to draw on. Choose --format text, json or svg."
  }
}
