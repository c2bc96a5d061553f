import Logging
import Synchronization

/// The reports of misuse that the library has ignored.
///
/// A call with bad input, such as a size of zero or a center that is not finite, changes nothing
/// and sends one ``DynamicsDiagnostic`` here. The program continues. Set a handler to see the
/// diagnostics:
///
/// ```swift
/// DynamicsDiagnostics.handler = { diagnostic in print(diagnostic.message) }
/// ```
///
/// In a test, `DynamicsDiagnostics.collecting { … }` returns them.
public enum DynamicsDiagnostics {
  private static let installedHandler = Mutex<(@Sendable (DynamicsDiagnostic) -> Void)?>(nil)

  /// The closure that is called with each diagnostic, on the thread of the misuse.
  ///
  /// The default is `nil`, which logs one warning through swift-log: to standard error, or to the
  /// log handler that the program has set with `LoggingSystem.bootstrap`. Misuse by the handler
  /// itself is also logged there, so a handler never calls itself.
  public static var handler: (@Sendable (DynamicsDiagnostic) -> Void)? {
    get { installedHandler.withLock { $0 } }
    set { installedHandler.withLock { $0 = newValue } }
  }

  /// The handler of the current task, so that tests can run at the same time.
  @TaskLocal private static var taskHandler: (@Sendable (DynamicsDiagnostic) -> Void)?

  /// Whether a handler is running; misuse is then logged.
  @TaskLocal private static var isHandling = false

  /// Sends the reports of this task to another handler while `body` runs.
  package static func withHandler<Result>(
    _ handler: @escaping @Sendable (DynamicsDiagnostic) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    try $isHandling.withValue(false) { try $taskHandler.withValue(handler, operation: body) }
  }

  /// Runs a closure, and returns its result and the diagnostics that it causes on this task, in order;
  /// the handler is not called.
  public static func collecting<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, diagnostics: [DynamicsDiagnostic]) {
    let box = DiagnosticBox()
    let result = try withHandler({ box.append($0) }, body)
    return (result, box.all)
  }

  /// Runs an async closure, and returns its result and the diagnostics that it causes on this task.
  public static func collecting<Result>(
    _ body: () async throws -> Result
  ) async rethrows -> (result: Result, diagnostics: [DynamicsDiagnostic]) {
    let box = DiagnosticBox()
    let result = try await $isHandling.withValue(false) {
      try await $taskHandler.withValue({ box.append($0) }, operation: body)
    }
    return (result, box.all)
  }

  /// Whether nothing is reported.
  @TaskLocal private static var isSilent = false

  /// Runs a closure whose misuse was reported elsewhere, or is going to be.
  package static func silencing<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $isSilent.withValue(true, operation: body)
  }

  /// Runs the program's code within ``silencing(_:)``, and reports its misuse.
  package static func reporting<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $isSilent.withValue(false, operation: body)
  }

  /// Reports a misuse of a member; by default, its type is the name of the file.
  package static func report(
    _ message: @autoclosure () -> String, by member: String = #function, file: String = #fileID
  ) {
    report(message(), by: Reporter(member, file: file))
  }

  /// Returns a value if it is valid, or else another one, which is reported.
  package static func checked<Value>(
    _ value: Value, _ isValid: Bool, else fallback: Value, _ message: @autoclosure () -> String,
    by member: String = #function, file: String = #fileID
  ) -> Value {
    if !isValid { report(message(), by: member, file: file) }
    return isValid ? value : fallback
  }

  /// Reports a misuse.
  package static func report(_ message: @autoclosure () -> String, by reporter: Reporter) {
    if isSilent { return }
    let diagnostic = DynamicsDiagnostic(
      message: message().asOneLine, reporter: reporter.description.asOneLine)
    DiagnosticListener.notify(diagnostic)
    if !isHandling, let current = taskHandler ?? handler {
      $isHandling.withValue(true) { current(diagnostic) }
    } else {
      // A logger that is kept would not follow a program that calls `LoggingSystem.bootstrap` later.
      Logger(label: "Dynamics").warning("\(diagnostic)", source: "Dynamics")
    }
  }
}

/// One misuse that was reported and ignored.
public struct DynamicsDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// The mistake and what to do instead, in one line.
  public let message: String

  /// The type and the member that were misused, for example `CollisionBehavior.addItem(_:)`.
  public let reporter: String

  /// The reporter and the message in one line.
  public var description: String { "\(reporter): \(message)" }
}

private final class DiagnosticBox: Sendable {
  private let diagnostics = Mutex<[DynamicsDiagnostic]>([])
  var all: [DynamicsDiagnostic] { diagnostics.withLock { $0 } }
  func append(_ diagnostic: DynamicsDiagnostic) { diagnostics.withLock { $0.append(diagnostic) } }
}
