public import Foundation

/// The reasons why a ``Recording`` cannot be read or written.
///
/// Later versions may add cases.
public enum RecordingError: Error, Hashable, Sendable {
  /// The result would be larger than allowed; nothing of it was kept.
  case tooLarge(maximumBytes: Int)
  /// The file could not be written, with the reason.
  case cannotWrite(String)
  /// The recording was written by an unknown version of the library.
  case version(Int)
  /// The data is not a recording, with the reason.
  case corrupt(String)
}

extension RecordingError: CustomStringConvertible, LocalizedError {
  /// The error and what to do, in one sentence.
  public var description: String {
    switch self {
    case .tooLarge(let bytes):
      "the recording would take more than \(bytes) bytes; shorten, simplify or resample it, or set a higher limit"
    case .cannotWrite(let reason): "the recording cannot be written: \(reason)"
    case .version(let version):
      "the recording has version \(version), and this library reads \(Recording.version); record it again"
    case .corrupt(let reason): "the recording is not valid: \(reason)"
    }
  }

  /// The same as `description`, for `localizedDescription`.
  public var errorDescription: String? { description }
}
