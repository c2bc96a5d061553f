import Logging
import Synchronization

/// Where the library reports misuse that it ignored.
///
/// A call with input that cannot be honoured (a size of zero, a center that is not finite, an item
/// that is already there) changes nothing and sends one ``DynamicsDiagnostic`` here. The program
/// goes on. A test that wants to see them installs a handler of its own:
///
/// ```swift
/// DynamicsDiagnostics.handler = { diagnostic in print(diagnostic.message) }
/// ```
public enum DynamicsDiagnostics {
  private static let log = Logger(label: "Dynamics") { label in
    StreamLogHandler.standardError(label: label)
  }

  private static let installedHandler = Mutex<(@Sendable (DynamicsDiagnostic) -> Void)?>(nil)

  /// What happens to each diagnostic, on the thread of the misuse.
  ///
  /// `nil`, the default, writes one line to standard error through swift-log. What a handler itself
  /// does wrong goes there, too, so that a handler never calls itself.
  public static var handler: (@Sendable (DynamicsDiagnostic) -> Void)? {
    get { installedHandler.withLock { $0 } }
    set { installedHandler.withLock { $0 = newValue } }
  }

  /// Handlers that hold for the current task only, so that tests can run side by side.
  @TaskLocal private static var taskHandler: (@Sendable (DynamicsDiagnostic) -> Void)?

  /// True inside a handler: one whose own misuse was sent to it again would never return.
  @TaskLocal private static var isHandling = false

  /// Sends what is reported while `body` runs on this task to a handler of its own.
  package static func withHandler<Result>(
    _ handler: @escaping @Sendable (DynamicsDiagnostic) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    try $isHandling.withValue(false) { try $taskHandler.withValue(handler, operation: body) }
  }

  /// Collects what is reported while `body` runs on this task, in place of the handler.
  ///
  /// - Returns: What `body` returned and what was reported, in order.
  public static func collecting<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, diagnostics: [DynamicsDiagnostic]) {
    let box = DiagnosticBox()
    let result = try withHandler({ box.append($0) }, body)
    return (result, box.all)
  }

  /// Collects what is reported while `body` runs on this task, its waits included.
  ///
  /// - Returns: What `body` returned and what was reported, in order.
  public static func collecting<Result>(
    _ body: () async throws -> Result
  ) async rethrows -> (result: Result, diagnostics: [DynamicsDiagnostic]) {
    let box = DiagnosticBox()
    let result = try await $isHandling.withValue(false) {
      try await $taskHandler.withValue({ box.append($0) }, operation: body)
    }
    return (result, box.all)
  }

  /// Reports one misuse of a member, whose type is that of the file's name unless it is said.
  package static func report(
    _ message: @autoclosure () -> String, by member: String = #function, file: String = #fileID
  ) {
    report(message(), by: Reporter(member, file: file))
  }

  /// Reports one misuse.
  package static func report(_ message: @autoclosure () -> String, by reporter: Reporter) {
    let diagnostic = DynamicsDiagnostic(message: message(), reporter: reporter.description)
    if !isHandling, let current = taskHandler ?? handler {
      $isHandling.withValue(true) { current(diagnostic) }
    } else {
      log.warning("\(diagnostic)", source: "Dynamics")
    }
  }
}

/// One misuse that the library noticed, reported and ignored.
public struct DynamicsDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// What was wrong and what to do instead, in one line.
  public let message: String

  /// The type and the member that were misused, as in `CollisionBehavior.addItem(_:)`.
  public let reporter: String

  /// The reporter and the message on one line.
  public var description: String { "\(reporter): \(message)" }
}

private final class DiagnosticBox: Sendable {
  private let diagnostics = Mutex<[DynamicsDiagnostic]>([])
  var all: [DynamicsDiagnostic] { diagnostics.withLock { $0 } }
  func append(_ diagnostic: DynamicsDiagnostic) { diagnostics.withLock { $0.append(diagnostic) } }
}
