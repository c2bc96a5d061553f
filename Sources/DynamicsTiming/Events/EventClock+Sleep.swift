package import Foundation
import Synchronization

extension EventClock {
  /// Waits for seconds of this clock, or until the task is cancelled.
  package func sleep(for seconds: TimeInterval) async {
    let sleeper = Sleeper()
    let event = call(after: seconds, on: .global()) { sleeper.wake() }
    await withTaskCancellationHandler {
      // Who resumes it calls it back to its actor at once.
      await withCheckedContinuation { sleeper.sleep($0) }
    } onCancel: {
      sleeper.wake()
    }
    cancel(event)
  }
}

/// A task that waits to be woken, once.
private final class Sleeper: Sendable {
  private enum State {
    case up
    case asleep(CheckedContinuation<Void, Never>)
    case woken
  }

  private let state = Mutex(State.up)

  func sleep(_ continuation: CheckedContinuation<Void, Never>) {
    let isWoken = state.withLock { state in
      if case .woken = state { return true }
      state = .asleep(continuation)
      return false
    }
    if isWoken { continuation.resume() }
  }

  func wake() {
    let former = state.withLock { state in
      defer { state = .woken }
      return state
    }
    if case .asleep(let continuation) = former { continuation.resume() }
  }
}
