import DynamicsReporting
import Synchronization
import Testing

@Suite struct DiagnosticListenerTests {
  @Test func aListenerHearsDiagnosticsThatAreAlsoCollected() {
    let heard = Mutex<[String]>([])
    let message = "heard by a listener, and collected"
    var listener: DiagnosticListener? = DiagnosticListener { diagnostic in
      heard.withLock { $0.append(diagnostic.message) }
    }
    let (_, collected) = DynamicsDiagnostics.collecting { DynamicsDiagnostics.report(message) }
    #expect(collected.map(\.message) == [message])
    // Other tests report at the same time.
    #expect(heard.withLock { $0 }.filter { $0 == message }.count == 1)
    withExtendedLifetime(listener) {}
    listener = nil
    _ = DynamicsDiagnostics.collecting { DynamicsDiagnostics.report(message) }
    #expect(heard.withLock { $0 }.filter { $0 == message }.count == 1)
  }
}
