#if Inspector
  public import Foundation

  /// The reasons why an ``Inspector`` cannot start.
  ///
  /// Later versions may add cases.
  public enum InspectorError: Error, Hashable, Sendable {
    /// Another program uses the port.
    case portInUse(UInt16)
    /// The system refused to open the port, with its reason.
    case system(String)
  }

  extension InspectorError: CustomStringConvertible, LocalizedError {
    /// The error in one sentence.
    public var description: String {
      switch self {
      case .portInUse(let port):
        "port \(port) is in use; choose another one, or leave it out for a free one"
      case .system(let reason): "the port cannot be opened: \(reason)"
      }
    }

    /// The same as `description`, for `localizedDescription`.
    public var errorDescription: String? { description }
  }
#endif
