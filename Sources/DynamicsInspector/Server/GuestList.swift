#if Inspector
  import Synchronization

  /// The open connections: strangers, which have sent no valid request yet, and guests, which have.
  final class GuestList: Sendable {
    private struct State {
      var strangers: [(number: Int, connection: Connection)] = []
      var guests: [Int: Connection] = [:]
      var nextNumber = 0
      var isClosed = false
    }

    private let state = Mutex(State())

    /// Adds a stranger, and cuts off the oldest one if there are too many: silent visitors must not
    /// keep others out.
    ///
    /// - Returns: Its number; `nil` after ``cutAll()``.
    func add(_ connection: Connection) -> Int? {
      state.withLock { state in
        guard !state.isClosed else { return nil }
        if state.strangers.count >= ServerLimits.strangers {
          state.strangers.removeFirst().connection.cut()
        }
        state.nextNumber += 1
        state.strangers.append((state.nextNumber, connection))
        return state.nextNumber
      }
    }

    /// Makes a stranger a guest; `false` if there are too many guests.
    func welcome(_ number: Int) -> Bool {
      state.withLock { state in
        guard state.guests.count < ServerLimits.guests,
          let place = state.strangers.firstIndex(where: { $0.number == number })
        else { return false }
        state.guests[number] = state.strangers.remove(at: place).connection
        return true
      }
    }

    func remove(_ number: Int) {
      state.withLock { state in
        state.guests[number] = nil
        state.strangers.removeAll { $0.number == number }
      }
    }

    /// Cuts off all, and those who come later.
    func cutAll() {
      let all = state.withLock { state in
        state.isClosed = true
        return state.strangers.map(\.connection) + state.guests.values
      }
      for connection in all { connection.cut() }
    }
  }
#endif
