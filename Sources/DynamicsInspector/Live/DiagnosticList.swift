#if Inspector
  import DynamicsReporting
  import Synchronization

  /// The diagnostics of the process since the inspector started; equal ones are counted.
  final class DiagnosticList: Sendable {
    struct Entry: Sendable {
      let number: Int
      let text: String
      var count: Int
      /// Increases with each report of any diagnostic.
      var version: Int
    }

    private struct State {
      var entries: [Entry] = []
      var version = 0
    }

    /// The most entries that are kept.
    private static let limit = 200

    private let state = Mutex(State())
    private let listener: Mutex<DiagnosticListener?>

    init() {
      listener = Mutex(nil)
      let listener = DiagnosticListener { [weak self] in self?.add($0.description) }
      self.listener.withLock { $0 = listener }
    }

    private func add(_ text: String) {
      state.withLock { state in
        state.version += 1
        if let place = state.entries.lastIndex(where: { $0.text == text }) {
          state.entries[place].count += 1
          state.entries[place].version = state.version
        } else {
          if state.entries.count == Self.limit { state.entries.removeFirst() }
          state.entries.append(
            Entry(number: state.version, text: text, count: 1, version: state.version))
        }
      }
    }

    /// The present version.
    var version: Int { state.withLock { $0.version } }

    /// The entries that are new or were reported again after a version.
    func entries(after version: Int) -> [Entry] {
      state.withLock { state in
        state.version == version ? [] : state.entries.filter { $0.version > version }
      }
    }
  }
#endif
