/// Calls what belongs to the main actor from where the compiler cannot see that it is there.
///
/// The core calls back from within calls that the main actor made. Nothing is checked at run time: a
/// client in Swift 5 mode may use these classes from wherever its test runs, and on Linux the main
/// actor of a test is not the main thread.
func withoutIsolation<Subject, Result>(
  _ subject: Subject, _ body: @MainActor (Subject) throws -> Result
) rethrows -> Result {
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: ((Subject) throws -> Result).self)(subject)
  }
}
