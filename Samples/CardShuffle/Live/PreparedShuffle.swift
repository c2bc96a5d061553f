import Foundation
import Synchronization

/// A shuffle that is computed while another one is shown.
final class PreparedShuffle: Sendable {
  typealias Result = (request: ShuffleRequest, performance: Performance)

  private let storage = Mutex<Result?>(nil)

  init(_ request: ShuffleRequest) {
    let thread = Thread { [weak self] in
      var request = request
      while self != nil {
        if let performance = try? Director(request: request).perform() {
          self?.storage.withLock { $0 = (request, performance) }
          return
        }
        // A seed whose cards never come to rest is left out.
        request.seed &+= 1
      }
    }
    thread.start()
  }

  /// The shuffle; `nil` until it is ready.
  var result: Result? { storage.withLock { $0 } }
}

extension ShuffleRequest {
  /// The request for another shuffle after this one: another style, and the next seed.
  var next: ShuffleRequest {
    let styles = ShuffleStyle.allCases
    var next = self
    next.style = styles[((styles.firstIndex(of: style) ?? 0) + 1) % styles.count]
    next.seed &+= 1
    return next
  }
}
