#if Inspector
  internal import Foundation
  import Synchronization

  /// What waits to be written to a page: one batch of messages at most, so that a page that reads
  /// slowly, or not at all, lets nothing pile up.
  final class Outbox: Sendable {
    enum Item: Sendable {
      case batch([any ServerMessage])
      case pong([UInt8])
      case end(UInt16)
    }

    private struct State {
      var batch: [any ServerMessage]?
      var pong: [UInt8]?
      var ending: UInt16?
      var reader: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// Whether the batch before was taken by the writer.
    var hasRoom: Bool { state.withLock { $0.batch == nil && $0.ending == nil } }

    /// Sends a batch, if there is room for it.
    func send(_ batch: [any ServerMessage]) {
      change { if $0.batch == nil { $0.batch = batch } }
    }

    /// Answers a ping; only the latest is answered.
    func send(pong: [UInt8]) { change { $0.pong = pong } }

    /// Lets the writer write what waits, then the reason for the end.
    func end(_ code: UInt16) { change { $0.ending = $0.ending ?? code } }

    /// Waits for the next item to write, for one reader.
    func next() async -> Item {
      while true {
        if let item = takeItem() { return item }
        await withCheckedContinuation { continuation in
          let isReady = state.withLock { state in
            let isReady = state.batch != nil || state.pong != nil || state.ending != nil
            if !isReady { state.reader = continuation }
            return isReady
          }
          if isReady { continuation.resume() }
        }
      }
    }

    private func takeItem() -> Item? {
      state.withLock { state in
        if let pong = state.pong.take() { return .pong(pong) }
        if let batch = state.batch.take() { return .batch(batch) }
        return state.ending.map { .end($0) }
      }
    }

    private func change(_ change: (inout State) -> Void) {
      let reader = state.withLock { state in
        change(&state)
        return state.reader.take()
      }
      reader?.resume()
    }
  }
#endif
