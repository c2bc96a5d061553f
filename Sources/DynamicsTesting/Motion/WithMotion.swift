public import Dynamics

/// Records the motion of an animator, and keeps it as a web page if the test fails.
///
/// ```swift
/// withMotion(of: animator) {
///   expectRest(animator, within: 5)
///   expectInside(animator, CGRect(x: 0, y: 0, width: 300, height: 400))
/// }
/// ```
///
/// If a failure is recorded in the block, by one of the expectations of this module, by `#expect`,
/// `#require` or an assertion of XCTest, or if an error leaves the block, a page with the motion is
/// written, and one line on standard error says where. It is titled by the name of the test, and has
/// controls and the debug view. It opens at the moment of the first failure, with the messages of all
/// of them, each with its moment, and shows the point or the area where an item was expected. Swift
/// Testing also gets it as an attachment. If the block succeeds, nothing is written.
///
/// Pages are written to `.build/motion` in the package of the test, or to the folder that the
/// environment variable `DYNAMICS_MOTION` names. A known issue also gets its page.
///
/// The animator is recorded step by step, which changes neither its motion nor its behaviors. The
/// block may drive it or let frames do it. `expectInside` and `expectNoOverlap` apply to the whole block.
///
/// - Parameters:
///   - animator: The animator whose motion is recorded.
///   - name: A name for this motion, for tests that have several; by default the page has the name
///     of the test only.
///   - function: The function of the test, for the title. Leave the default.
///   - fileID: With the three parameters below, the source location that a failure shows. Leave the
///     defaults.
///   - filePath: The path of the file.
///   - line: The line in the file.
///   - column: The column in the line.
///   - body: The block. It is called once, at once.
/// - Returns: The value that the block returns.
/// - Throws: The error that the block throws.
/// - Complexity: O(*n*) for each step in the block, where *n* is the number of items: some microseconds
///   for each, more than the step itself. The recording takes memory, at most 256 MiB.
@discardableResult
public func withMotion<Result, Failure: Error>(
  of animator: DynamicAnimator, named name: String? = nil, function: StaticString = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let place = SourcePlace(fileID, filePath, line, column)
  let motion = WatchedMotion(of: animator, MotionTitle(name, function, place))
  var outcome: Swift.Result<Result, Failure>?
  motion.failures.watching {
    WatchedMotion.$all.withValue(WatchedMotion.all + [motion]) {
      do throws(Failure) {
        outcome = .success(try body())
      } catch {
        outcome = .failure(error)
      }
    }
  }
  return try motion.end(with: outcome!)
}

/// Records the motion of an animator, and keeps it as a web page if the test fails, for a block that
/// waits.
///
/// Otherwise it is the same as `withMotion(of:)` for a block that does not wait. The block runs where
/// the caller runs.
///
/// - Complexity: As of `withMotion(of:)` for a block that does not wait.
@discardableResult
public func withMotion<Result, Failure: Error>(
  of animator: DynamicAnimator, named name: String? = nil, function: StaticString = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let place = SourcePlace(fileID, filePath, line, column)
  let motion = WatchedMotion(of: animator, MotionTitle(name, function, place))
  var outcome: Swift.Result<Result, Failure>?
  await motion.failures.watching {
    await WatchedMotion.$all.withValue(WatchedMotion.all + [motion]) {
      do throws(Failure) {
        outcome = .success(try await body())
      } catch {
        outcome = .failure(error)
      }
    }
  }
  return try motion.end(with: outcome!)
}
