internal import Synchronization

/// The events that wait for one reader, which may be on another thread.
package final class EventQueue<Event: Sendable>: Sendable {
  private struct State {
    var events: [Event] = []
    var isFinished = false
    var reader: CheckedContinuation<Event?, Never>?
  }

  private let state = Mutex(State())

  var count: Int { state.withLock { $0.events.count } }

  var isFinished: Bool { state.withLock { $0.isFinished } }

  func send(_ event: Event) {
    let reader = state.withLock { state in
      guard !state.isFinished else { return nil as CheckedContinuation<Event?, Never>? }
      if state.reader == nil { state.events.append(event) }
      return state.reader.take()
    }
    reader?.resume(returning: event)
  }

  package func drain() -> [Event] {
    state.withLock { state in
      let events = state.events
      state.events = []
      return events
    }
  }

  /// Ends the queue once the reader has read the events that wait.
  func finish() {
    let reader = state.withLock { state in
      state.isFinished = true
      return state.reader.take()
    }
    reader?.resume(returning: nil)
  }

  /// Waits for the next event; returns `nil` at the end.
  func next() async -> Event? {
    await withCheckedContinuation { continuation in
      // A second reader replaces the first, which gets the end.
      var ready: (CheckedContinuation<Event?, Never>, Event?)?
      state.withLock { state in
        if !state.events.isEmpty {
          ready = (continuation, state.events.removeFirst())
        } else if state.isFinished {
          ready = (continuation, nil)
        } else {
          ready = state.reader.map { ($0, nil) }
          state.reader = continuation
        }
      }
      ready?.0.resume(returning: ready?.1)
    }
  }
}
