import DynamicsReporting
import Logging
import Synchronization
import Testing

/// Reports go to the program's log handler.
///
/// The logger used to have a handler of its own, so that a program that called `LoggingSystem.bootstrap` never saw them.
@Suite struct LoggingTests {
  private struct Collecting: LogHandler {
    static let lines = Mutex<[String]>([])

    let label: String
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      Self.lines.withLock { $0.append("\(label) \(event.level): \(event.message)") }
    }
  }

  @Test func aProgramsHandlerGetsWhatIsReportedAfterItIsSet() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      DynamicsDiagnostics.report("early", by: "Test.one")
      LoggingSystem.bootstrap { Collecting(label: $0) }
      DynamicsDiagnostics.report("late", by: "Test.two")
      let lines = Collecting.lines.withLock { $0 }
      precondition(lines == ["Dynamics warning: Test.two: late"], "\(lines)")
    }
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("Test.one: early") && !errors.contains("late"))
  }

  @Test func withoutOneAReportIsOneLineOfStandardError() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      DynamicsDiagnostics.report("a mistake", by: "Test.one")
    }
    let lines = String(decoding: result.standardErrorContent, as: UTF8.self).split(separator: "\n")
    #expect(lines.count { $0.hasSuffix("Test.one: a mistake") } == 1)
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(!output.contains("a mistake"))
  }
}
