internal import DynamicsRecording
internal import Foundation
internal import Synchronization
internal import Testing
internal import XCTest

/// Notices the failures of a test in some code.
struct FailureWatch {
  private let issues = RemarkList()
  private let failuresBefore: Int

  init() {
    failuresBefore = Failure.isInSwiftTesting ? 0 : XCTestFailures.shared.remarks.all.count
    // The time is still that of the motion before.
    time = 0
  }

  /// The time of the motion that failures are recorded at, in seconds.
  var time: TimeInterval {
    get { issues.time }
    nonmutating set {
      issues.time = newValue
      if !Failure.isInSwiftTesting { XCTestFailures.shared.remarks.time = newValue }
    }
  }

  /// The failures in the code so far.
  var remarks: [Remark] {
    let inXCTest = Failure.isInSwiftTesting ? [] : XCTestFailures.shared.remarks.all
    return issues.all + inXCTest.dropFirst(failuresBefore)
  }

  /// Runs code and notices its issues, which are recorded as always.
  ///
  /// Only the matcher of known issues sees the issues of other code. This one knows none of them, so
  /// it passes all on, also to a `withKnownIssue` around it.
  func watching(_ body: () -> Void) {
    guard Failure.isInSwiftTesting else { return body() }
    let issues = issues
    withKnownIssue(isIntermittent: true, body, matching: { issues.record($0) })
  }

  /// The same for code that waits.
  func watching(_ body: () async -> Void) async {
    guard Failure.isInSwiftTesting else { return await body() }
    let issues = issues
    await withKnownIssue(isIntermittent: true, body, matching: { issues.record($0) })
  }
}

/// The failures so far, in their order; any thread may record one.
private final class RemarkList: Sendable {
  private struct State {
    var remarks: [Remark] = []
    var time: TimeInterval = 0
  }

  private let state = Mutex(State())

  var all: [Remark] { state.withLock { $0.remarks } }

  var time: TimeInterval {
    get { state.withLock { $0.time } }
    set { state.withLock { $0.time = newValue } }
  }

  /// Adds a failure, at its own moment or at the present one.
  func add(_ text: String) {
    state.withLock { $0.remarks.append(Failure.remark ?? Remark(text, at: $0.time)) }
  }

  /// - Returns: `false`, since the issue is not a known one.
  func record(_ issue: Issue) -> Bool {
    #if compiler(>=6.3)
      // A warning does not make a test fail.
      guard issue.isFailure else { return false }
    #endif
    add("\(issue)")
    return false
  }
}

/// The failures of XCTest from its first use on.
private final class XCTestFailures: NSObject, XCTestObservation, Sendable {
  static let shared: XCTestFailures = {
    let failures = XCTestFailures()
    XCTestObservationCenter.shared.addTestObserver(failures)
    return failures
  }()

  let remarks = RemarkList()

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) { remarks.add(description) }
}
