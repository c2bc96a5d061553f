import Foundation
import Testing

/// The sample in a window; it ends when this object is released.
final class Desk {
  let screen: Screen
  private let process = Process()
  private let output: Output
  private let settings: URL

  /// Starts the sample with one of its pages.
  init(_ page: String, on screen: Screen, animations: Bool = true) throws {
    self.screen = screen
    settings = FileManager.default.temporaryDirectory.appending(path: "desk-\(UUID())")
    try FileManager.default.createDirectory(
      at: settings.appending(path: "gtk-4.0"), withIntermediateDirectories: true)
    try "[Settings]\ngtk-enable-animations=\(animations)\n".write(
      to: settings.appending(path: "gtk-4.0/settings.ini"), atomically: true, encoding: .utf8)
    let log = settings.appending(path: "log")
    try Data().write(to: log)
    output = try Output(log)
    process.executableURL = Self.program("desk")
    process.arguments = [page, "--trace"]
    process.environment = screen.environment.merging(["XDG_CONFIG_HOME": settings.path]) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: log)
    try process.run()
  }

  deinit {
    process.end()
    try? FileManager.default.removeItem(at: settings)
  }

  /// Waits for a line that begins with `start`, and takes all lines up to it.
  ///
  /// - Returns: The words of that line after its start.
  @discardableResult
  func line(_ start: String) async throws -> [String] {
    for _ in 0..<30_000 {
      if let words = output.take(upTo: start) { return words }
      try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("no line '\(start)' within 5 minutes; the last lines: \(output.lines.suffix(5))")
    throw CancellationError()
  }

  /// Waits until a page is at rest.
  func rest(of page: String) async throws -> Layout {
    let frames = try await line("rest \(page) after")
    return Layout(taken: output.taken, frames: Int(frames[0]) ?? 0)
  }

  /// Returns whether a line with this start was printed since the last awaited line.
  func hasPrinted(_ start: String) -> Bool {
    output.update()
    return output.lines.contains { $0.hasPrefix(start) }
  }

  /// The processor time that the sample uses in a second, once it has come to rest.
  func processorTimeAtRest() async throws -> TimeInterval {
    var least = TimeInterval.infinity
    // A highlight may still fade, for longer on a busy machine.
    for _ in 0..<60 where least > Self.processorTick {
      let before = try processorTime()
      try await Task.sleep(for: .seconds(1))
      least = min(least, try processorTime() - before)
    }
    return least
  }

  /// The unit of processor times, in seconds.
  static var processorTick: TimeInterval { 1 / TimeInterval(sysconf(Int32(_SC_CLK_TCK))) }

  /// The processor time that the sample has used, in seconds.
  private func processorTime() throws -> TimeInterval {
    let stat = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
    let fields = stat.split(separator: " ")
    return TimeInterval(Int(fields[13])! + Int(fields[14])!) * Self.processorTick
  }

  static func program(_ name: String) -> URL {
    // The test bundle and the programs are in the same folder.
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: name)
  }
}

/// The lines of a growing file.
private final class Output {
  /// The lines after the last awaited one.
  private(set) var lines: [String] = []
  /// The lines up to the last awaited one, from the one awaited before.
  private(set) var taken: [String] = []
  private let file: FileHandle
  private var partial = ""

  init(_ url: URL) throws { file = try FileHandle(forReadingFrom: url) }

  func update() {
    partial += String(decoding: file.availableData, as: UTF8.self)
    var pieces = partial.components(separatedBy: "\n")
    partial = pieces.removeLast()
    lines += pieces
  }

  func take(upTo start: String) -> [String]? {
    update()
    guard let index = lines.firstIndex(where: { $0.hasPrefix(start) }) else { return nil }
    taken = Array(lines[...index])
    lines.removeFirst(index + 1)
    return taken.last!.dropFirst(start.count).split(separator: " ").map(String.init)
  }
}
