public import Foundation

/// Why a ``Recording`` could not be read or written.
public enum RecordingError: Error, Hashable, Sendable {
  /// It would take more bytes than were allowed; nothing was kept of it.
  case tooLarge(maximumBytes: Int)
  /// The file could not be written, with the reason.
  case cannotWrite(String)
  /// It was written by a version of the library that this one does not know.
  case version(Int)
  /// What was read is no recording, with the reason.
  case corrupt(String)
}

extension RecordingError: CustomStringConvertible, LocalizedError {
  /// What is wrong and what to do, in one sentence.
  public var description: String {
    switch self {
    case .tooLarge(let bytes):
      "the recording would take more than \(bytes) bytes; shorten, simplify or resample it, or allow more"
    case .cannotWrite(let reason): "the recording cannot be written: \(reason)"
    case .version(let version):
      "the recording has version \(version), and this library reads \(Recording.version); record it again"
    case .corrupt(let reason): "this is no recording: \(reason)"
    }
  }

  /// The same, for `localizedDescription`.
  public var errorDescription: String? { description }
}
