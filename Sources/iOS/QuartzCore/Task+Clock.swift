internal import DynamicsTiming
internal import Foundation

// The compiler prefers these overloads to those of the standard library.

extension Task where Success == Never, Failure == Never {
  /// Waits for nanoseconds of `UIShimClock`.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleepOnClock(Double(duration) / 1e9)
  }

  /// Waits for a time of `UIShimClock`.
  public static func sleep(for duration: Duration) async throws {
    let (seconds, attoseconds) = duration.components
    try await sleepOnClock(Double(seconds) + Double(attoseconds) / 1e18)
  }

  private static func sleepOnClock(_ seconds: TimeInterval) async throws {
    try checkCancellation()
    await EventClock.current.sleep(for: seconds)
    try checkCancellation()
  }
}

extension Task where Failure == Never {
  /// Begins a task that follows the clock of the caller.
  @discardableResult public init(
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) {
    let operation = Handover(operation)
    self = EventClock.$caller.withValue(.current) {
      Task(name: nil, priority: priority, operation: operation.value)
    }
  }
}

extension Task where Failure == any Error {
  /// Begins a task that follows the clock of the caller.
  @discardableResult public init(
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) {
    let operation = Handover(operation)
    self = EventClock.$caller.withValue(.current) {
      Task(name: nil, priority: priority, operation: operation.value)
    }
  }
}

/// A value that goes to a new task through a closure and is used only there.
private struct Handover<Value>: @unchecked Sendable {
  nonisolated(unsafe) let value: Value

  init(_ value: Value) { self.value = value }
}
