internal import ArgumentParser
internal import Foundation

/// What a sample writes.
package enum Format: String, CaseIterable, ExpressibleByArgument {
  case live, text, json, svg

  /// The format that the name of a file asks for; `nil` if it may hold anything.
  package init?(ofFile path: String?) {
    let ending = path.map { URL(fileURLWithPath: $0).pathExtension.lowercased() }
    guard let format = ending.flatMap(Format.init), [.json, .svg].contains(format) else {
      return nil
    }
    self = format
  }

  /// What to write, and with which colors: what was asked for, or what the file is called, or live
  /// on a terminal and text elsewhere.
  package static func choose(
    _ asked: Format?, output: String?
  ) throws -> (format: Format, depth: ColorDepth) {
    let isSeen = output == nil && Terminal.isInteractive
    let format = asked ?? Format(ofFile: output) ?? (isSeen ? .live : .text)
    let depth = ColorDepth.detect(in: ProcessInfo.processInfo.environment)
    guard format == .live else { return (format, depth) }
    guard isSeen else { throw NoTerminal() }
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
