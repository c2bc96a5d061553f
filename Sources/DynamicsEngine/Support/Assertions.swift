// Preconditions of the engine's callers, checked in debug builds where values enter. Without these
// checks Chipmunk would abort the process some steps later, with its own messages.

func assertFinite(_ isFinite: @autoclosure () -> Bool, _ name: @autoclosure () -> String) {
  assert(isFinite(), "\(name()) must be finite")
}

/// - Parameter flaw: The reason why a value is invalid; `nil` for a valid one.
func assertNone(_ flaw: @autoclosure () -> String?) {
  assert(flaw() == nil, flaw() ?? "")
}
