internal import Foundation
internal import DynamicsRecording
internal import Foundation
internal import Testing
internal import XCTest

/// Makes the running test fail, in Swift Testing or in XCTest.
enum Failure {
  /// The failure that is recorded now, with its moment.
  @TaskLocal static var remark: Remark?

  static func record(_ text: String, at place: SourcePlace) {
    if isInSwiftTesting {
      Issue.record("\(text)", sourceLocation: place.sourceLocation)
    } else {
      XCTFail(text, file: place.filePath, line: place.line)
    }
  }

  /// Records a failure that a page can show at its moment.
  ///
  /// - Parameters:
  ///   - time: The moment, as on the page.
  ///   - figure: Where something was expected.
  @discardableResult
  static func record(
    _ text: String, time: TimeInterval, figure: Remark.Figure? = nil, at place: SourcePlace
  ) -> Remark {
    let remark = Remark(text, at: time, figure: figure)
    $remark.withValue(remark) { record(text, at: place) }
    return remark
  }

  static func recordNoAnimator(of item: AnyObject, _ expectation: String, at place: SourcePlace) {
    record(
      "\(type(of: item)) is in no animator that moves it; pass the animator that it is in: "
        + "\(expectation)(item, …, in: animator)", at: place)
  }

  /// Whether Swift Testing runs this code; otherwise XCTest does.
  ///
  /// A detached task belongs to no test. Then the arguments tell: the package manager runs the tests
  /// of each library in a process of their own, and names Swift Testing to it.
  static var isInSwiftTesting: Bool { Test.current != nil || isSwiftTestingProcess }

  private static let isSwiftTestingProcess = CommandLine.arguments.contains("swift-testing")
}
