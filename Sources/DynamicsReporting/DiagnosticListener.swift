internal import Synchronization

/// Hears all diagnostics of the process as long as it exists, besides the handler.
///
/// It is for tools that show diagnostics while a program runs.
package final class DiagnosticListener: Sendable {
  private static let all = Mutex<[WeakListener]>([])

  /// Unchecked, since the reference is never changed after it was made.
  private struct WeakListener: @unchecked Sendable { weak var listener: DiagnosticListener? }

  private let hear: @Sendable (DynamicsDiagnostic) -> Void

  /// - Parameter hear: Called on the thread of the misuse, possibly in the middle of a change; it must
  ///   use neither animators nor items.
  package init(_ hear: @escaping @Sendable (DynamicsDiagnostic) -> Void) {
    self.hear = hear
    Self.all.withLock { all in
      all.removeAll { $0.listener == nil }
      all.append(WeakListener(listener: self))
    }
  }

  static func notify(_ diagnostic: DynamicsDiagnostic) {
    let listeners = all.withLock { $0.compactMap(\.listener) }
    for listener in listeners { listener.hear(diagnostic) }
  }
}
