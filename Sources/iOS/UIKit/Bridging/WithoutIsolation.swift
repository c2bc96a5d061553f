/// Calls code of the main actor where the compiler cannot check the isolation.
///
/// The core calls back only within calls from the main actor. This is not checked at run time.
/// Clients in Swift 5 mode may use these classes on the thread of their test, and on Linux the main
/// actor of a test is not the main thread.
func withoutIsolation<Subject, Result>(
  _ subject: Subject, _ body: @MainActor (Subject) throws -> Result
) rethrows -> Result {
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: ((Subject) throws -> Result).self)(subject)
  }
}
