internal import Synchronization
internal import Testing
internal import XCTest

/// Notices whether code makes its test fail.
struct FailureWatch {
  private let issues = IssueFlag()
  private let failuresBefore: Int

  init() {
    failuresBefore = Failure.isInSwiftTesting ? 0 : XCTestFailures.shared.count
  }

  /// Whether the test has failed in the code so far.
  var hasFailed: Bool {
    issues.isSet.load(ordering: .relaxed)
      || (!Failure.isInSwiftTesting && XCTestFailures.shared.count > failuresBefore)
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

/// Set by the first issue that makes a test fail.
private final class IssueFlag: Sendable {
  let isSet = Atomic(false)

  /// - Returns: `false`, since the issue is not a known one.
  func record(_ issue: Issue) -> Bool {
    #if compiler(>=6.3)
      // A warning does not make a test fail.
      guard issue.isFailure else { return false }
    #endif
    isSet.store(true, ordering: .relaxed)
    return false
  }
}

/// Counts the failures of XCTest from its first use on.
private final class XCTestFailures: NSObject, XCTestObservation, Sendable {
  static let shared: XCTestFailures = {
    let failures = XCTestFailures()
    XCTestObservationCenter.shared.addTestObserver(failures)
    return failures
  }()

  private let counted = Atomic(0)

  var count: Int { counted.load(ordering: .relaxed) }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) { counted.add(1, ordering: .relaxed) }
}
