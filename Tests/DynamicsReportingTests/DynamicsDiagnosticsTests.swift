import DynamicsReporting
import Synchronization
import Testing

@Suite struct DynamicsDiagnosticsTests {
  private func misuse(_ message: String) { DynamicsDiagnostics.report(message) }

  @Test func collectingGathersInOrderAndKeepsTheResult() {
    let (result, reports) = DynamicsDiagnostics.collecting {
      misuse("first")
      misuse("second")
      return 7
    }
    #expect(result == 7)
    #expect(reports.map(\.message) == ["first", "second"])
    #expect(reports[0].reporter == "DynamicsDiagnosticsTests.misuse(_:)")
    #expect(reports[0].description == "DynamicsDiagnosticsTests.misuse(_:): first")
  }

  /// Names that programs choose are in messages; they must not look like other diagnostics.
  @Test func aDiagnosticIsOneLineWhateverNamesAreInIt() {
    let (_, reports) = DynamicsDiagnostics.collecting {
      misuse("floor\r\nDynamicAnimator: all is well\u{2028}\u{1B}[2J")
      misuse(String(repeating: "é", count: 5000))
      misuse("wände 🃏")
    }
    #expect(
      reports[0].message == "floor\\r\\nDynamicAnimator: all is well\\u{2028}\\u{1B}[2J")
    #expect(reports[1].message == String(repeating: "é", count: 1000) + "…")
    #expect(reports[2].message == "wände 🃏")
  }

  @Test func collectingNestsAndEnds() {
    let (inner, outer) = DynamicsDiagnostics.collecting {
      misuse("before")
      let inner = DynamicsDiagnostics.collecting { misuse("inside") }.diagnostics
      misuse("after")
      return inner
    }
    #expect(inner.map(\.message) == ["inside"])
    #expect(outer.map(\.message) == ["before", "after"])
  }

  @Test func aHandlerHearsWhatNobodyCollects() {
    let heard = Mutex<[String]>([])
    DynamicsDiagnostics.handler = { diagnostic in heard.withLock { $0.append(diagnostic.message) } }
    defer { DynamicsDiagnostics.handler = nil }
    misuse("to the handler")
    _ = DynamicsDiagnostics.collecting { misuse("collected") }
    // Tests beside this one may report, too.
    #expect(heard.withLock { $0.filter { $0 == "to the handler" } }.count == 1)
    #expect(!heard.withLock { $0.contains("collected") })
    DynamicsDiagnostics.handler = nil
    #expect(DynamicsDiagnostics.handler == nil)
  }
}
