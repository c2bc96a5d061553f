public import Foundation

/// The reasons why a ``DynamicAnimator/Snapshot`` cannot be restored.
///
/// If one is thrown, nothing has changed. Later versions may add cases.
public enum SnapshotError: Error, Hashable, Sendable {
  /// The snapshot was written by a version of the framework with another layout.
  case version
  /// The snapshot is damaged or is not a snapshot.
  case corrupt
  /// The animator has other items or behaviors; the text says which, and what to do.
  case structureDiffers(String)
}

extension SnapshotError {
  /// Reads what may be damaged: whatever else is thrown means that it is.
  static func reading<Result: ~Copyable>(_ read: () throws -> Result) throws(SnapshotError)
    -> Result
  {
    do {
      return try read()
    } catch let error as SnapshotError {
      throw error
    } catch {
      throw .corrupt
    }
  }
}

extension SnapshotError: CustomStringConvertible, LocalizedError {
  /// The error in one sentence.
  public var description: String {
    switch self {
    case .version:
      "the snapshot was made by another version of swift-dynamics, and cannot be converted; take a new one"
    case .corrupt: "the snapshot is damaged; use another one"
    case .structureDiffers(let difference): difference
    }
  }

  /// The same as `description`, for `localizedDescription`.
  public var errorDescription: String? { description }
}
